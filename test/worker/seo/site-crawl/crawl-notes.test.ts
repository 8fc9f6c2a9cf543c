import { describe, expect, it } from "vitest";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { aCrawl, aReadPage, aSitemap, at } from "#test/support/seo/crawl-states.ts";
import type { SideFile } from "#worker/seo/html/page-facts.ts";
import { writeCrawlNotes } from "#worker/seo/site-crawl/crawl-notes.ts";
import type { CrawlState, PageLink } from "#worker/seo/site-crawl/crawl-state.ts";
import type { MayRequest } from "#worker/seo/site-crawl/frontier.ts";

const found: SideFile = { state: "found", status: 200, text: "", reason: null };
const many = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const anything = () => true;
const nofollow = (path: string): PageLink => ({ href: at(path), text: path, nofollow: true });

const ALWAYS = "Links zu anderen Websites werden nicht aufgerufen.";

describe("notes of a crawl [CRAWL-25]", () => {
  it("are one when everything was seen", () => {
    const pages = [aReadPage("/", { links: ["/a"] }), aReadPage("/a", { links: ["/"] })];
    expect(writeCrawlNotes(aCrawl(pages), found, anything)).toEqual([ALWAYS]);
  });

  it.each<[string, CrawlState, MayRequest, SideFile, string]>([
    ["why it was stopped", aCrawl([aReadPage("/")], { stopped: "Genug." }), anything, found, "Genug."],
    [
      "what robots.txt forbids",
      aCrawl([aReadPage("/", { links: ["/a", "/b", "/c"] })]),
      (url) => !url.endsWith("/a"),
      found,
      "1 bekannte Seite darf ich laut robots.txt nicht lesen.",
    ],
    [
      "that robots.txt forbids at least so much, when more is known than was asked about",
      aCrawl([aReadPage("/")], { sitemaps: [aSitemap(many(900, "/s"))] }),
      () => false,
      found,
      "Mindestens 200 bekannte Seiten darf ich laut robots.txt nicht lesen.",
    ],
    [
      "what every link asks not to be followed to",
      aCrawl(
        [
          aReadPage("/", {
            links: ["/a", nofollow("/a"), nofollow("/b"), nofollow("/c"), nofollow("/d"), nofollow("/login")],
          }),
          aReadPage("/a", { links: [nofollow("/"), nofollow("/b"), "/c"] }),
          aReadPage("/c"),
        ],
        { sitemaps: [aSitemap(["/d"])] },
      ),
      (url) => !url.endsWith("/d"),
      found,
      "1 internes Linkziel wurde nicht aufgerufen, weil alle Links darauf „nofollow“ sagen.",
    ],
    [
      "that robots.txt could not be read",
      aCrawl([aReadPage("/", { links: ["/a"] })]),
      () => false,
      { ...found, state: "unchecked", status: 500 },
      "Die robots.txt ließ sich nicht lesen.",
    ],
    [
      "that more pages are known than are read",
      aCrawl(many(MAX_CRAWLED_PAGES, "/s").map((path) => aReadPage(path, { links: many(25, "/s") }))),
      anything,
      found,
      "Gelesen sind 20 Seiten, mehr liest diese Prüfung nicht. Mindestens 5 weitere sind bekannt.",
    ],
    [
      "that links are missing of a page",
      aCrawl([aReadPage("/", { hasAllLinks: false })]),
      anything,
      found,
      "Auf 1 Seite wurden nicht alle Links gelesen",
    ],
    [
      "that a sitemap was not read to its end",
      aCrawl([aReadPage("/")], { sitemaps: [aSitemap(["/"], { isWhole: false })] }),
      anything,
      found,
      "Die Sitemap wurde nicht vollständig gelesen.",
    ],
    ["that links may come by script", aCrawl([aReadPage("/")]), anything, found, "erst durch JavaScript"],
  ])("say %s", (_, state, mayRequest, robotsTxt, sentence) => {
    expect(writeCrawlNotes(state, robotsTxt, mayRequest).join(" ")).toContain(sentence);
  });
});
