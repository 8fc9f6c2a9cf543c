import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLink, aMeta, aProperty, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { articleAuthor } from "#worker/seo/audits/structured-data/article-author.ts";

const nobody: PageOverrides = { html: { jsonLd: [], metas: [] } };
const article = (author: unknown): PageOverrides => ({
  html: { metas: [], jsonLd: [JSON.stringify({ "@type": "Article", author })] },
});

describe("the author [KIND-05]", () => {
  auditCases(articleAuthor, [
    { when: "as a person", page: article({ "@type": "Person", name: "Anna Beispiel" }), status: "passed" },
    { when: "as a text", page: article("Anna Beispiel"), status: "passed" },
    { when: "in a list", page: article([{ name: "" }, { name: "Ben Beispiel" }]), status: "passed" },
    { when: "as a reference", page: article({ "@id": "#anna" }), status: "passed" },
    {
      when: "as microdata",
      page: { html: { jsonLd: [], metas: [], microdata: [{ type: "Article", properties: ["author"] }] } },
      status: "passed",
    },
    {
      when: "in the head",
      page: { html: { jsonLd: [], metas: [aMeta("author", "Anna")] } },
      status: "passed",
    },
    {
      when: "in the head, as property",
      page: { html: { jsonLd: [], metas: [aProperty("article:author", "Anna")] } },
      status: "passed",
    },
    {
      when: "as a link",
      page: { html: { ...nobody.html, anchors: [aLink("Anna", "/anna", { rel: ["author"] })] } },
      status: "passed",
    },
    {
      when: "by first name, before the day",
      page: { ...nobody, text: "Moos\nVon Tilman / 14. August 2026\nEs wächst." },
      status: "passed",
    },
    {
      when: "by login, as Drupal shows it",
      page: { ...nobody, text: "Moos\nGespeichert von pressewart am Mo, 23.06.2025 - 20:31\nEs wächst." },
      status: "passed",
    },
    {
      when: "in a line of its own",
      page: { ...nobody, text: "Moos\nVon Anna Beispiel\nEs wächst." },
      status: "passed",
    },
    {
      when: "in the middle of a sentence, which may be about anybody",
      page: { ...nobody, text: "Moos\nDas Haus von Anna Beispiel steht im Wald." },
      status: "warning",
      points: 0,
      value: "kein Name",
    },
    { when: "empty", page: article({ "@type": "Person", name: " " }), status: "warning" },
    { when: "nowhere", page: nobody, status: "warning", title: "Der Artikel nennt keinen Verfasser" },
    { when: "nowhere, on a product", page: nobody, kind: "product", status: "notApplicable" },
  ]);
});
