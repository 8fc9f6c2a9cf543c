// The crawl inside its Durable Object, over a website out of a table.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { crawled, finding, paths } from "../../support/crawls.ts";
import { aPageWith, fakeSite, movedTo, row, SITE, sitemapOf, times } from "../../support/fake-site.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

/** Sixty alarms in a row on a loaded machine. */
const PATIENCE = { timeout: 20_000 };

describe("a crawl", PATIENCE, () => {
  it("reads every page that links and sitemap lead to, once each, and nothing of other sites [CRAWL-04] [CRAWL-07]", async () => {
    const site = fakeSite({
      "/": aPageWith("Start", ["/leistungen", "/kontakt", "/kontakt#karte", "https://anderswo.de/"]),
      "/leistungen": aPageWith("Leistungen", ["/", "/leistungen/kueche"]),
      "/leistungen/kueche": aPageWith("Küchen", ["/"]),
      "/kontakt": aPageWith("Kontakt", ["/"]),
      "/verwaist": aPageWith("Verwaist", ["/"]),
      "/robots.txt": new Response("User-agent: *\nDisallow:\n"),
      "/sitemap.xml": sitemapOf("/", "/leistungen", "/verwaist"),
    });
    const crawl = await crawled();
    expect(crawl.state).toBe("done");
    expect(
      crawl.pages.map(({ url, depth, inSitemap }) => [url.slice(SITE.length), depth, inSitemap]),
    ).toEqual([
      ["/", 0, true],
      ["/leistungen", 1, true],
      ["/kontakt", 1, false],
      ["/leistungen/kueche", 2, false],
      ["/verwaist", null, true],
    ]);
    expect(crawl.progress).toEqual({ read: 5, known: 5, current: [] });
    expect(times(site.asked, "GET /kontakt")).toBe(1);
    expect(site.asked.filter((one) => one.includes("anderswo"))).toEqual([]);
    expect(finding(crawl, "orphan-pages")).toMatchObject({
      status: "failed",
      evidence: [{ where: `${SITE}/verwaist` }],
    });
  });

  it("judges each page by the rule of a single one, with the first page's report beside it [CRAWL-10]", async () => {
    fakeSite({ ...row, "/a": "<!doctype html><html><body><p>Kurz</p></body></html>" });
    const crawl = await crawled();
    expect(crawl.report.url).toBe(`${SITE}/`);
    expect(crawl.report.siteCrawl).toEqual({ id: crawl.id });
    const [start, poor] = crawl.pages;
    expect(start?.score).toBe(crawl.report.score);
    expect(poor?.score).toBeLessThan(start?.score ?? 0);
    expect(poor?.score).toBe((await crawled(`${SITE}/a`)).report.score);
    expect(poor?.failed).toBeGreaterThan(start?.failed ?? 0);
    const faults = poor?.tasks.filter(({ status }) => status === "failed") ?? [];
    expect(faults.length).toBeGreaterThan(2);
    expect(poor?.tasks.slice(0, faults.length)).toEqual(faults);
  });

  it("fetches robots.txt, sitemap and llms.txt once for all pages [CRAWL-10]", async () => {
    const site = fakeSite(row);
    await crawled();
    for (const path of ["/robots.txt", "/sitemap.xml", "/llms.txt"])
      expect(times(site.asked, `GET ${path}`)).toBe(1);
  });

  it("ends at twenty pages of a site without end, and says so [CRAWL-04]", async () => {
    let n = 0;
    const endless = () =>
      new Response(aPageWith(`Seite Nummer ${n}`, [`/x${++n}`, `/x${++n}`]), {
        headers: { "content-type": "text/html" },
      });
    const pages = new Proxy({ "/": endless } as Record<string, () => Response>, {
      get: (_, path: string) => (/^\/(x\d+)?$/.test(path) ? endless : undefined),
    });
    const site = fakeSite(pages);
    const crawl = await crawled();
    expect(crawl.pages).toHaveLength(MAX_CRAWLED_PAGES);
    expect(crawl.progress).toMatchObject({ read: MAX_CRAWLED_PAGES, known: MAX_CRAWLED_PAGES });
    expect(crawl.notes.join(" ")).toContain("Gelesen sind 20 Seiten");
    expect(finding(crawl, "orphan-pages")?.status).not.toBe("failed");
    expect(site.asked.length).toBeLessThan(20 + 40 + 10);
  });

  it("names dead links with the pages on which they stand [CRAWL-18]", async () => {
    fakeSite({
      "/": aPageWith("Start", ["/alt", "/preise.pdf", "/da.pdf"]),
      "/da.pdf": () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
    });
    const crawl = await crawled();
    expect(finding(crawl, "broken-links")).toMatchObject({ status: "failed" });
    expect(finding(crawl, "broken-links")?.evidence).toMatchObject([
      { where: `${SITE}/`, value: expect.stringContaining(`${SITE}/alt: Status 404`) },
      { where: `${SITE}/`, value: expect.stringContaining(`${SITE}/preise.pdf: Status 404`) },
    ]);
    expect(crawl.pages[1]).toMatchObject({ status: 404, score: null, note: expect.stringContaining("404") });
  });

  it("does not take a server that knows no HEAD for a dead link", async () => {
    fakeSite({
      "/": aPageWith("Start", ["/da.pdf"]),
      "/da.pdf": () => {
        const wasHead = vi.mocked(fetch).mock.calls.at(-1)?.[1]?.method === "HEAD";
        return new Response(null, { status: wasHead ? 404 : 200 });
      },
    });
    expect(finding(await crawled(), "broken-links")?.status).toBe("passed");
  });

  it("counts a redirect to a page it knows as no page of its own", async () => {
    fakeSite({ ...row, "/": aPageWith("Start", ["/a", "/start"]), "/start": movedTo("/") });
    const crawl = await crawled();
    expect(paths(crawl)).toEqual(["/", "/a", "/b", "/c"]);
    expect(finding(crawl, "duplicate-titles")?.status).toBe("passed");
  });

  it("says when links go through several redirects or round in a circle [CRAWL-21]", async () => {
    fakeSite({
      "/": aPageWith("Start", ["/1", "/rund"]),
      "/1": movedTo("/2"),
      "/2": movedTo("/3"),
      "/3": aPageWith("Ziel"),
      "/rund": movedTo("/rund"),
    });
    const chains = finding(await crawled(), "redirect-chains");
    expect(chains).toMatchObject({ status: "failed" });
    expect(chains?.evidence.map(({ value }) => value).join(" ")).toMatch(/\/1: 2 Weiter.*\/rund: kein Ende/);
  });
});
