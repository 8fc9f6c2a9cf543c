// What a crawl does where its site has had its requests of the minute, and how many it makes at most.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SeoQuota } from "#worker/quota/seo-quota.ts";
import {
  CRAWL_DEADLINE_MS,
  type CrawlState,
  MAX_CRAWL_REQUESTS,
} from "#worker/seo/site-crawl/crawl-state.ts";
import { StoredPieces } from "#worker/stored-pieces.ts";
import { beginCrawl, crawled, paths, read, restart, storedOf, untilEnded } from "../../support/crawls.ts";
import { aPageWith, fakeSite, movedTo, row, times } from "../../support/fake-site.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

/** From now on nothing, or everything, is granted of the site's requests. */
const grant = (granted: boolean) => vi.mocked(SeoQuota.prototype.spend).mockResolvedValue({ granted });

/** What was granted before is used up as well. */
async function spendAll(id: string): Promise<void> {
  grant(false);
  await runInDurableObject(env.SITE_CRAWL.getByName(id), (crawl) => Object.assign(crawl, { reading: null }));
}

const changeState = (id: string, change: Partial<CrawlState>) =>
  runInDurableObject(env.SITE_CRAWL.getByName(id), (_, { storage }) => {
    const stored = new StoredPieces(storage.kv);
    stored.put("state", { ...stored.get<CrawlState>("state"), ...change });
  });

const untilItWaits = (id: string) =>
  vi.waitFor(
    async () => {
      const { alarm } = await storedOf(id);
      const pause = (alarm ?? 0) - Date.now();
      expect(pause).toBeGreaterThan(3_000);
      expect(pause).toBeLessThan(5_001);
    },
    { timeout: 5_000 },
  );

describe("a crawl of a site that has had its requests", () => {
  it("waits some seconds without asking anything, and loses nothing [SAFE-23]", async () => {
    const site = fakeSite(row);
    site.hold("/a");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /a"));
    await spendAll(id);
    site.release();
    await untilItWaits(id);
    const before = site.asked.length;
    // Who looks does not make it ask the counter again.
    const asked = vi.mocked(SeoQuota.prototype.spend).mock.calls.length;
    for (let i = 0; i < 5; i++) expect(paths(await read(id))).toEqual(["/", "/a"]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(vi.mocked(SeoQuota.prototype.spend).mock.calls).toHaveLength(asked);
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id));
    expect(site.asked).toHaveLength(before);
    grant(true);
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id));
    const crawl = await untilEnded(id);
    expect(paths(crawl)).toEqual(["/", "/a", "/b", "/c"]);
    for (const path of ["/a", "/b", "/c"]) expect(times(site.asked, `GET ${path}`)).toBe(1);
    expect(crawl.notes.join(" ")).not.toContain("warten");
  });

  it("begins what was cut off in the middle anew [SAFE-23]", async () => {
    const site = fakeSite({ ...row, "/a": movedTo("/a/"), "/a/": aPageWith("Tische", ["/b"]) });
    site.hold("/a");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /a"));
    await runInDurableObject(env.SITE_CRAWL.getByName(id), async (crawl) => {
      const { reading } = crawl as unknown as { reading: { requests: { refund(): Promise<void> } } };
      await reading.requests.refund();
    });
    grant(false);
    site.release();
    await untilItWaits(id);
    expect(paths(await read(id))).toEqual(["/"]);
    grant(true);
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id));
    const crawl = await untilEnded(id);
    expect(paths(crawl)).toEqual(["/", "/a", "/b", "/c"]);
    expect(crawl.pages.map(({ score }) => score)).not.toContain(null);
  });

  it("goes on after a restart while it waited [SAFE-23]", async () => {
    const site = fakeSite(row);
    site.hold("/a");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /a"));
    await spendAll(id);
    site.release();
    await untilItWaits(id);
    await restart(id);
    grant(true);
    expect(paths(await untilEnded(id))).toEqual(["/", "/a", "/b", "/c"]);
    expect(times(site.asked, "GET /c")).toBe(1);
  });

  it("ends 120 s after its start all the same, and says what it waited for and left out [SAFE-23] [CRAWL-25]", async () => {
    const site = fakeSite(row);
    site.hold("/a");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /a"));
    await spendAll(id);
    site.release();
    await untilItWaits(id);
    await changeState(id, { startedAt: Date.now() - CRAWL_DEADLINE_MS });
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id));
    const crawl = await untilEnded(id);
    expect(crawl).toMatchObject({ state: "done", progress: { read: 2 } });
    expect(crawl.notes[0]).toMatch(
      /Nach 120 Sekunden war Schluss\. Diese Website wurde .* auch von anderen geprüft/,
    );
    expect(crawl.notes.join(" ")).toContain("1 bekannte Seite wurde nicht gelesen");
  });
});

describe("the requests of a crawl", () => {
  it("are two hundred at most, where every address leads through five redirects [SAFE-23]", async () => {
    const links = Array.from({ length: 100 }, (_, i) => `/seite${i}?um=0`);
    const site = fakeSite({
      "/": aPageWith("Start", links),
      ...Object.fromEntries(
        links.flatMap((_, i) =>
          [0, 1, 2, 3, 4].map((n) => [`/seite${i}?um=${n}`, movedTo(`/seite${i}?um=${n + 1}`)]),
        ),
      ),
      ...Object.fromEntries(links.map((_, i) => [`/seite${i}?um=5`, aPageWith(`Titel ${i}`)])),
    });
    const id = await beginCrawl();
    const begun =
      times(site.asked, "GET /") + site.asked.filter((one) => /robots|llms|sitemap/.test(one)).length;
    const crawl = await untilEnded(id);
    expect(site.asked.length - begun).toBe(MAX_CRAWL_REQUESTS);
    expect(crawl.notes[0]).toContain("Nach 200 Anfragen war Schluss");
    expect(crawl.pages.filter(({ note }) => note !== null)).toEqual([]);
  });

  it("never go to another site [SAFE-23]", async () => {
    const site = fakeSite({
      "/": aPageWith(
        "Start",
        Array.from({ length: 60 }, (_, i) => `/x${i}`),
      ),
      ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`/x${i}`, movedTo("https://opfer.de/")])),
    });
    await crawled();
    expect(site.asked.filter((one) => one.includes("opfer"))).toEqual([]);
  });
});
