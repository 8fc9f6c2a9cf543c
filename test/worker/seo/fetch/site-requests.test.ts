// The `fetch` for strangers' sites, before a counter that is a number.
import { describe, expect, it } from "vitest";
import { guard, tableFetch } from "#test/support/seo/crawl.ts";
import { followRedirects } from "#worker/seo/fetch/follow-redirects.ts";
import { createSiteRequests, SiteBusyError } from "#worker/seo/fetch/site-requests.ts";

const MINUTE_MS = 60_000;

/** Counters of sites, each with the same limit; `calls` are those to them. */
function counters(limit: number) {
  const spent = new Map<string, number>();
  const clock = { now: 0, calls: 0 };
  const shareOf = async (site: string) => {
    const minute = Math.floor(clock.now / MINUTE_MS);
    const name = `${site} ${minute}`;
    const add = (amount: number) => void spent.set(name, (spent.get(name) ?? 0) + amount);
    return {
      endsAt: (minute + 1) * MINUTE_MS,
      take: async (amount: number) => {
        clock.calls++;
        if ((spent.get(name) ?? 0) + amount > limit) return false;
        add(amount);
        return true;
      },
      settle: async (difference: number) => add(difference),
    };
  };
  return { shareOf, spent, clock };
}

function requestsOf(limit: number, { maxRequests = 1_000, from = counters(limit) } = {}) {
  const asked: string[] = [];
  const fetch = (async (input: string) => {
    asked.push(input);
    return new Response("");
  }) as typeof globalThis.fetch;
  const requests = createSiteRequests({
    fetch,
    shareOf: from.shareOf,
    now: () => from.clock.now,
    maxRequests,
  });
  return { ...from, asked, requests, ask: (url: string) => requests.fetch(url).catch((error) => error) };
}

describe("requests to one site", () => {
  it("are no more than its share, however many begin at once [SAFE-23]", async () => {
    const { ask, asked } = requestsOf(21);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask("https://a.de/")));
    expect(asked).toHaveLength(21);
    expect(answers.filter((answer) => answer instanceof SiteBusyError)).toHaveLength(79);
  });

  it("are counted together over all who ask [SAFE-23]", async () => {
    const from = counters(30);
    const all = Array.from({ length: 10 }, () => requestsOf(30, { from }));
    await Promise.all(all.flatMap(({ ask }) => Array.from({ length: 9 }, () => ask("https://a.de/"))));
    expect(all.flatMap(({ asked }) => asked)).toHaveLength(30);
  });

  it.each([
    ["https://a.de/", "http://www.shop.a.de/x", 1],
    ["https://eins.github.io/", "https://zwei.github.io/", 2],
    ["http://127.0.0.1:3000/", "http://127.0.0.1:3001/", 2],
  ])("%s and %s are asked %d times with a share of one [SAFE-23]", async (one, other, times) => {
    const { ask, asked } = requestsOf(1);
    await ask(one);
    await ask(other);
    expect(asked).toHaveLength(times);
  });

  it("count for the site that a redirect leads to [SAFE-23]", async () => {
    const from = counters(100);
    const moved = (location: string) => () => new Response(null, { status: 302, headers: { location } });
    const { fetch } = tableFetch({
      "https://a.de/": moved("https://b.de/1"),
      "https://b.de/1": moved("https://b.de/2"),
      "https://b.de/2": () => new Response("da"),
    });
    const requests = createSiteRequests({ fetch, shareOf: from.shareOf, now: () => 0, maxRequests: 100 });
    const deps = { fetch: requests.fetch, ready: requests.ready, guard: guard(), now: Date.now };
    const hop = await followRedirects("https://a.de/", {}, deps, new AbortController().signal);
    expect(hop.ok).toBe(true);
    await requests.refund();
    expect(Object.fromEntries(from.spent)).toEqual({ "a.de 0": 1, "b.de 0": 2 });
  });

  it("end a way of redirects at the site that has had its share [SAFE-23]", async () => {
    const from = counters(1);
    const { fetch, asked } = tableFetch({
      "https://a.de/": () => new Response(null, { status: 302, headers: { location: "https://b.de/1" } }),
      "https://b.de/1": () => new Response(null, { status: 302, headers: { location: "https://b.de/2" } }),
    });
    const requests = createSiteRequests({ fetch, shareOf: from.shareOf, now: () => 0, maxRequests: 100 });
    for (const ready of [requests.ready, undefined]) {
      const deps = { fetch: requests.fetch, ready, guard: guard(), now: Date.now };
      const hop = await followRedirects("https://a.de/", {}, deps, new AbortController().signal);
      expect(hop).toEqual({ ok: false, code: "target-busy" });
    }
    expect(asked).toEqual(["https://a.de/", "https://b.de/1"]);
  });

  it("are no more than were granted to one reader, to whatever sites", async () => {
    const { ask, asked, requests } = requestsOf(100, { maxRequests: 5 });
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`https://site${i}.de/`)));
    expect(asked).toHaveLength(5);
    expect(requests.made()).toBe(5);
    expect(await requests.ready(new URL("https://site0.de/"))).toBe(false);
  });
});

describe("the counter", () => {
  it("is asked once for eight requests, and gets back what was not used [SAFE-23]", async () => {
    const { ask, requests, clock, spent } = requestsOf(100);
    await Promise.all(Array.from({ length: 6 }, () => ask("https://a.de/")));
    expect(clock.calls).toBe(1);
    await requests.refund();
    expect(spent.get("a.de 0")).toBe(6);
  });

  it("is asked again in the next minute: what is left of the last is worth nothing there [SAFE-23]", async () => {
    const { ask, requests, clock, spent } = requestsOf(8);
    await ask("https://a.de/");
    clock.now = MINUTE_MS;
    for (let i = 0; i < 8; i++) expect(await ask("https://a.de/")).toBeInstanceOf(Response);
    expect(await ask("https://a.de/")).toBeInstanceOf(SiteBusyError);
    await requests.refund();
    expect(spent.get("a.de 1")).toBe(8);
  });

  it("grants nothing when it does not answer", async () => {
    const fetch = (() => expect.fail("asked")) as unknown as typeof globalThis.fetch;
    const shareOf = () => Promise.reject(new Error("away"));
    const requests = createSiteRequests({ fetch, shareOf, now: () => 0, maxRequests: 10 });
    expect(await requests.ready(new URL("https://a.de/"))).toBe(false);
    await expect(requests.fetch("https://a.de/")).rejects.toBeInstanceOf(SiteBusyError);
  });

  it("does not make a site look slow", async () => {
    const clock = { now: 0 };
    const { fetch } = tableFetch({ "https://a.de/": () => new Response("da") });
    const ready = async () => {
      clock.now += 700;
      return true;
    };
    const deps = { fetch, ready, guard: guard(), now: () => clock.now };
    const hop = await followRedirects("https://a.de/", {}, deps, new AbortController().signal);
    expect(hop).toMatchObject({ ok: true, startedAt: 700, responseTime: 0 });
  });
});
