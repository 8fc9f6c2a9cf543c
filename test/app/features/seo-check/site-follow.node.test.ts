import { afterAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "#app/api-client.ts";
import { connectToCrawl, loadCrawl } from "#app/features/seo-check/calls.ts";
import { idle, nextFlow } from "#app/features/seo-check/flow.ts";
import { isCrawlId, readCrawlId, saveCrawlId } from "#app/features/seo-check/site/crawl-id.ts";
import { followCrawl, PAUSES_MS } from "#app/features/seo-check/site/follow-crawl.ts";
import type { ShownCrawl } from "#app/features/seo-check/site/read-crawl.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { CRAWL_ID, done, running, SITE, updateOf } from "./site-crawls.ts";

// All test files share one world.
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What a connection says, update by update, or how it fails. */
type Connection = SiteCrawl[] | unknown[] | Error;

interface Server {
  /** Connections, one by one; the last one repeats. */
  says: Connection[];
  /** What it answers as a whole, one by one; the last one repeats. */
  has?: unknown[];
  isResumed?: boolean;
  /** The visitor leaves during this connection. */
  leaveAt?: number;
}

async function follow({ says, has = [done()], isResumed = false, leaveAt }: Server) {
  const leaving = new AbortController();
  const pauses: number[] = [];
  const heard: ShownCrawl[] = [];
  let made = 0;
  let loads = 0;
  let broken = 0;
  const outcome = await followCrawl(
    CRAWL_ID,
    {
      isResumed,
      load: async () => {
        const whole = has[Math.min(loads, has.length - 1)];
        loads += 1;
        if (whole instanceof Error) throw whole;
        return whole;
      },
      connect: async (_, __, onUpdate) => {
        const connection = says[Math.min(made, says.length - 1)] ?? [];
        made += 1;
        if (made === leaveAt) leaving.abort();
        if (connection instanceof Error) throw connection;
        for (const state of connection) onUpdate(state);
      },
      onCrawl: (crawl) => heard.push(crawl),
      onBroken: () => {
        broken += 1;
      },
      wait: async (ms) => {
        pauses.push(ms);
      },
    },
    leaving.signal,
  );
  return { outcome, pauses, heard, read: heard.map(({ progress }) => progress.read), made, loads, broken };
}

const runs = (read: number, known: number, from = 0) => updateOf(running(read, known), from);
const ends = updateOf(done());
const offline = new ApiError("Der Server ist nicht erreichbar.");
const unknown = new ApiError("HTTP 404: Weg.", { code: "not-found" });

describe("following a crawl", () => {
  it("hands on every update, fetches the whole once it is done, and connects no more", async () => {
    const { outcome, read, heard, made, loads, pauses } = await follow({
      says: [[runs(1, 4), runs(3, 4, 1), ends]],
    });
    expect(read).toEqual([1, 3, 3]);
    expect({ outcome, made, loads, pauses }).toEqual({ outcome: "over", made: 1, loads: 1, pauses: [] });
    expect(heard.at(-1)).toMatchObject({ state: "done", findings: { length: 4 } });
  });

  it("puts new pages behind those it knows, and begins anew with a connection", async () => {
    const { heard } = await follow({
      says: [
        [runs(1, 4), runs(3, 4, 1)],
        [runs(4, 4, 0), ends],
      ],
    });
    expect(heard.map(({ pages }) => pages.map(({ url }) => url.slice(SITE.length)))).toEqual([
      ["/0/"],
      ["/0/", "/1/", "/2/"],
      ["/0/", "/1/", "/2/", "/3/"],
      ["/", "/leistungen/", "/weg/"],
    ]);
  });

  it("fetches the whole first when nothing of it is on the page, with the report, and listens if it still runs [CRAWL-16]", async () => {
    const { heard, made, loads, outcome } = await follow({
      isResumed: true,
      has: [running(2, 9), done()],
      says: [[runs(5, 9), ends]],
    });
    expect(heard.map(({ report }) => report?.url)).toEqual(Array(3).fill(done().report.url));
    expect({ made, loads, outcome }).toEqual({ made: 1, loads: 2, outcome: "over" });
    expect(await follow({ isResumed: true, says: [] })).toMatchObject({ made: 0, loads: 1, outcome: "over" });
  });

  it("ends after a failed crawl as well", async () => {
    const failed = done({ state: "failed" });
    expect(await follow({ says: [[updateOf(failed)]], has: [failed] })).toMatchObject({
      outcome: "over",
      made: 1,
    });
  });

  it("tries again when the whole does not arrive", async () => {
    const { outcome, loads, broken, pauses } = await follow({ says: [[ends]], has: [offline, {}, done()] });
    expect({ outcome, loads }).toEqual({ outcome: "over", loads: 3 });
    expect(broken).toBe(2);
    expect(pauses).toHaveLength(2);
  });

  it("connects anew where a stream ended early, and calls that no trouble while pages are read", async () => {
    const { outcome, pauses, broken } = await follow({ says: [[runs(1, 9)], [runs(4, 9)], [ends]] });
    expect({ outcome, pauses, broken }).toEqual({ outcome: "over", pauses: [1000, 1000], broken: 0 });
  });

  it("waits longer from try to try, and at last leaves it to the visitor [CRAWL-17]", async () => {
    const { outcome, pauses, broken } = await follow({ says: [[runs(2, 9)], offline] });
    expect(outcome).toBe("lost");
    expect(pauses).toEqual(PAUSES_MS);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(broken).toBe(PAUSES_MS.length - 1);
  });

  it("gives up on a crawl that stands still, and on a server that contradicts itself", async () => {
    expect((await follow({ says: [[runs(2, 9)]] })).outcome).toBe("lost");
    const { outcome, loads } = await follow({ says: [[ends]], has: [running(2, 9)] });
    expect(outcome).toBe("lost");
    expect(loads).toBeLessThan(5);
  });

  it("starts again with the short pause once there is news", async () => {
    const { pauses } = await follow({ says: [offline, offline, [runs(2, 9)], [ends]] });
    expect(pauses).toEqual([2000, 4000, 1000]);
  });

  it("does not ask twice for what the server does not know", async () => {
    expect(await follow({ says: [unknown] })).toMatchObject({ outcome: "gone", made: 1, broken: 0 });
    expect(await follow({ says: [], has: [unknown], isResumed: true })).toMatchObject({
      outcome: "gone",
      loads: 1,
    });
  });

  it("ends quietly when the visitor leaves, also in the middle of a failure [API-24]", async () => {
    const left = { outcome: "left", broken: 0 };
    expect(await follow({ says: [[runs(1, 9)], offline], leaveAt: 2 })).toMatchObject(left);
    expect(await follow({ says: [[ends]], leaveAt: 1 })).toMatchObject({ ...left, read: [], loads: 0 });
  });

  it("skips what is no update", async () => {
    const { read, outcome } = await follow({ says: [[undefined, null, 7, {}, { state: "tanzt" }, ends]] });
    expect({ read, outcome }).toEqual({ read: [3], outcome: "over" });
  });
});

describe("the call", () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  const heardOf = async (body: string, type: string) => {
    const heard: unknown[] = [];
    fetched.mockResolvedValue(new Response(body, { headers: { "Content-Type": type } }));
    await connectToCrawl(CRAWL_ID, new AbortController().signal, (data) => heard.push(data));
    return heard;
  };

  it("asks for events with key and id [API-06] [API-07]", async () => {
    const body =
      'event: state\ndata: {"a":1}\n\n: heartbeat\n\nevent: other\ndata: {}\n\nevent: state\ndata: {"a":2}\n\n';
    expect(await heardOf(body, "text/event-stream; charset=utf-8")).toEqual([{ a: 1 }, { a: 2 }]);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`/functions/v1/site-crawl/${CRAWL_ID}`);
    expect(init).toMatchObject({ method: "GET", headers: { Accept: "text/event-stream" } });
    expect(JSON.stringify(init?.headers)).toContain("Bearer ");
  });

  it("asks for the whole as JSON", async () => {
    fetched.mockReset();
    fetched.mockResolvedValue(Response.json({ a: 1 }));
    expect(await loadCrawl(CRAWL_ID, new AbortController().signal)).toEqual({ a: 1 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`/functions/v1/site-crawl/${CRAWL_ID}`);
    expect(init).toMatchObject({ method: "GET", headers: { Accept: "application/json" } });
  });

  it("takes plain JSON as the only state", async () => {
    expect(await heardOf('{"a":1}', "application/json")).toEqual([{ a: 1 }]);
  });
});

