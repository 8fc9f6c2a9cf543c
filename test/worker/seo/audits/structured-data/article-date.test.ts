import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta, aPage, aProperty, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { articleDate } from "#worker/seo/audits/structured-data/article-date.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

const undated: PageOverrides = { html: { jsonLd: [], metas: [] }, text: "Moos wächst im Schatten." };
const article = (datePublished: unknown): PageOverrides => ({
  ...undated,
  html: { metas: [], jsonLd: [JSON.stringify({ "@type": "Article", datePublished })] },
});

describe("the date [KIND-05]", () => {
  auditCases(articleDate, [
    { when: "a day", page: article("2026-03-01"), status: "passed" },
    { when: "an instant", page: article("2026-03-01T08:00:00+01:00"), status: "passed" },
    {
      when: "in the head",
      page: { ...undated, html: { jsonLd: [], metas: [aProperty("article:published_time", "2026-03-01")] } },
      status: "passed",
    },
    {
      when: "in the head, by another name",
      page: { ...undated, html: { jsonLd: [], metas: [aMeta("DC.date", "2026-03-01")] } },
      status: "passed",
    },
    {
      when: "as time",
      page: { ...undated, html: { ...undated.html, times: ["2026-03-01"] } },
      status: "passed",
    },
    {
      when: "as microdata",
      page: {
        ...undated,
        html: { jsonLd: [], metas: [], microdata: [{ type: "Article", properties: ["datePublished"] }] },
      },
      status: "passed",
    },
    {
      when: "in a form that machines do not read",
      page: article("1. März 2026"),
      status: "failed",
      points: 0,
      value: "1. März 2026",
    },
    { when: "on a day that does not exist", page: article("2026-13-45"), status: "failed" },
    {
      when: "opening hours only",
      page: { ...undated, html: { ...undated.html, times: ["08:00", "17:00"] } },
      status: "warning",
    },
    {
      when: "for people only",
      page: { ...undated, text: "Moos\n1. März 2026\nEs wächst." },
      status: "warning",
      points: 5,
      title: "Das Datum des Artikels steht nur im Text",
      value: "1. März 2026",
    },
    { when: "nowhere", page: undated, status: "warning", points: 0, title: /nicht, wann/ },
    { when: "nowhere, on a list", page: undated, kind: "list", status: "notApplicable" },
  ]);

  it.each([
    ["1. März 2026", '<time datetime="2026-03-01">1. März 2026</time>'],
    ["24.12.2025", '<time datetime="2025-12-24">24.12.2025</time>'],
    ["3.4.2025", '<time datetime="2025-04-03">3.4.2025</time>'],
    ["11.Mai 2025", '<time datetime="2025-05-11">11.Mai 2025</time>'],
    ["6. Jänner 2026", '<time datetime="2026-01-06">6. Jänner 2026</time>'],
    ["kein Tag", '<time datetime="‹Datum als JJJJ-MM-TT›">‹Tag der Veröffentlichung›</time>'],
  ])("is copied for machines from %s", (written, snippet) => {
    const facts = aPage({ ...undated, text: `Moos\n${written}\nEs wächst.` });
    expect(articleDate.judge(facts, pageFigures(facts, [])).snippet).toBe(snippet);
  });
});
