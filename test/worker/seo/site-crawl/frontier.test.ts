import { describe, expect, it } from "vitest";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { aCheck, aCrawl, aReadPage, aSitemap, at } from "#test/support/seo/crawl-states.ts";
import { MAX_LINK_CHECKS, MAX_PAGE_REQUESTS } from "#worker/seo/site-crawl/crawl-state.ts";
import { clickDepths, knownPages, nextTasks, pendingPages } from "#worker/seo/site-crawl/frontier.ts";
import { pageKey } from "#worker/seo/site-crawl/page-address.ts";

const anything = () => true;
const many = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

describe("what a crawl does next", () => {
  it("is nothing when the first page links nowhere", () => {
    expect(nextTasks(aCrawl([aReadPage("/", { links: ["/", "/"] })]), anything)).toEqual([]);
  });

  it("is nothing any more once it was stopped", () => {
    const state = aCrawl([aReadPage("/", { links: ["/a"] })], { stopped: "Genug." });
    expect(nextTasks(state, anything)).toEqual([]);
  });

  it("is two pages at a time, links before what only the sitemap names, near before far [CRAWL-04] [CRAWL-05]", () => {
    const state = aCrawl([aReadPage("/", { links: ["/a", "/b"] }), aReadPage("/a", { links: ["/c"] })], {
      sitemaps: [aSitemap(["/nur-karte", "/a"])],
    });
    expect(pendingPages(state)).toEqual([at("/b"), at("/c"), at("/nur-karte")]);
    expect(nextTasks(state, anything)).toEqual([
      { kind: "page", url: at("/b") },
      { kind: "page", url: at("/c") },
    ]);
  });

  it("is no page that is known under another spelling", () => {
    const state = aCrawl([
      aReadPage("/", { links: ["/a/", "/index.html", "http://tischlerei-beispiel.de/a"] }),
      aReadPage("/alt", { finalUrl: at("/a") }),
    ]);
    expect(pendingPages(state)).toEqual([]);
  });

  it("is no nofollow link [CRAWL-08]", () => {
    const link = { href: at("/a"), text: "A", nofollow: true };
    expect(nextTasks(aCrawl([aReadPage("/", { links: [link] })]), anything)).toEqual([]);
  });

  it("is never more than the pages promised, and then the remaining links up to a bound", () => {
    const read = many(MAX_CRAWLED_PAGES, "/s").map((path) => aReadPage(path, { links: many(90, "/x") }));
    const full = aCrawl(read);
    expect(nextTasks(full, anything).map(({ kind }) => kind)).toEqual(["link", "link"]);
    const tried = { ...full, checks: many(MAX_LINK_CHECKS, "/x").map((path) => aCheck(path)) };
    expect(nextTasks(tried, anything)).toEqual([]);
  });

  it("ends when pages turn out to be none again and again [CRAWL-04]", () => {
    const links = many(200, "/umleitung");
    const checks = many(MAX_PAGE_REQUESTS - 1, "/umleitung").map((path) =>
      aCheck(path, { kind: "page", finalUrl: at("/") }),
    );
    expect(nextTasks(aCrawl([aReadPage("/", { links })], { checks }), anything)).toEqual([
      { kind: "link", url: at("/umleitung39") },
      { kind: "link", url: at("/umleitung40") },
    ]);
  });

  it("leaves out what robots.txt forbids, also from the number told", () => {
    const state = aCrawl([aReadPage("/", { links: ["/a", "/b", "/c.pdf"] })]);
    const notA = (url: string) => url !== at("/a");
    expect(nextTasks(state, notA)).toEqual([{ kind: "page", url: at("/b") }]);
    expect(knownPages(state, notA)).toBe(2);
    expect(nextTasks(state, () => false)).toEqual([]);
  });

  it("is reading the sitemaps of an index first, but never one twice", () => {
    const children = [at("/s1.xml"), at("/sitemap.xml")];
    const index = aSitemap([], { children });
    const state = aCrawl([aReadPage("/", { links: ["/a"] })], { sitemaps: [index] });
    expect(nextTasks(state, anything)).toEqual([{ kind: "sitemap", url: at("/s1.xml") }]);
    const read = { ...state, sitemaps: [index, aSitemap([], { url: at("/s1.xml"), children })] };
    expect(nextTasks(read, anything)).toEqual([{ kind: "page", url: at("/a") }]);
  });
});

describe("clicks from the first page", () => {
  it("are the fewest, also through redirects, and none where only the sitemap leads", () => {
    const state = aCrawl([
      aReadPage("/", { links: ["/a"] }),
      aReadPage("/a", { links: ["/alt", "/"] }),
      aReadPage("/alt", { finalUrl: at("/neu"), links: ["/tief"] }),
      aReadPage("/karte"),
    ]);
    const clicks = clickDepths(state);
    const of = (path: string) => clicks.get(pageKey(at(path)));
    expect(["/", "/a", "/alt", "/neu", "/tief", "/karte"].map(of)).toEqual([0, 1, 2, 2, 3, undefined]);
  });
});
