import { describe, expect, it } from "vitest";
import { sitemapEntries } from "#worker/seo/robots/sitemap-entries.ts";

describe("the addresses of a sitemap", () => {
  it("are none in other XML", () => {
    expect(sitemapEntries("<rss><loc>a</loc></rss>")).toMatchObject({ kind: "other", addresses: [] });
    expect(sitemapEntries("")).toMatchObject({ kind: "other", addresses: [] });
  });

  it("survive a comment that never ends", () => {
    expect(sitemapEntries("<urlset><loc>a</loc><!-- <loc>b</loc></urlset>")).toEqual({
      kind: "urlset",
      addresses: ["a"],
      complete: false,
    });
  });
});
