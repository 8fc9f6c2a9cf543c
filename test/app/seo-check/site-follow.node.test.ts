import { describe, expect, it, vi } from "vitest";
import { ApiError } from "#app/api-client.ts";
import { connectToCrawl } from "#app/features/seo-check/calls.ts";
import { idle, nextFlow } from "#app/features/seo-check/flow.ts";
import { followCrawl, PAUSES_MS } from "#app/features/seo-check/site/follow-crawl.ts";
import { isCrawlId, keepId, keptId } from "#app/features/seo-check/site/kept-id.ts";
import { exampleReport } from "#content/example-report.ts";
import { CRAWL_ID, done, running } from "./site-crawls.ts";

type Connection = unknown[] | Error;

/** Follows a crawl whose connections are given one by one: what they say, or how they fail. The last one repeats. */
async function follow(connections: Connection[], leaveAt?: number) {
  const leaving = new AbortController();
  const pauses: number[] = [];
  const heard: number[] = [];
  let made = 0;
  let broken = 0;
  const outcome = await followCrawl(
    CRAWL_ID,
    {
      connect: async (_, __, onState) => {
        const connection = connections[Math.min(made, connections.length - 1)] ?? [];
        made += 1;
        if (made === leaveAt) leaving.abort();
        if (connection instanceof Error) throw connection;
        for (const state of connection) onState(state);
      },
      onCrawl: ({ progress }) => heard.push(progress.read),
      onBroken: () => {
        broken += 1;
      },
      wait: async (ms) => {
        pauses.push(ms);
      },
    },
    leaving.signal,
  );
  return { outcome, pauses, heard, made, broken };
}

const offline = new ApiError("Der Server ist nicht erreichbar.");
const unknown = new ApiError("HTTP 404: Weg.", { code: "not-found" });

describe("following a crawl", () => {
  it("hands on every state until the crawl is done, and connects no more", async () => {
    const { outcome, heard, made, pauses } = await follow([[running(1, 4), running(3, 4), done()]]);
    expect(heard).toEqual([1, 3, 3]);
    expect({ outcome, made, pauses }).toEqual({ outcome: "over", made: 1, pauses: [] });
  });

  it("ends after a failed crawl as well", async () => {
    expect(await follow([[done({ state: "failed" })]])).toMatchObject({ outcome: "over", made: 1 });
  });

  it("connects anew where a stream ended early, and calls that no trouble while pages are read", async () => {
    const { outcome, pauses, broken } = await follow([[running(1, 9)], [running(4, 9)], [done()]]);
    expect({ outcome, pauses, broken }).toEqual({ outcome: "over", pauses: [1000, 1000], broken: 0 });
  });

  it("waits longer from try to try, and at last leaves it to the visitor", async () => {
    const { outcome, pauses, broken } = await follow([[running(2, 9)], offline]);
    expect(outcome).toBe("lost");
    expect(pauses).toEqual(PAUSES_MS);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(broken).toBe(PAUSES_MS.length - 1);
  });

  it("gives up on a crawl that stands still, too", async () => {
    expect((await follow([[running(2, 9)]])).outcome).toBe("lost");
  });

  it("starts again with the short pause once there is news", async () => {
    const { pauses } = await follow([offline, offline, [running(2, 9)], [done()]]);
    expect(pauses).toEqual([2000, 4000, 1000]);
  });

  it("does not ask twice for what the server does not know", async () => {
    expect(await follow([unknown])).toMatchObject({ outcome: "gone", made: 1, broken: 0 });
  });

  it("ends quietly when the visitor leaves, also in the middle of a failure [API-24]", async () => {
    expect(await follow([[running(1, 9)], offline], 2)).toMatchObject({ outcome: "left", broken: 0 });
    expect(await follow([[done()]], 1)).toMatchObject({ outcome: "left", heard: [] });
  });

  it("skips what is no snapshot", async () => {
    const { heard, outcome } = await follow([[undefined, null, 7, {}, { state: "tanzt" }, done()]]);
    expect({ heard, outcome }).toEqual({ heard: [3], outcome: "over" });
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

  it("is kept in the entry of the history, beside what others keep there [DATA-13]", () => {
    const kept = entry({ idx: 2, key: "k" });
    keepId(CRAWL_ID, kept);
    expect(kept.state).toEqual({ idx: 2, key: "k", siteCrawl: CRAWL_ID });
    expect(keptId(kept)).toBe(CRAWL_ID);
    keepId(null, kept);
    expect(kept.state).toEqual({ idx: 2, key: "k" });
  });

  it("leaves an entry without one alone", () => {
    const kept = entry(null);
    keepId(null, kept);
    expect(kept.state).toBeNull();
    expect(keptId(kept)).toBeNull();
  });

  it.each([undefined, 7, "", "../seo-quota", `${CRAWL_ID}/x`, [CRAWL_ID]])("is not %j", (value) => {
    expect(isCrawlId(value)).toBe(false);
    expect(keptId(entry({ siteCrawl: value }))).toBeNull();
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
