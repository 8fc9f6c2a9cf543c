// The crawl inside its Durable Object, over a website out of a table.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { beginCrawl, crawled, crawls, storedOf, untilEnded } from "../../support/crawls.ts";
import { aPageWith, fakeSite, movedTo, SITE, sitemapOf } from "../../support/fake-site.ts";

afterEach(() => void vi.restoreAllMocks());

describe("a crawl", () => {
  it("reads every page that links and sitemap lead to, once each", async () => {
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
    expect(crawl.pages.map(({ url, depth, inSitemap }) => [url.slice(SITE.length), depth, inSitemap])).toEqual([
      ["/", 0, true],
      ["/leistungen", 1, true],
      ["/kontakt", 1, false],
      ["/leistungen/kueche", 2, false],
      ["/verwaist", null, true],
    ]);
    expect(crawl.progress).toMatchObject({ read: 5, known: 5, current: [] });
    expect(site.asked.filter((one) => one === "GET /kontakt")).toHaveLength(1);
    expect(site.asked.filter((one) => /robots|sitemap|llms/.test(one))).toHaveLength(3);
    expect(site.asked.filter((one) => one.includes("anderswo"))).toEqual([]);
  });
});
