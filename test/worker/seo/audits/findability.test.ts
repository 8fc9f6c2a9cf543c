import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aPage } from "#test/support/page-facts.ts";
import { httpStatus } from "#worker/seo/audits/http-status.ts";
import { https } from "#worker/seo/audits/https.ts";
import { redirects } from "#worker/seo/audits/redirects.ts";
import { robotsAllowed } from "#worker/seo/audits/robots-allowed.ts";
import { sitemap } from "#worker/seo/audits/sitemap.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";

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
  {
    when: "an Impressum is kept out of search",
    page: {
      ...robotsTxt("User-agent: *\nDisallow: /impressum"),
      fetched: { url: "https://www.dachdecker-beispiel.de/impressum" },
    },
    status: "notApplicable",
    title: "Bei Rechtsseiten ist das üblich",
  },
  { when: "robots.txt could not be read", page: { side: { robotsTxt: lostRobotsTxt } }, status: "unchecked" },
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

describe("the rule that saves a redirect", () => {
  const snippetFor = (requestedUrl: string, url: string) => {
    const facts = aPage({ fetched: { requestedUrl, url, redirects: [hop(302)] } });
    return redirects.judge(facts, pageFigures(facts, [])).snippet;
  };

  it("is given where scheme or host name change, and not where only the query does", () => {
    expect(snippetFor("http://a.de/x", "https://a.de/x")).toContain("RewriteRule");
    expect(snippetFor("https://a.de/x", "https://a.de/x?lang=de")).toBeUndefined();
  });
});

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
