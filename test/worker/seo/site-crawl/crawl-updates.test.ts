// What a listener hears: little, and never the same twice, whatever the site.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { aCrawl, aReadPage, aTask, at } from "#test/support/seo/crawl-states.ts";
import { updateSince } from "#worker/seo/site-crawl/snapshot.ts";
import { beginCrawl, heardOf, read } from "../../support/crawls.ts";
import { aPageWith, fakeSite, row, SITE } from "../../support/fake-site.ts";

const MAX_EVENT_BYTES = 20_000;
const MAX_BYTES_IN_ALL = 200_000;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe("an update", () => {
  it("holds the pages that its reader does not know, in one line each [CRAWL-12]", () => {
    const state = aCrawl([
      aReadPage("/", {
        judged: { tasks: [aTask("h1"), aTask("hsts"), aTask("sitemap", { status: "warning" })] },
      }),
      aReadPage("/weg", { judged: null, status: 404 }),
    ]);
    const first = { url: at("/"), status: 200, score: 80, failed: 2, warnings: 1 };
    const second = { url: at("/weg"), status: 404, score: null, failed: 0, warnings: 0 };
    expect(updateSince(state, 0)).toMatchObject({ from: 0, rows: [first, second] });
    expect(updateSince(state, 1)).toMatchObject({ from: 1, rows: [second], progress: { read: 2 } });
    expect(updateSince(state, 2)).toMatchObject({ from: 2, rows: [] });
  });

  it("stays small with twenty pages whose every text is as long and as hard to write as can be [CRAWL-13]", () => {
    const long = (path: string) => at(`/${path}?${"\\".repeat(MAX_URL_LENGTH)}`);
    const tasks = Array.from({ length: 73 }, (_, i) => aTask(`x${i}`, { title: "\u0000".repeat(200) }));
    const pages = Array.from({ length: MAX_CRAWLED_PAGES }, (_, i) =>
      aReadPage(`/${i}`, {
        url: long(`${i}`),
        finalUrl: long("z"),
        judged: { tasks, title: "\u{1f3e0}".repeat(300) },
      }),
    );
    const state = aCrawl(pages, { startUrl: long(""), current: [long("a"), long("b")] });
    expect(bytesOf(updateSince(state, 0))).toBeLessThan(MAX_EVENT_BYTES);
  });
});

describe("everything heard of a crawl", () => {
  it("is each page once, and no report [CRAWL-12] [CRAWL-13]", async () => {
    fakeSite(row);
    const heard = await heardOf(await beginCrawl());
    expect(heard.flatMap(({ rows }) => rows.map(({ url }) => url))).toEqual(
      ["/", "/a", "/b", "/c"].map((path) => SITE + path),
    );
    for (const { from, rows, progress } of heard) expect(from + rows.length).toBe(progress.read);
    expect(JSON.stringify(heard)).not.toMatch(/report|findings|tasks/);
  });

  it("is the whole so far for one who comes later or again", async () => {
    const site = fakeSite(row);
    site.hold("/c");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /c"));
    const late = heardOf(id);
    site.release();
    expect((await late)[0]).toMatchObject({ from: 0, rows: { length: 3 }, state: "running" });
    expect(await heardOf(id)).toMatchObject([{ from: 0, rows: { length: 4 }, state: "done" }]);
  });

  it("is small though every page is full of faults, links and words without end [CRAWL-13]", async () => {
    const word = 'Donaudampfschiff\u0001"\\'.repeat(20);
    const links = (n: number) =>
      Array.from({ length: 6 }, (_, i) => `/${(n * 5 + i + 1) % 25}?x=${"\\".repeat(900)}`);
    const faulty = (n: number) => aPageWith(`${word} ${n}`, links(n), "<img src=a.jpg>".repeat(60));
    const pages = new Proxy({} as Record<string, string>, {
      get: (_, path: string) =>
        /^\/(\d+\?.*)?$/.test(path) ? faulty(Number.parseInt(path.slice(1), 10) || 0) : undefined,
    });
    fakeSite(pages);
    const id = await beginCrawl();
    const sizes = (await heardOf(id)).map(bytesOf);
    expect((await read(id)).pages).toHaveLength(MAX_CRAWLED_PAGES);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(MAX_EVENT_BYTES);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES_IN_ALL);
  }, 60_000);
});
