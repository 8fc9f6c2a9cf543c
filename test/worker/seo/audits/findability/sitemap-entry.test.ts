import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement, aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { sitemapEntry } from "#worker/seo/audits/findability/sitemap-entry.ts";

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
