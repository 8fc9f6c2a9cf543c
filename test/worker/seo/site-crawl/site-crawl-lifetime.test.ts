// Restarts, double alarms, errors, and the end of a crawl's object.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RETENTION_MS } from "#worker/seo/site-crawl/site-crawl.ts";
import {
  beginCrawl,
  crawled,
  crawls,
  paths,
  read,
  restart,
  storedOf,
  untilEnded,
} from "../../support/crawls.ts";
import { fakeSite, row, SITE, times } from "../../support/fake-site.ts";

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

describe("interruptions", () => {
  it("go on where they were cut off when the object restarts in the middle [CRAWL-14]", async () => {
    const site = fakeSite(row);
    site.hold("/b");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /b"));
    expect(await read(id)).toMatchObject({ state: "running", progress: { read: 2, current: [`${SITE}/b`] } });
    await runInDurableObject(env.SITE_CRAWL.getByName(id), (_, state) => state.abort("restart")).catch(
      () => {},
    );
    site.release();
    const after = await untilEnded(id);
    expect(paths(after)).toEqual(["/", "/a", "/b", "/c"]);
    expect(times(site.asked, "GET /a")).toBe(1);
    expect(times(site.asked, "GET /b")).toBe(2);
  });

  it("give an address up that was under way at two of them [CRAWL-14]", async () => {
    const site = fakeSite(row);
    const id = await beginCrawl();
    await untilEnded(id);
    await runInDurableObject(env.SITE_CRAWL.getByName(id), async (crawl, { storage }) => {
      const text = new TextDecoder().decode(storage.kv.get<Uint8Array>("state/0"));
      const state = JSON.parse(text);
      const [first] = state.pages;
      const begun = [{ kind: "page", url: `${SITE}/a`, times: 2 }];
      const again = { ...state, pages: [first], begun, outcome: "running", finishedAt: null };
      storage.kv.put("state/0", new TextEncoder().encode(JSON.stringify(again)));
      await crawl.alarm();
    });
    const crawl = await untilEnded(id);
    expect(crawl.pages[1]).toMatchObject({ url: `${SITE}/a`, score: null });
    expect(times(site.asked, "GET /a")).toBe(1);
  });

  it("do not read a page twice when two alarms ring at once", async () => {
    const site = fakeSite(row, { delayMs: 20 });
    const id = await beginCrawl();
    await runInDurableObject(env.SITE_CRAWL.getByName(id), async (crawl) => {
      await Promise.all([crawl.alarm(), crawl.alarm(), crawl.alarm()]);
    });
    await untilEnded(id);
    for (const path of ["/a", "/b", "/c"]) expect(times(site.asked, `GET ${path}`)).toBe(1);
  });

  it("by time are said: after two minutes what has been read counts [CRAWL-09]", async () => {
    const site = fakeSite(row);
    site.hold("/b");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /b"));
    const later = Date.now() + 121_000;
    vi.spyOn(Date, "now").mockImplementation(() => later);
    site.release();
    await vi.waitFor(async () => expect(await crawls.read(id)).toContain('"read":3'));
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id)); // ours is two minutes ahead of the platform's clock
    const crawl = await untilEnded(id);
    expect(paths(crawl)).toEqual(["/", "/a", "/b"]);
    expect(crawl.notes[0]).toContain("120 Sekunden");
  });

  it("by errors of our own end it as failed after three tries, with what was read", async () => {
    const site = fakeSite(row);
    site.hold("/b");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /b"));
    await runInDurableObject(
      env.SITE_CRAWL.getByName(id),
      (_, { storage }) => void storage.kv.delete("shared"),
    );
    site.release();
    const crawl = await untilEnded(id);
    expect(crawl).toMatchObject({ state: "failed", findings: [] });
    expect(paths(crawl)).toEqual(expect.arrayContaining(["/", "/a", "/b"]));
    expect(crawl.notes.join()).toContain("Fehlers bei mir");
  });
});

describe("the end of a crawl", () => {
  it("is kept for a day and then deleted by alarm, down to the last trace [CRAWL-15]", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    const { finishedAt } = await untilEnded(id);
    const deleteAt = Date.parse(finishedAt ?? "") + RETENTION_MS;
    expect((await storedOf(id)).alarm).toBe(deleteAt);
    vi.spyOn(Date, "now").mockImplementation(() => deleteAt);
    expect(await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id))).toBe(true);
    expect(await storedOf(id)).toEqual({ names: [], alarm: null });
    expect(await crawls.read(id)).toBeNull();
  });

  it("is not deleted by an alarm that rings twice", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    const { finishedAt } = await untilEnded(id);
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id));
    expect(await crawls.read(id)).not.toBeNull();
    expect((await storedOf(id)).alarm).toBe(Date.parse(finishedAt ?? "") + RETENTION_MS);
  });

  it("can be read after a restart", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    const ended = await untilEnded(id);
    await restart(id);
    expect(await read(id)).toEqual(ended);
  });

  it("is the same for the same site [CRAWL-26]", async () => {
    const run = async () => {
      fakeSite(row);
      const { pages, findings, notes } = await crawled();
      return { pages, findings, notes };
    };
    expect(await run()).toEqual(await run());
  });

  it("leaves one line in the log: the outcome, no address and no id [EDGE-24] [CRAWL-31]", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    await untilEnded(id);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: "site-crawl", outcome: "done", pages: 4 },
    ]);
    expect(logged.join()).not.toMatch(new RegExp(`${id}|tischlerei`));
  });

  it("of an id that nobody was given is nothing, and asking leaves no trace", async () => {
    const id = crypto.randomUUID();
    expect(await crawls.read(id)).toBeNull();
    expect(await crawls.read("../seo-quota")).toBeNull();
    expect(await storedOf(id)).toEqual({ names: [], alarm: null });
  });
});
