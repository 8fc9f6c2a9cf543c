import { describe, expect, it, vi } from "vitest";
import { aLink, aLinkElement, aMeta, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { MAX_LINKS_PER_PAGE } from "#worker/seo/site-crawl/crawl-state.ts";
import { createCrawlStart } from "#worker/seo/site-crawl/first-page.ts";
import { siteOf } from "#worker/seo/site-crawl/page-address.ts";
import { digestPage } from "#worker/seo/site-crawl/page-digest.ts";
import { extractSharedFacts, sideFactsFor } from "#worker/seo/site-crawl/shared-facts.ts";

function digest(overrides: PageOverrides = {}) {
  const facts = aPage(overrides);
  const report = buildReport(facts, { keywords: [], checkedAt: "2026-11-21T12:00:00.000Z" });
  return digestPage(facts, report, siteOf(new URL(facts.fetched.url)));
}
const own = aPage().fetched.url;
const origin = new URL(own).origin;
const canonicalHeader = (path: string) => ({ link: `<${origin}${path}>; rel="canonical"` });

describe("what is kept of a page", () => {
  it("is no judgement and no links when it answers with an error", () => {
    const page = digest({ fetched: { status: 404 }, html: { anchors: [aLink("A", "/a")] } });
    expect(page).toMatchObject({ status: 404, judged: null, links: [], outcome: "answered" });
    expect(page.note).toContain("Status 404");
  });

  it("is no judgement when a firewall answered", () => {
    const page = digest({ fetched: { status: 403 } });
    expect(page).toMatchObject({ judged: null, outcome: "refused" });
    expect(page.note).toContain("abgewiesen");
  });

  it("is each internal target once, nofollow only when every link says so", () => {
    const anchors = [
      aLink("Kontakt", "/kontakt", { rel: ["nofollow"] }),
      aLink("Zum Kontakt", "/kontakt#form"),
      aLink("", "/b", { otherName: "Bild von B", rel: ["nofollow"] }),
      aLink("Fremd", "https://anderswo.de/"),
      aLink("Anruf", "tel:+49251123456"),
    ];
    expect(digest({ html: { anchors } }).links).toEqual([
      { href: `${origin}/kontakt`, text: "Kontakt", nofollow: false },
      { href: `${origin}/b`, text: "Bild von B", nofollow: true },
    ]);
  });

  it("resolves links against the base of the page", () => {
    const { links } = digest({ html: { baseHref: "/de/", anchors: [aLink("A", "a")] } });
    expect(links[0]?.href).toBe(`${origin}/de/a`);
  });

  it.each<[string, PageOverrides]>([
    ["noindex", { html: { metas: [aMeta("robots", "noindex")] } }],
    ["another canonical address", { html: { links: [aLinkElement("canonical", "/andere")] } }],
    ["another one in a header", { html: { links: [] }, fetched: { headers: canonicalHeader("/andere") } }],
  ])("says that search engines are not offered it: %s", (_, overrides) => {
    expect(digest(overrides).judged?.isOffered).toBe(false);
  });

  it("says that they are when it is canonical itself", () => {
    expect(digest().judged).toMatchObject({ isOffered: true, isWhole: true });
  });

  it.each<[string, PageOverrides]>([
    ["stands in the body", { html: { links: [aLinkElement("canonical", "/andere", { inBody: true })] } }],
    [
      "contradicts itself",
      { html: { links: [aLinkElement("canonical", "/andere"), aLinkElement("canonical", "/dritte")] } },
    ],
    ["is another scheme", { html: { links: [aLinkElement("canonical", own.replace("https", "http"))] } }],
    ["is the twin with www", { html: { links: [aLinkElement("canonical", own.replace("www.", ""))] } }],
  ])("says that they are when the canonical address counts for nothing: %s", (_, overrides) => {
    expect(digest(overrides).judged?.isOffered).toBe(true);
  });

  it("looks at 10,000 of 50,000 links, stays small and says that some are missing", () => {
    const anchors = Array.from({ length: 50_000 }, (_, i) => aLink(`Seite ${i}`, `/s${i}`));
    const facts = aPage({ html: { anchors } });
    const report = buildReport(aPage(), { keywords: [], checkedAt: "" });
    const parsed = vi.spyOn(URL, "canParse");
    const page = digestPage(facts, report, siteOf(new URL(facts.fetched.url)));
    const others = 20;
    expect(parsed.mock.calls.length).toBeLessThan(10_000 + others);
    parsed.mockRestore();
    expect(page.links).toHaveLength(MAX_LINKS_PER_PAGE);
    expect(page.hasAllLinks).toBe(false);
  });

  it("stays small with links of two thousand characters", () => {
    const anchors = Array.from({ length: 400 }, (_, i) => aLink("x", `/${i}${"a".repeat(1_900)}`));
    const page = digest({ html: { anchors } });
    expect(JSON.stringify(page).length).toBeLessThan(300_000);
    expect(page.hasAllLinks).toBe(false);
  });
});

describe("what a crawl begins with", () => {
  it("takes other sitemaps of robots.txt for children of the first, three at most", () => {
    const named = Array.from({ length: 5 }, (_, i) => `Sitemap: ${origin}/s${i}.xml`);
    const found = { state: "found" as const, status: 200, reason: null };
    const facts = aPage({
      side: {
        robotsTxt: {
          ...found,
          text: [...named.slice(0, 2), "Sitemap: https://anderswo.de/s.xml"].join("\n"),
        },
        sitemap: { ...found, text: "<urlset></urlset>", url: `${origin}/s0.xml` },
      },
    });
    const report = buildReport(facts, { keywords: [], checkedAt: "" });
    const { state } = createCrawlStart("id", report, facts, 0);
    expect(state.sitemaps).toMatchObject([{ children: [`${origin}/s1.xml`], isWhole: true }]);
  });

  it("shows the Impressum to every page, and to itself as itself", () => {
    const url = `${origin}/impressum`;
    const imprint = { state: "found" as const, url, text: "Angaben", hrefs: [], reason: null };
    const shared = extractSharedFacts(aPage({ side: { imprint } }));
    expect(sideFactsFor(shared, `${origin}/a`).imprint.state).toBe("found");
    expect(sideFactsFor(shared, `${url}/`).imprint.state).toBe("self");
  });

  it("that is the Impressum hands its text to the other pages", () => {
    const imprint = { state: "self" as const, url: null, text: "", hrefs: [], reason: null };
    const facts = aPage({ text: "Angaben nach § 5 DDG", side: { imprint } });
    expect(extractSharedFacts(facts).imprint).toMatchObject({
      state: "found",
      url: facts.fetched.url,
      text: "Angaben nach § 5 DDG",
    });
  });
});
