import { describe, expect, it } from "vitest";
import { PUBLIC_IP, tableFetch } from "#test/support/seo/crawl.ts";
import { checkAddress, rememberHosts } from "#worker/address-guard/check-address.ts";
import { createDohResolver } from "#worker/address-guard/resolve-host.ts";

const DOH_URL = "https://dns.example-host.de/dns-query";
const A = `${DOH_URL}?name=tischlerei.de&type=A`;
const AAAA = `${DOH_URL}?name=tischlerei.de&type=AAAA`;
const signal = new AbortController().signal;

const answer = (entries: [type: number, data: string][], status = 0) =>
  Response.json({
    Status: status,
    Answer: entries.map(([type, data]) => ({ name: "x", type, TTL: 60, data })),
  });
const nothing = (status = 0) => Response.json({ Status: status });

function resolve(answers: Record<string, Response>) {
  const { fetch } = tableFetch(answers);
  return createDohResolver({ fetch, dohUrl: DOH_URL })("tischlerei.de", signal);
}

describe("createDohResolver", () => {
  it("gives IPv4 and IPv6 addresses, without the names on the way [SEO-69]", async () => {
    const addresses = await resolve({
      [A]: answer([
        [5, "hoster.de."],
        [1, PUBLIC_IP],
        [1, "10.0.0.1"],
      ]),
      [AAAA]: answer([[28, "2606:4700::1111"]]),
    });
    expect(addresses).toEqual([PUBLIC_IP, "10.0.0.1", "2606:4700::1111"]);
  });

  it("gives none when the name does not exist [SEO-69]", async () => {
    expect(await resolve({ [A]: nothing(3), [AAAA]: nothing(3) })).toEqual([]);
  });

  it("asks as the service wants to be asked [SEO-69]", async () => {
    const inits: RequestInit[] = [];
    const fetch = (async (_url: string, init: RequestInit) => {
      inits.push(init);
      return nothing();
    }) as typeof globalThis.fetch;
    await createDohResolver({ fetch, dohUrl: DOH_URL })("tischlerei.de", signal);
    expect(inits).toHaveLength(2);
    expect(inits[0]).toMatchObject({
      headers: { accept: "application/dns-json" },
      redirect: "manual",
      signal,
    });
  });

  it.each([
    ["one of the two questions fails", { [A]: answer([[1, PUBLIC_IP]]), [AAAA]: nothing(2) }],
    ["the service answers with an error", { [A]: answer([]), [AAAA]: new Response("no", { status: 500 }) }],
    ["the service sends something else", { [A]: answer([]), [AAAA]: Response.json(["?"]) }],
    ["the service sends no JSON", { [A]: answer([]), [AAAA]: new Response("<html>") }],
    ["the service is away", { [A]: answer([]) }],
  ])("rejects rather than trust half an answer: %s [SEO-69]", async (_case, answers) => {
    await expect(resolve(answers)).rejects.toThrow();
  });
});

describe("rememberHosts", () => {
  it("asks once per host, but again after a failure", async () => {
    const asked: string[] = [];
    let fail = true;
    const resolveHost = rememberHosts(async (host) => {
      asked.push(host);
      if (fail) throw new Error("SERVFAIL");
      return [PUBLIC_IP];
    });
    await expect(resolveHost("a.de", signal)).rejects.toThrow("SERVFAIL");
    fail = false;
    await resolveHost("a.de", signal);
    await resolveHost("a.de", signal);
    await resolveHost("b.de", signal);
    expect(asked).toEqual(["a.de", "a.de", "b.de"]);
  });
});

describe("checkAddress", () => {
  it("asks DNS for the host without trailing dot and never for loopback [SEO-69]", async () => {
    const asked: string[] = [];
    const rules = {
      allowLoopback: true,
      ownHosts: [],
      resolveHost: async (host: string) => {
        asked.push(host);
        return [PUBLIC_IP];
      },
    };
    expect(await checkAddress("https://Tischlerei.de./", rules, signal)).toMatchObject({ ok: true });
    expect(await checkAddress("http://localhost:3000/", rules, signal)).toMatchObject({ ok: true });
    expect(asked).toEqual(["tischlerei.de"]);
  });
});
