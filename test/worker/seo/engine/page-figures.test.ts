import { describe, expect, it } from "vitest";
import {
  aLinkElement,
  aMeta,
  anImage,
  aPage,
  aProperty,
  type PageOverrides,
} from "#test/support/seo/page-facts.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

const figures = (page: PageOverrides = {}, keywords: string[] = []) => pageFigures(aPage(page), keywords);
const missing = {
  state: "missing" as const,
  status: 404,
  text: null,
  reason: "Die Datei gibt es nicht (HTTP 404).",
};

describe("figures of a page [DATA-04]", () => {
  it("pass on what was measured while fetching", () => {
    expect(figures({ fetched: { loadTime: 1, responseTime: 2, bytes: 3 } }).performance).toEqual({
      loadTime: 1,
      responseTime: 2,
      pageSize: 3,
      resourceCount: 5,
    });
  });

  it("take the first title and metas, whatever the letters' case", () => {
    const metas = [aMeta("DESCRIPTION", "eins"), aMeta("description", "zwei"), aMeta("Keywords", "a, b")];
    expect(figures({ html: { titles: ["T", "U"], metas } }).meta).toEqual({
      title: "T",
      description: "eins",
      keywords: "a, b",
    });
    expect(figures({ html: { titles: [], metas: [] } }).meta).toEqual({
      title: null,
      description: null,
      keywords: null,
    });
    expect(figures({ html: { titles: [""] } }).meta.title).toBe("");
  });

  it("give the technical data, the canonical address in full [SEO-53] [SEO-54]", () => {
    expect(
      figures({ html: { links: [aLinkElement("canonical", "../x"), aLinkElement("canonical", "/y")] } })
        .technical,
    ).toEqual({
      httpStatus: 200,
      canonicalUrl: "https://www.dachdecker-beispiel.de/x",
      viewport: "width=device-width, initial-scale=1",
      charset: "utf-8",
      charsetSource: "header",
      doctype: "DOCTYPE html",
      hasRobotsTxt: true,
      hasSitemap: true,
    });
    expect(
      figures({ html: { links: [aLinkElement("canonical", "https://")] } }).technical.canonicalUrl,
    ).toBeNull();
  });

  it.each([
    ["named in robots.txt", { sitemap: { ...missing, url: null } }, true],
    ["answering XML", { robotsTxt: missing }, true],
    ["neither", { robotsTxt: missing, sitemap: { ...missing, url: null } }, false],
    [
      "a robots.txt that names none",
      {
        robotsTxt: { ...missing, state: "found" as const, text: "User-agent: *" },
        sitemap: { ...missing, url: null },
      },
      false,
    ],
  ])("know a sitemap: %s [SEO-54]", (_name, side, hasSitemap) => {
    expect(figures({ side }).technical.hasSitemap).toBe(hasSitemap);
  });

  it("give the share of text in the HTML with one decimal [SEO-55]", () => {
    expect(figures({ text: "x".repeat(123), fetched: { bytes: 1000 } }).content.textToHtmlRatio).toBe(12.3);
    expect(figures({ text: "", fetched: { bytes: 0 } }).content).toMatchObject({
      wordCount: 0,
      readabilityScore: null,
      textToHtmlRatio: 0,
      keywordDensity: {},
    });
  });

  it("count what lacks for people who cannot see [SEO-57]", () => {
    const images = [anImage({ alt: null }), anImage({ alt: "" }), anImage()];
    const controls = ["text", "email", "hidden", "submit"].map((type) => ({
      tag: "input" as const,
      type,
      id: null,
      wrapped: type === "email",
      named: false,
    }));
    expect(figures({ html: { images, controls, headings: [] } }).accessibility).toEqual({
      missingAltImages: 1,
      missingLabels: 1,
      headingStructureIssues: ["Die Seite hat keine Hauptüberschrift (h1)."],
    });
  });

  it("bound the sentences on headings", () => {
    const headings = Array.from({ length: 500 }, () => ({ level: 2 as const, text: "" }));
    const { headingStructureIssues } = figures({ html: { headings } }).accessibility;
    expect(headingStructureIssues).toHaveLength(51);
    expect(headingStructureIssues.at(-1)).toBe("Und 452 weitere Fehler dieser Art.");
  });

  it("take the first value of each social tag [SEO-58]", () => {
    const metas = [
      aProperty("og:title", "A"),
      aProperty("OG:Title", "B"),
      aMeta("og:image", "/c.jpg"),
      aMeta("twitter:card", "summary"),
      aProperty("twitter:site", "@a"),
      aMeta("description", "og:nothing"),
    ];
    const { ogTags, twitterTags } = figures({ html: { metas } }).social;
    expect(ogTags).toEqual({ "og:title": "A", "og:image": "/c.jpg" });
    expect(twitterTags).toEqual({ "twitter:card": "summary", "twitter:site": "@a" });
  });

  it("count images by alternative text, size, loading and format", () => {
    const images = [
      anImage({ src: "/a.webp?v=1", loading: "lazy" }),
      anImage({ src: "/b.JPG", srcset: "/b.AVIF 1x", width: null }),
      anImage({ src: "/c.svg#icon", alt: null, height: "" }),
      anImage({ src: "/d.png", width: "100%" }),
    ];
    expect(figures({ html: { images } }).images).toEqual({
      total: 4,
      withoutAlt: 1,
      withoutSize: 2,
      lazy: 1,
      modern: 3,
    });
  });

  it("analyse the keywords in the order given [SEO-56]", () => {
    expect(figures({}, ["Olfen", "Dach"]).keywordAnalysis.map(({ keyword }) => keyword)).toEqual([
      "Olfen",
      "Dach",
    ]);
    expect(figures().keywordAnalysis).toEqual([]);
  });
});
