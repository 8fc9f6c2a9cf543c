// Dead links, pages without links, chains of redirects: over crawls built by hand.
import { describe, expect, it } from "vitest";
import { siteFindingIds } from "#contract/site-crawl.ts";
import { aCheck, aCrawl, aReadPage, aSitemap, at } from "#test/support/seo/crawl-states.ts";
import { findingOf, proveCases, type SiteCase, trio } from "#test/support/seo/site-finding-cases.ts";
import { siteAudits } from "#worker/seo/site-crawl/site-findings.ts";

const cases: SiteCase[] = [
  {
    name: "a link to a page that is gone",
    id: "broken-links",
    state: aCrawl([
      aReadPage("/", { links: ["/a", "/weg"] }),
      aReadPage("/a", { links: ["/weg"] }),
      aReadPage("/weg", { judged: null, status: 404 }),
    ]),
    status: "failed",
    says: /1 interne Adresse antwortet.*„zu \/weg“ auf .*\/weg: Status 404/s,
    where: [`${at("/")} · ${at("/a")}`],
  },
  {
    name: "a tried link that is gone for good",
    id: "broken-links",
    state: aCrawl([aReadPage("/", { links: ["/x.pdf"] })], { checks: [aCheck("/x.pdf", { status: 410 })] }),
    status: "failed",
    where: [at("/")],
  },
  {
    name: "a server error, which may pass",
    id: "broken-links",
    state: aCrawl([aReadPage("/", { links: ["/x"] })], { checks: [aCheck("/x", { status: 500 })] }),
    status: "warning",
    where: [at("/")],
  },
  {
    name: "a link behind a firewall, a login or silence",
    id: "broken-links",
    state: aCrawl([aReadPage("/", { links: ["/x", "/y", "/z"] })], {
      checks: [
        aCheck("/x", { status: 503, outcome: "refused" }),
        aCheck("/y", { status: 403, outcome: "refused" }),
        aCheck("/z", { status: null, outcome: "unreachable" }),
      ],
    }),
    status: "passed",
  },
  {
    name: "links that nobody tried",
    id: "broken-links",
    state: aCrawl([aReadPage("/", { links: ["/", "/x.pdf"] })]),
    status: "unchecked",
    says: /1 von 2 internen Linkzielen/,
  },
  { name: "no links at all", id: "broken-links", state: aCrawl([aReadPage("/")]), status: "notApplicable" },
  {
    name: "titles that differ in capitals only",
    id: "duplicate-titles",
    state: trio({ "/": { title: "Tischlerei" }, "/b": { title: "TISCHLEREI" } }),
    status: "failed",
    says: /2 Seiten teilen sich 1 Titel/,
    where: [`${at("/")} · ${at("/b")}`],
  },
  { name: "own descriptions", id: "duplicate-descriptions", state: trio({}), status: "passed" },
  {
    name: "a page that only the sitemap names",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/", { links: ["/a"] }), aReadPage("/a", { links: ["/"] }), aReadPage("/b")], {
      sitemaps: [aSitemap(["/", "/a", "/b"])],
    }),
    status: "failed",
    where: [at("/b")],
  },
  {
    name: "a page that only links to itself",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/", { links: ["/a"] }), aReadPage("/a"), aReadPage("/b", { links: ["/b"] })], {
      sitemaps: [aSitemap(["/b"])],
    }),
    status: "failed",
    where: [at("/b")],
  },
  {
    name: "a page that is linked by its old address",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/", { links: ["/alt"] }), aReadPage("/neu")], {
      sitemaps: [aSitemap(["/neu"])],
      checks: [aCheck("/alt", { kind: "page", finalUrl: at("/neu"), hops: 1 })],
    }),
    status: "passed",
  },
  {
    name: "known pages that were not read",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/", { links: ["/a"] }), aReadPage("/b")], { sitemaps: [aSitemap(["/b"])] }),
    status: "unchecked",
  },
  {
    name: "a page with more links than were kept",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/", { links: ["/a"], hasAllLinks: false }), aReadPage("/a"), aReadPage("/b")], {
      sitemaps: [aSitemap(["/b"])],
    }),
    status: "unchecked",
  },
  {
    name: "a sitemap cut off",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/", { links: ["/a"] }), aReadPage("/a"), aReadPage("/b")], {
      sitemaps: [aSitemap(["/b"], { isWhole: false })],
    }),
    status: "unchecked",
  },
  {
    name: "links made by script",
    id: "orphan-pages",
    state: aCrawl([aReadPage("/"), aReadPage("/b")], { sitemaps: [aSitemap(["/", "/b"])] }),
    status: "unchecked",
    says: /JavaScript/,
  },
  { name: "no sitemap", id: "orphan-pages", state: trio({}), status: "notApplicable" },
  {
    name: "a link through two redirects",
    id: "redirect-chains",
    state: aCrawl([aReadPage("/", { links: ["/x"] })], { checks: [aCheck("/x", { hops: 2 })] }),
    status: "warning",
    says: /2 Weiterleitungen/,
    where: [at("/")],
  },
  {
    name: "a link that goes round in a circle",
    id: "redirect-chains",
    state: aCrawl([aReadPage("/", { links: ["/x"] })], {
      checks: [aCheck("/x", { outcome: "loop", status: 302, hops: 5 })],
    }),
    status: "failed",
    where: [at("/")],
  },
  {
    name: "one redirect, as after a move",
    id: "redirect-chains",
    state: aCrawl([aReadPage("/", { links: ["/x"] })], { checks: [aCheck("/x", { hops: 1 })] }),
    status: "passed",
  },
];

describe("findings about the links of a site [CRAWL-18] [CRAWL-20] [CRAWL-21]", () => {
  proveCases(cases);
});

describe("findings about a site", () => {
  it("are one for every id of the contract, in its order, each with a source", () => {
    expect(siteAudits.map(({ id }) => id)).toEqual(siteFindingIds);
    for (const { source } of siteAudits) expect(source.url).toMatch(/^https:/);
  });

  it("show a bounded number of places and say how many more there are", () => {
    const links = Array.from({ length: 400 }, (_, i) => `/weg${i}`);
    const checks = links.map((path) => aCheck(path, { status: 404 }));
    const { evidence } = findingOf("broken-links", aCrawl([aReadPage("/", { links })], { checks }));
    expect(evidence).toHaveLength(50);
    expect(evidence.at(-1)?.value).toContain("und 350 weitere Stellen");
  });
});
