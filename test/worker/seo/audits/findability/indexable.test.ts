import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement, aMeta, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { indexable } from "#worker/seo/audits/findability/indexable.ts";

const good = aPage();

const header = (name: string, value: string) => ({
  fetched: { headers: { ...good.fetched.headers, [name]: value } },
});

const robots = (content: string, name = "robots") => ({
  html: { metas: [...good.html.metas, aMeta(name, content)] },
});

const robotsTxt = (text: string) => ({
  side: { robotsTxt: { state: "found" as const, status: 200, text, reason: null } },
});

const lostRobotsTxt = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};

const canonicals = (...hrefs: (string | null)[]) => ({
  html: { links: hrefs.map((href) => aLinkElement("canonical", href)) },
});

const hop = (status: number) => ({ from: "http://a.de/", to: "https://a.de/", status });

/** As the server's clock says: 21 November 2026. */
const dated = (overrides: PageOverrides): PageOverrides => ({
  ...overrides,
  fetched: {
    headers: {
      ...good.fetched.headers,
      ...overrides.fetched?.headers,
      date: "Sat, 21 Nov 2026 14:05:00 GMT",
    },
  },
});

auditCases(indexable, [
  {
    when: "a date of expiry in the past [TRUE-10]",
    page: dated(robots("index, unavailable_after: 25 Jun 2010 15:00:00 PST")),
    status: "failed",
    title: "Seit dem 25. Juni 2010 soll die Seite nicht mehr gefunden werden (unavailable_after)",
    value: "unavailable_after: 25 Jun 2010",
    points: 0,
  },
  {
    when: "one in the past in the header, after a weekday [TRUE-10]",
    page: dated(
      header("x-robots-tag", "otherbot: noindex, googlebot: unavailable_after: Friday, 20-Nov-26 12:00 GMT"),
    ),
    status: "failed",
    title: "20. November 2026",
  },
  {
    when: "one in the past for another crawler [TRUE-10]",
    page: dated(header("x-robots-tag", "otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST")),
    status: "passed",
  },
  {
    when: "one in the future, which is named [TRUE-10]",
    page: dated(robots("unavailable_after: 2027-01-31")),
    status: "passed",
    title: "Suchmaschinen dürfen die Seite bis zum 31. Januar 2027 zeigen (unavailable_after)",
    value: "unavailable_after: 2027-01-31",
  },
  {
    when: "one that nobody can read [TRUE-10]",
    page: dated(robots("unavailable_after: bald")),
    status: "passed",
    title: "Suchmaschinen dürfen die Seite aufnehmen",
  },
  {
    when: "one in the past and noindex [TRUE-10]",
    page: dated(robots("noindex, unavailable_after: 2010-06-25")),
    status: "failed",
    title: "noindex",
  },
  {
    when: "one in the past on an Impressum [TRUE-10]",
    page: dated({
      html: {
        metas: [aMeta("robots", "unavailable_after: 2010-06-25")],
        headings: [{ level: 1, text: "Impressum" }],
      },
    }),
    status: "notApplicable",
  },
  { when: "no directive", status: "passed" },
  { when: "meta robots index, follow", page: robots("INDEX, FOLLOW"), status: "passed" },
  {
    when: "meta robots noindex",
    page: robots("NoIndex,follow"),
    status: "failed",
    title: "noindex",
    value: "NoIndex,follow",
  },
  { when: "meta googlebot none", page: robots("none", "Googlebot"), status: "failed" },
  { when: "meta of another crawler", page: robots("noindex", "bingbot"), status: "passed" },
  { when: "header noindex", page: header("x-robots-tag", "noarchive, noindex"), status: "failed" },
  {
    when: "header noindex for another crawler",
    page: header("x-robots-tag", "otherbot: noindex, nofollow"),
    status: "passed",
  },
  {
    when: "header noindex for Googlebot",
    page: header("x-robots-tag", "otherbot: noindex, googlebot: noindex"),
    status: "failed",
  },
  {
    when: "header with a date, which has a colon too",
    page: header("x-robots-tag", "unavailable_after: 25 Jun 2030 15:00:00 PST, noindex"),
    status: "failed",
  },
  { when: "meta robots nofollow", page: robots("nofollow"), status: "warning" },
  { when: "meta robots noindex without comma", page: robots("noindex nofollow"), status: "failed" },
  {
    when: "noindex for Google alone",
    page: robots("noindex", "googlebot"),
    status: "failed",
    title: "verbietet Google die Aufnahme (noindex)",
  },
  {
    when: "index in the HTML, noindex in the header",
    page: { ...robots("index, follow"), ...header("x-robots-tag", "noindex") },
    status: "failed",
    title: "widersprüchlichen",
    value: "noindex",
  },
  {
    when: "noindex that Google cannot read, because robots.txt bars it",
    page: { ...robots("noindex"), ...robotsTxt("User-agent: *\nDisallow: /dach") },
    status: "failed",
    title: "widersprüchlichen",
  },
  {
    when: "noindex and another original",
    page: { html: { metas: robots("noindex").html.metas, links: canonicals("/andere").html.links } },
    status: "failed",
    title: "widersprüchlichen",
  },
  {
    when: "noindex and its own original",
    page: robots("noindex"),
    status: "failed",
    title: /\(noindex\)$/,
  },
  {
    when: "an Impressum keeps itself out of search",
    page: { ...robots("noindex"), fetched: { url: "https://www.dachdecker-beispiel.de/impressum" } },
    status: "notApplicable",
    title: "Bei Rechtsseiten ist das üblich",
  },
  {
    when: "robots.txt bars Google",
    page: robotsTxt("User-agent: googlebot\nDisallow: /"),
    status: "notApplicable",
    title: "Die robots.txt verbietet den Abruf",
  },
  {
    when: "robots.txt bars others",
    page: robotsTxt("User-agent: GPTBot\nDisallow: /"),
    status: "passed",
  },
  { when: "robots.txt was kept from us", page: { side: { robotsTxt: lostRobotsTxt } }, status: "passed" },
  {
    when: "the page does not exist",
    page: { fetched: { status: 410 } },
    status: "unchecked",
  },
  {
    when: "the server is busy, or a firewall plays it",
    page: { fetched: { status: 503 } },
    status: "unchecked",
  },
  {
    when: "a firewall refused us, whatever its page says",
    page: { ...robots("noindex"), fetched: { status: 403 } },
    status: "unchecked",
  },
  {
    when: "a recognised firewall answered with 200",
    page: { ...robots("noindex"), fetched: { blockedBy: "Cloudflare" } },
    status: "unchecked",
  },
  {
    when: "another original",
    page: canonicals("/andere"),
    status: "passed",
    title: "sollen aber „https://www.dachdecker-beispiel.de/andere“ bevorzugen",
  },
  {
    when: "another original in the Link header",
    page: { ...canonicals(), ...header("link", '</andere>; rel="canonical"') },
    status: "passed",
    title: "sollen aber „https://www.dachdecker-beispiel.de/andere“ bevorzugen",
  },
  {
    when: "two originals, which Google ignores",
    page: canonicals("/a", "/b"),
    status: "passed",
    title: /aufnehmen$/,
  },
  {
    when: "reached by a redirect",
    page: { fetched: { redirects: [hop(301)] } },
    status: "passed",
    title: "unter „https://www.dachdecker-beispiel.de/dachdecker-olfen“",
  },
  { when: "no text in the result", page: robots("max-snippet: 0"), status: "warning", title: "nosnippet" },
  { when: "a short text in the result", page: robots("max-snippet:-1, nosnippetx"), status: "passed" },
  { when: "a header of commas", page: header("x-robots-tag", ",".repeat(50_000)), status: "passed" },
]);

const snippetOf = (page: PageOverrides) =>
  indexable.judge(aPage(page), {} as Parameters<typeof indexable.judge>[1]).snippet;

it.each([
  [robots("noindex"), '<meta name="robots" content="index, follow">'],
  [robots("noindex", "googlebot"), '<meta name="googlebot" content="index, follow">'],
  [header("x-robots-tag", "noindex"), "# Apache (.htaccess)\nHeader always unset X-Robots-Tag"],
])("lifts the ban where it stands: %j", (page, snippet) => expect(snippetOf(page)).toBe(snippet));