describe("the id", () => {
  function entry(state: unknown) {
    const made = {
      state,
      replaceState: (next: unknown) => {
        made.state = next;
      },
    };
    return made;
  }

  it("is kept in the entry of the history, beside what others keep there [DATA-13] [CRAWL-16]", () => {
    const kept = entry({ idx: 2, key: "k" });
    saveCrawlId(CRAWL_ID, kept);
    expect(kept.state).toEqual({ idx: 2, key: "k", siteCrawl: CRAWL_ID });
    expect(readCrawlId(kept)).toBe(CRAWL_ID);
    saveCrawlId(null, kept);
    expect(kept.state).toEqual({ idx: 2, key: "k" });
  });

  it("leaves an entry without one alone", () => {
    const kept = entry(null);
    saveCrawlId(null, kept);
    expect(kept.state).toBeNull();
    expect(readCrawlId(kept)).toBeNull();
  });

  it.each([undefined, 7, "", "../seo-quota", `${CRAWL_ID}/x`, [CRAWL_ID]])("is not %j", (value) => {
    expect(isCrawlId(value)).toBe(false);
    expect(readCrawlId(entry({ siteCrawl: value }))).toBeNull();
  });
});

describe("a report that is back after a reload", () => {
  it("is shown, but takes the place of nothing that has begun since", () => {
    const resumed = { type: "resumed", report: exampleReport } as const;
    expect(nextFlow(idle, resumed)).toEqual({ phase: "result", report: exampleReport });
    const loading = nextFlow(idle, { type: "started", url: "https://firma.example" });
    expect(nextFlow(loading, resumed)).toBe(loading);
  });
});
