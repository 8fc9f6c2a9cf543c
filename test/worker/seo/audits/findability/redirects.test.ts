import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { redirects } from "#worker/seo/audits/findability/redirects.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

const hop = (status: number) => ({ from: "http://a.de/", to: "https://a.de/", status });

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
