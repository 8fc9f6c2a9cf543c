import { auditCases } from "#test/support/audit-cases.ts";
import { aLinkElement, aMeta, aPage } from "#test/support/page-facts.ts";
import { canonical } from "#worker/seo/audits/canonical.ts";
import { httpStatus } from "#worker/seo/audits/http-status.ts";
import { https } from "#worker/seo/audits/https.ts";
import { indexable } from "#worker/seo/audits/indexable.ts";
import { redirects } from "#worker/seo/audits/redirects.ts";
import { robotsAllowed } from "#worker/seo/audits/robots-allowed.ts";
import { sitemap } from "#worker/seo/audits/sitemap.ts";

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
const noRobotsTxt = { state: "missing" as const, status: 404, text: null, reason: null };
const lostRobotsTxt = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};
const noSitemap = {
  state: "missing" as const,
  status: 404,
  text: null,
  reason: "Die Datei gibt es nicht (HTTP 404).",
  url: null,
};
const canonicals = (...hrefs: (string | null)[]) => ({
  html: { links: hrefs.map((href) => aLinkElement("canonical", href)) },
});
const hop = (status: number) => ({ from: "http://a.de/", to: "https://a.de/", status });

auditCases(httpStatus, [
  { when: "status 200", status: "passed", points: 10 },
  {
    when: "status 404",
    page: { fetched: { status: 404 } },
    status: "failed",
    title: "404 (Seite nicht gefunden)",
    value: "HTTP 404",
  },
  {
    when: "status 418, which has no German name",
    page: { fetched: { status: 418 } },
    status: "failed",
    title: /Status 418$/,
  },
]);

