import { auditCases } from "#test/support/seo/audit-cases.ts";
import { sitemap } from "#worker/seo/audits/findability/sitemap.ts";

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
