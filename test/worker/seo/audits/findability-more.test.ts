import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aLinkElement, aMeta, aPage } from "#test/support/page-facts.ts";
import { addressForm } from "#worker/seo/audits/address-form.ts";
import { aiCrawlers } from "#worker/seo/audits/ai-crawlers.ts";
import { hreflang } from "#worker/seo/audits/hreflang.ts";
import { llmsTxt } from "#worker/seo/audits/llms-txt.ts";
import { sitemapEntry } from "#worker/seo/audits/sitemap-entry.ts";
import { readLinkHeader } from "#worker/seo/link-header.ts";
import { sitemapEntries } from "#worker/seo/sitemap-entries.ts";

const good = aPage();
const own = good.fetched.url;
const host = "https://www.dachdecker-beispiel.de";
const lost = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};
const none = {
  state: "missing" as const,
  status: 404,
  text: null,
  reason: "Die Datei gibt es nicht (HTTP 404).",
};
const header = (name: string, value: string) => ({
  fetched: { headers: { ...good.fetched.headers, [name]: value } },
});
const withSitemap = (text: string) => ({
  side: { sitemap: { state: "found" as const, status: 200, text, reason: null, url: `${host}/sitemap.xml` } },
});
const urlset = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((address) => `<url><loc>${address}</loc></url>`).join("")}</urlset>`;
const robots = (text: string) => ({
  side: { robotsTxt: { state: "found" as const, status: 200, text, reason: null } },
});
const at = (url: string) => ({ fetched: { url } });

auditCases(sitemapEntry, [
  {
    when: "not listed",
    page: withSitemap(urlset(`${host}/`)),
    status: "warning",
    value: "1 Adresse, diese nicht",
  },
  { when: "an empty list", page: withSitemap(urlset()), status: "warning", value: "0 Adressen" },
  {
    when: "without encryption",
    page: withSitemap(urlset(own.replace("https", "http"))),
    status: "warning",
    title: "anderen Schreibweise",
  },
  {
    when: "without www and with a slash",
    page: withSitemap(urlset(`${own.replace("www.", "")}/`)),
    status: "warning",
    title: "anderen Schreibweise",
  },
  {
    when: "with index.html behind a folder",
    page: { ...at(`${host}/dach/`), ...withSitemap(urlset(`${host}/dach/index.html`)), html: { links: [] } },
    status: "warning",
    title: "anderen Schreibweise",
  },
  {
    when: "only as the address of a picture",
    page: withSitemap(urlset(`${host}/</loc><image:loc>${own}</image:loc><loc>${host}/b`)),
    status: "warning",
    value: "2 Adressen",
  },
  {
    when: "only in a comment",
    page: withSitemap(urlset(`${host}/</loc><!-- <loc>${own}</loc> --><loc>${host}/b`)),
    status: "warning",
  },
  { when: "listed", page: withSitemap(urlset(`${host}/`, own)), status: "passed", title: "unter 2 Adressen" },
  { when: "listed on a line of its own", page: withSitemap(urlset(`\n  ${own}\n`)), status: "passed" },
  { when: "listed as CDATA", page: withSitemap(urlset(`<![CDATA[${own}]]>`)), status: "passed" },
  {
    when: "listed with capitals in host and escapes",
    page: {
      ...at(`${host}/d%C3%A4cher?a=1&b=2`),
      html: { links: [] },
      ...withSitemap(urlset("HTTPS://WWW.Dachdecker-Beispiel.DE:443/d%c3%a4cher?a=1&amp;b=2")),
    },
    status: "passed",
  },
  {
    when: "listed with a raw umlaut",
    page: { ...at(`${host}/d%C3%A4cher`), html: { links: [] }, ...withSitemap(urlset(`${host}/dächer`)) },
    status: "passed",
  },
  {
    when: "listed under a prefix",
    page: withSitemap(`<sm:urlset xmlns:sm="x"><sm:url><sm:loc>${own}</sm:loc></sm:url></sm:urlset>`),
    status: "passed",
  },
  {
    when: "listed in the part we hold of a cut list",
    page: withSitemap(urlset(own).replace("</urlset>", "<url><loc>ht")),
    status: "passed",
  },
  {
    when: "not in the part we hold",
    page: withSitemap(urlset(`${host}/`).replace("</urlset>", "")),
    status: "unchecked",
  },
  {
    when: "an index",
    page: withSitemap(`<sitemapindex><sitemap><loc>${host}/a.xml</loc></sitemap></sitemapindex>`),
    status: "unchecked",
  },
  {
    when: "not in the one of two sitemaps that we hold",
    page: {
      side: {
        ...withSitemap(urlset(`${host}/`)).side,
        ...robots(`Sitemap: ${host}/1.xml\nSitemap: ${host}/2.xml`).side,
      },
    },
    status: "unchecked",
  },
  {
    when: "the sitemap did not come",
    page: { side: { sitemap: { ...lost, url: null } } },
    status: "unchecked",
  },
  { when: "no sitemap", page: { side: { sitemap: { ...none, url: null } } }, status: "notApplicable" },
  {
    when: "a page with noindex",
    page: { ...withSitemap(urlset()), html: { metas: [aMeta("robots", "noindex")] } },
    status: "notApplicable",
  },
  {
    when: "noindex in a header",
    page: { ...withSitemap(urlset()), ...header("x-robots-tag", "noindex") },
    status: "notApplicable",
  },
  {
    when: "a page with another original",
    page: { ...withSitemap(urlset()), html: { links: [aLinkElement("canonical", "/b")] } },
    status: "notApplicable",
  },
  {
    when: "a page that does not exist",
    page: { ...withSitemap(urlset()), fetched: { status: 404 } },
    status: "notApplicable",
  },
  { when: "brackets without end", page: withSitemap(`<urlset>${"<".repeat(300_000)}`), status: "unchecked" },
  {
    when: "addresses that are none",
    page: withSitemap(urlset(...Array.from({ length: 5000 }, () => "http://["))),
    status: "warning",
  },
]);

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

const versions = (...pairs: [code: string, href: string | null][]) => ({
  html: { links: pairs.map(([code, href]) => aLinkElement("alternate", href, { hreflang: code })) },
});
const english = `${host}/en/roofer`;

auditCases(hreflang, [
  {
    when: "a country instead of a language",
    page: versions(["de", own], ["at", english]),
    status: "failed",
    value: 'hreflang="at"',
    points: 5,
  },
  {
    when: "UK for Great Britain",
    page: versions(["de", own], ["en-UK", english]),
    status: "failed",
    title: "1 Verweis auf eine Sprachversion ist",
  },
  { when: "an underscore", page: versions(["de_DE", own]), status: "failed", value: "de_DE" },
  {
    when: "a word",
    page: versions(["deutsch", own], ["englisch", english]),
    status: "failed",
    title: "2 Verweise",
    points: 0,
  },
  { when: "an unknown country", page: versions(["de-XY", own]), status: "failed" },
  { when: "no code", page: versions(["", own]), status: "failed" },
  {
    when: "a relative address",
    page: versions(["de", own], ["en", "/en/roofer"]),
    status: "failed",
    value: "/en/roofer",
  },
  { when: "an address without scheme", page: versions(["de", own], ["en", "//a.de/en"]), status: "failed" },
  { when: "no address", page: versions(["de", null]), status: "failed", value: "keine Adresse" },
  {
    when: "one code, two addresses",
    page: versions(["de", own], ["en", english], ["EN", `${english}2`]),
    status: "failed",
    value: english,
  },
  {
    when: "itself missing",
    page: versions(["en", english], ["x-default", `${host}/`]),
    status: "warning",
    value: "en, x-default",
  },
  {
    when: "itself missing on a page that was cut off",
    page: { ...versions(["en", english]), fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "two versions",
    page: versions(["de", own], ["en-gb", english], ["x-default", own]),
    status: "passed",
    title: "3 Verweise",
  },
  {
    when: "scripts, regions by number and rare languages",
    page: versions(["zh-Hant-TW", english], ["es-419", `${host}/es`], ["nds", own]),
    status: "passed",
  },
  {
    when: "in the Link header",
    page: {
      html: { links: [] },
      ...header("link", `<${own}>; rel="alternate"; hreflang="de", <${english}>; rel=alternate; hreflang=en`),
    },
    status: "passed",
    title: "2 Verweise",
  },
  { when: "none", status: "notApplicable" },
  {
    when: "a feed",
    page: { html: { links: [aLinkElement("alternate", "/feed", { type: "application/rss+xml" })] } },
    status: "notApplicable",
  },
  {
    when: "thousands",
    page: versions(...Array.from({ length: 5000 }, (): [string, string] => ['<b>"', "javascript:x"])),
    status: "failed",
  },
]);

it.each([
  ["en-UK", "en-GB"],
  ["de_AT", "de-at (mit Bindestrich)"],
  ["at", "ein Sprachkürzel; AT ist ein Land (etwa de-AT)"],
  ["de-XY", "ein Länderkürzel hinter de, wie de-AT"],
])("says what would be right instead of %s", (code, expected) => {
  const figures = {} as Parameters<typeof hreflang.judge>[1];
  const verdict = hreflang.judge(aPage(versions([code, own])), figures);
  expect(verdict.evidence?.[0]).toMatchObject({ value: `hreflang="${code}"`, expected });
});

describe("the Link header", () => {
  it("is read with quotes, commas and semicolons inside values", () => {
    expect(
      readLinkHeader(
        '<a>; title="x; rel=canonical, <y>\\""; REL="alternate nofollow"; hreflang=de, <b>;rel=canonical',
      ),
    ).toEqual([
      { target: "a", rel: ["alternate", "nofollow"], hreflang: "de" },
      { target: "b", rel: ["canonical"], hreflang: null },
    ]);
  });

  it.each(["", ",", "<", "<a", ">", "<>", '<a>; rel="', "a; rel=b", "<a>;;;=;"])(
    "gives no canonical for %j",
    (value) => {
      expect(readLinkHeader(value).flatMap(({ rel }) => rel)).toEqual([]);
    },
  );
});

auditCases(aiCrawlers, [
  {
    when: "no robots.txt",
    page: { side: { robotsTxt: none } },
    status: "passed",
    title: "Alle KI-Dienste dürfen",
  },
  { when: "no word about them", status: "passed", title: "Alle 10", value: "erlaubt" },
  {
    when: "everything forbidden",
    page: robots("User-agent: *\nDisallow: /"),
    status: "passed",
    title: "Keiner der 10",
    value: "verboten (Zeile 2: Disallow: /)",
  },
  {
    when: "training forbidden, search allowed",
    page: robots("User-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nAllow: /"),
    status: "passed",
    title: /^Lesen dürfen: OAI-SearchBot,.*CCBot\. Nicht lesen dürfen: GPTBot, Google-Extended$/,
    points: 10,
  },
  {
    when: "another folder forbidden",
    page: robots("User-agent: GPTBot\nDisallow: /intern/"),
    status: "passed",
    title: "Alle 10",
  },
  { when: "robots.txt was kept from us", page: { side: { robotsTxt: lost } }, status: "unchecked" },
  {
    when: "a robots.txt of 40,000 rules",
    page: robots(`User-agent: *\n${"Disallow:/x*y\n".repeat(36_000)}`),
    status: "passed",
  },
]);

auditCases(llmsTxt, [
  {
    when: "there",
    page: { side: { llmsTxt: { state: "found", status: 200, text: "# Dächer", reason: null } } },
    status: "passed",
    title: "(9 Bytes)",
  },
  { when: "not there", status: "notApplicable", title: "kein Mangel" },
  {
    when: "empty",
    page: { side: { llmsTxt: { state: "found", status: 200, text: " \n", reason: null } } },
    status: "notApplicable",
  },
  { when: "kept from us", page: { side: { llmsTxt: lost } }, status: "unchecked" },
]);

auditCases(addressForm, [
  { when: "two words", status: "passed" },
  { when: "the first page", page: at(`${host}/`), status: "passed" },
  {
    when: "numbers beside words",
    page: at(`${host}/aktuelles/2026/11/sturmschaden-melden`),
    status: "passed",
  },
  { when: "umlauts as UTF-8", page: at(`${host}/d%C3%A4cher`), status: "passed" },
  {
    when: "parameters of an advertisement",
    page: at(`${host}/?utm_source=a&utm_medium=b&utm_campaign=${"c".repeat(200)}&gclid=d&fbclid=e`),
    status: "passed",
  },
  { when: "a second page", page: at(`${host}/?seite=2`), status: "passed" },
  {
    when: "120 characters",
    page: at(`${host}/${"dach-".repeat(24)}`),
    status: "warning",
    value: "121 Zeichen",
  },
  { when: "capitals", page: at(`${host}/Dachdecker`), status: "warning", title: "Großbuchstaben" },
  {
    when: "an escaped capital umlaut",
    page: at(`${host}/%C3%9Cber-uns`),
    status: "warning",
    title: "Großbuchstaben",
    value: "/Über-uns",
  },
  { when: "underscores", page: at(`${host}/ueber_uns`), status: "warning", title: "Unterstrichen" },
  {
    when: "a session",
    page: at(`${host}/shop?PHPSESSID=geheim123`),
    status: "warning",
    value: /^Parameter phpsessid$/,
  },
  {
    when: "a session in the path",
    page: at(`${host}/shop;jsessionid=geheim123`),
    status: "warning",
    value: "jsessionid",
  },
  {
    when: "umlauts as windows-1252",
    page: at(`${host}/d%E4cher`),
    status: "warning",
    title: "falsch kodiert",
  },
  {
    when: "many parameters",
    page: at(`${host}/shop?a=1&b=2&c=3&d=4`),
    status: "warning",
    title: "4 Parameter",
    value: "a, b, c, d",
  },
  { when: "a number", page: at(`${host}/?page_id=123`), status: "warning", value: "?page_id=123" },
  { when: "a number of index.php", page: at(`${host}/index.php?id=5`), status: "warning" },
  { when: "a name for nothing", page: at(`${host}/seite2.html`), status: "warning", value: "seite2.html" },
  {
    when: "several at once",
    page: at(`${host}/Neue_Seite.html`),
    status: "warning",
    title: "2 Schwächen: Großbuchstaben, Unterstriche",
    value: "Neue_Seite",
  },
  {
    when: "of 60,000 characters",
    page: at(`${host}/${"%E4_A".repeat(10_000)}?${"a&".repeat(10_000)}`),
    status: "warning",
  },
]);

it("suggests a redirect only where the spelling alone is the fault", () => {
  const figures = {} as Parameters<typeof addressForm.judge>[1];
  const snippetAt = (url: string) => addressForm.judge(aPage(at(url)), figures).snippet;
  expect(snippetAt(`${host}/Ueber_uns`)).toBe("# Apache (.htaccess)\nRedirect 301 /Ueber_uns /ueber-uns");
  expect(snippetAt(`${host}/shop?PHPSESSID=1`)).toBeUndefined();
  expect(snippetAt(`${host}/%C3%9Cber`)).toBeUndefined();
});
