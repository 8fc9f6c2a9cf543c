// The questions about a site as a whole, over crawls built by hand.
import { describe, expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import { type SiteFindingId, siteFindingIds } from "#contract/site-crawl.ts";
import { aCheck, aCrawl, aReadPage, aSitemap, at } from "#test/support/crawl-states.ts";
import type { CrawlState, JudgedPage } from "#worker/seo/site-crawl/crawl-state.ts";
import { siteAudits, siteFindings } from "#worker/seo/site-crawl/site-findings.ts";
import { siteView } from "#worker/seo/site-crawl/site-view.ts";

function findingOf(id: SiteFindingId, state: CrawlState) {
  const found = siteFindings(siteView(state)).find((finding) => finding.id === id);
  if (found === undefined) throw new Error(`No finding ${id}`);
  return found;
}

/** Three pages that link to each other; the parts of the judgement by path. */
function trio(judged: Record<string, Partial<JudgedPage>>, paths = ["/", "/a", "/b"]): CrawlState {
  return aCrawl(paths.map((path) => aReadPage(path, { links: paths, judged: judged[path] ?? {} })));
}

const phone = (written: string, stem: string) => ({ phones: [{ written, stem }], addresses: [] });
const address = (street: string, postalCode: string, town: string) => ({
  phones: [],
  addresses: [{ street, postalCode, town }],
});

interface Case {
  name: string;
  id: SiteFindingId;
  state: CrawlState;
  status: FindingStatus;
  /** Found in title, advice and evidence together. */
  says?: RegExp;
  where?: string[];
}

const cases: Case[] = [
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
    where: [at("/"), at("/a")],
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
  {
    name: "the same title on a page with noindex or another canonical address",
    id: "duplicate-titles",
    state: trio({ "/": { title: "T" }, "/b": { title: "T", isOffered: false } }),
    status: "passed",
  },
  {
    name: "the same title on later parts of a list, as Google allows",
    id: "duplicate-titles",
    state: trio({ "/": { title: "T" }, "/blog/page/2": { title: "T" } }, ["/", "/a", "/blog/page/2"]),
    status: "passed",
  },
  {
    name: "the same title in another language",
    id: "duplicate-titles",
    state: trio({ "/": { title: "Team", lang: "de-DE" }, "/b": { title: "Team", lang: "en" } }),
    status: "passed",
  },
  { name: "one page", id: "duplicate-titles", state: aCrawl([aReadPage("/")]), status: "notApplicable" },
  {
    name: "pages without title, which is another finding",
    id: "duplicate-titles",
    state: trio({ "/": { title: null }, "/a": { title: null } }),
    status: "notApplicable",
  },
  {
    name: "the same description",
    id: "duplicate-descriptions",
    state: trio({ "/": { description: "Gutes Holz" }, "/a": { description: "Gutes Holz" } }),
    status: "failed",
    says: /2 Seiten teilen sich 1 Beschreibung/,
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
    state: aCrawl([aReadPage("/", { links: ["/"], hasAllLinks: false }), aReadPage("/b")], {
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
  {
    name: "a page with a number of its own",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: phone("0251 123456", "+49251123456") },
      "/a": { contacts: phone("+49 251 123456", "+49251123456") },
      "/b": { contacts: phone("0251 123465", "+49251123465") },
    }),
    status: "warning",
    says: /0251 123465.*0251 123456 wie auf 2 anderen Seiten/s,
    where: [at("/b")],
  },
  {
    name: "a direct line and its switchboard",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: phone("0251 1234-0", "+492511234") },
      "/a": { contacts: phone("0251 1234-15", "+49251123415") },
    }),
    status: "passed",
  },
  {
    name: "a second number beside the usual one",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: phone("0251 123456", "+49251123456") },
      "/a": {
        contacts: {
          phones: [
            { written: "0170 1234567", stem: "+491701234567" },
            { written: "0251 123456", stem: "+49251123456" },
          ],
          addresses: [],
        },
      },
    }),
    status: "passed",
  },
  {
    name: "another street in the Impressum",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: address("Hafenweg 1", "48155", "Münster") },
      "/a": { contacts: address("Hafenweg 1", "48155", "Münster") },
      "/b": { contacts: address("Domplatz 7", "48143", "Münster") },
    }),
    status: "warning",
    where: [at("/b")],
  },
  {
    name: "Straße and Str.",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: address("Warendorfer Straße 1", "48145", "Münster") },
      "/a": { contacts: address("Warendorfer Str. 1", "48145", "Münster") },
    }),
    status: "passed",
  },
  { name: "no contact data", id: "contact-data-differs", state: trio({}), status: "notApplicable" },
  {
    name: "a page of few words",
    id: "thin-pages",
    state: trio({ "/a": { words: 99 } }),
    status: "warning",
    says: /1 von 3 Seiten hat weniger als 100/,
    where: [at("/a")],
  },
  {
    name: "few words where few are needed",
    id: "thin-pages",
    state: trio({ "/kontakt": { words: 20 }, "/impressum": { words: 20, isLegal: true } }, [
      "/",
      "/kontakt",
      "/impressum",
    ]),
    status: "passed",
  },
  {
    name: "few words on a page cut off or kept out of search",
    id: "thin-pages",
    state: trio({ "/": { words: 5, isWhole: false }, "/a": { words: 5, isOffered: false } }),
    status: "passed",
  },
];

describe("findings about a site", () => {
  it.each(cases)("$id: $name is $status", ({ id, state, status, says, where }) => {
    const finding = findingOf(id, state);
    expect({ status: finding.status, title: finding.title }).toMatchObject({ status });
    if (says) expect(JSON.stringify(finding).replaceAll("\\", "")).toMatch(says);
    if (where) expect(finding.evidence.map((one) => one.where)).toEqual(where);
  });

  it("are one for every id of the contract, in its order, each with a source", () => {
    expect(siteAudits.map(({ id }) => id)).toEqual(siteFindingIds);
    for (const { source } of siteAudits) expect(source.url).toMatch(/^https:/);
  });

  it("have evidence whenever they complain, and a reason whenever they are unchecked", () => {
    for (const { state } of cases) {
      for (const { status, evidence, advice, title } of siteFindings(siteView(state))) {
        expect(title).not.toBe("");
        if (status === "failed" || status === "warning") expect(evidence).not.toEqual([]);
        if (status === "unchecked") expect(advice).not.toBe("");
      }
    }
  });

  it("show a bounded number of places and say how many more there are", () => {
    const links = Array.from({ length: 400 }, (_, i) => `/weg${i}`);
    const checks = links.map((path) => aCheck(path, { status: 404 }));
    const { evidence } = findingOf("broken-links", aCrawl([aReadPage("/", { links })], { checks }));
    expect(evidence).toHaveLength(50);
    expect(evidence.at(-1)?.value).toContain("und 350 weitere Stellen");
  });
});