auditCases(indexable, [
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
    when: "robots.txt bars Google",
    page: robotsTxt("User-agent: googlebot\nDisallow: /"),
    status: "failed",
    title: "Google darf die Seite nicht lesen",
    value: "Disallow: /",
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
    status: "failed",
    value: "HTTP 410",
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

auditCases(robotsAllowed, [
  { when: "no rule for the path", status: "passed" },
  {
    when: "no robots.txt",
    page: { side: { robotsTxt: noRobotsTxt } },
    status: "passed",
    title: "keine robots.txt",
  },
  {
    when: "everything forbidden",
    page: robotsTxt("User-agent: *\nDisallow: /"),
    status: "failed",
    title: "Zeile 2",
    value: "Disallow: /",
  },
  { when: "forbidden for others only", page: robotsTxt("User-agent: badbot\nDisallow: /"), status: "passed" },
  {
    when: "forbidden for Googlebot",
    page: robotsTxt("User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /dachdecker"),
    status: "failed",
  },
  { when: "robots.txt could not be read", page: { side: { robotsTxt: lostRobotsTxt } }, status: "unchecked" },
]);

auditCases(canonical, [
  { when: "its own address", status: "passed" },
  { when: "its own address, relative", page: canonicals("/dachdecker-olfen"), status: "passed" },
  {
    when: "its own address with a slash at the end",
    page: canonicals("/dachdecker-olfen/"),
    status: "passed",
  },
  {
    when: "its own address in a Link header",
    page: {
      ...canonicals(),
      ...header(
        "link",
        '</css.css>; rel=preload, <https://www.dachdecker-beispiel.de/dachdecker-olfen>; rel="canonical"',
      ),
    },
    status: "passed",
  },
  { when: "none", page: canonicals(), status: "warning", value: "keine Angabe" },
  {
    when: "none, but the page was cut off",
    page: { ...canonicals(), fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "another page",
    page: canonicals("/andere"),
    status: "warning",
    value: "https://www.dachdecker-beispiel.de/andere",
  },
  {
    when: "the unencrypted address",
    page: canonicals("http://www.dachdecker-beispiel.de/dachdecker-olfen"),
    status: "warning",
  },
  { when: "two that differ", page: canonicals("/a", "/b"), status: "failed", title: "2 verschiedene" },
  { when: "the same twice", page: canonicals("/dachdecker-olfen", "/dachdecker-olfen"), status: "passed" },
  {
    when: "the same twice, once relative",
    page: canonicals("/dachdecker-olfen", "https://www.dachdecker-beispiel.de/dachdecker-olfen"),
    status: "passed",
  },
  {
    when: "one in the HTML, another in the header",
    page: { ...canonicals("/dachdecker-olfen"), ...header("link", "</b>; rel=canonical") },
    status: "failed",
    title: "2 verschiedene",
  },
  {
    when: "a header for something else with a comma in quotes",
    page: { ...canonicals(), ...header("link", '</b>; title="a, <c>; rel=canonical"; rel=non-canonical') },
    status: "warning",
    value: "keine Angabe",
  },
  {
    when: "the address with another host name",
    page: canonicals("https://dachdecker-beispiel.de/dachdecker-olfen"),
    status: "warning",
    title: "andere Schreibweise",
  },
  {
    when: "an address that breaks out of the example",
    page: { fetched: { url: 'https://a.de/?"><script>' }, ...canonicals() },
    status: "warning",
  },
  {
    when: "thousands",
    page: canonicals(...Array.from({ length: 5000 }, (_, index) => `/${index}`)),
    status: "failed",
  },
  {
    when: "a header of brackets",
    page: { ...canonicals(), ...header("link", "<".repeat(50_000)) },
    status: "warning",
  },
  { when: "a broken address", page: canonicals("https://"), status: "failed" },
  { when: "an address that is no web address", page: canonicals("mailto:info@a.de"), status: "failed" },
]);

auditCases(redirects, [
  { when: "none", status: "passed" },
  { when: "one permanent", page: { fetched: { redirects: [hop(301)] } }, status: "passed" },
  {
    when: "one temporary",
    page: { fetched: { redirects: [hop(302)] } },
    status: "warning",
    value: "Status 302 nach https://a.de/",
  },
  {
    when: "two",
    page: { fetched: { redirects: [hop(301), hop(308)] } },
    status: "warning",
    title: "2 Weiterleitungen",
  },
  {
    when: "four",
    page: { fetched: { redirects: Array.from({ length: 4 }, () => hop(301)) } },
    status: "failed",
  },
]);

const refresh = (content: string) => ({
  html: { metas: [{ name: null, property: null, httpEquiv: "Refresh", charset: null, content }] },
});

auditCases(redirects, [
  {
    when: "by the HTML",
    page: refresh("0; URL='/neu'"),
    status: "warning",
    title: "im HTML weiter (nach 0 Sekunden)",
    value: "0; URL='/neu'",
  },
  { when: "by the HTML without url=", page: refresh("5,/neu"), status: "warning", title: "5 Sekunden" },
  { when: "a page that loads itself again", page: refresh("300"), status: "passed" },
  { when: "a page that names itself", page: refresh("300; url=/dachdecker-olfen"), status: "passed" },
  { when: "to no web address", page: refresh("0; url=javascript:x"), status: "passed" },
  { when: "a megabyte of figures", page: refresh("0".repeat(1_000_000)), status: "passed" },
]);

auditCases(sitemap, [
  {
    when: "robots.txt names one that does not exist",
    page: { side: { sitemap: { ...noSitemap, url: "https://www.dachdecker-beispiel.de/sitemap.xml" } } },
    status: "warning",
    title: "die es nicht gibt",
    value: "HTTP 404",
  },
  {
    when: "robots.txt names one that was not to be had",
    page: { side: { sitemap: { ...lostRobotsTxt, url: "https://www.dachdecker-beispiel.de/sitemap.xml" } } },
    status: "passed",
  },
]);

auditCases(https, [
  { when: "https", status: "passed" },
  { when: "http", page: { fetched: { url: "http://a.de/" } }, status: "failed", value: "http://a.de/" },
]);

auditCases(sitemap, [
  { when: "found", status: "passed" },
  { when: "only named in robots.txt", page: { side: { sitemap: { ...noSitemap } } }, status: "passed" },
  {
    when: "neither named nor found",
    page: { side: { robotsTxt: noRobotsTxt, sitemap: noSitemap } },
    status: "warning",
    value: "HTTP 404",
  },
  {
    when: "it did not answer",
    page: { side: { robotsTxt: noRobotsTxt, sitemap: { ...lostRobotsTxt, url: null } } },
    status: "unchecked",
  },
  {
    when: "not found and robots.txt did not answer",
    page: { side: { robotsTxt: lostRobotsTxt, sitemap: noSitemap } },
    status: "unchecked",
  },
]);
