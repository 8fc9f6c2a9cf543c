import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage, aProperty, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { articleMarkup } from "#worker/seo/audits/structured-data/article-markup.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

const jsonLd = (...items: unknown[]): PageOverrides => ({
  html: { jsonLd: items.map((item) => JSON.stringify(item)) },
});
const snippetOf = (page: PageOverrides) => {
  const facts = aPage(page);
  return articleMarkup.judge(facts, pageFigures(facts, [])).snippet ?? "";
};

auditCases(articleMarkup, [
  { when: "a BlogPosting", page: jsonLd({ "@type": "BlogPosting", headline: "Moos" }), status: "passed" },
  {
    when: "a NewsArticle as the main entity of a page",
    page: jsonLd({ "@type": "WebPage", mainEntity: { "@type": "NewsArticle" } }),
    status: "passed",
  },
  { when: "a recipe", page: jsonLd({ "@graph": [{ "@type": ["Recipe"] }] }), status: "passed" },
  {
    when: "an article as microdata",
    page: {
      html: { jsonLd: [], microdata: [{ type: "http://schema.org/Article", properties: ["headline"] }] },
    },
    status: "passed",
  },
  {
    when: "only the page and its firm",
    page: jsonLd({ "@type": "WebPage" }, { "@type": "LocalBusiness" }),
    status: "failed",
    points: 0,
    value: /kein Eintrag/,
  },
  { when: "no data at all", page: jsonLd(), status: "failed" },
  {
    when: "in a block that cannot be read",
    page: { html: { jsonLd: ['{"@type":"Article",}'] } },
    status: "unchecked",
  },
  {
    when: "beside a block of another kind that cannot be read",
    page: { html: { jsonLd: ['{"@type":"FAQPage",}'] } },
    status: "failed",
  },
  {
    when: "not in the part that was read",
    page: { ...jsonLd(), fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "the front page of a firm",
    page: jsonLd(),
    kind: "firm-home",
    status: "notApplicable",
    title: "Auszeichnung als Artikel: wird auf der Startseite eines Betriebs nicht gefragt",
  },
]);

describe("the piece to copy of article-markup [KIND-05]", () => {
  it("holds what the page tells", () => {
    const snippet = snippetOf({
      text: "Moos auf dem Dach\nVon Anna Beispiel\nMoos wächst im Schatten.",
      html: {
        jsonLd: [],
        headings: [{ level: 1, text: 'Moos & "Flechten" </script>' }],
        metas: [
          aProperty("og:image", "/moos.jpg"),
          aProperty("article:published_time", "2026-03-01T08:00:00+01:00"),
        ],
      },
    });
    const data = JSON.parse(snippet.replace(/<\/?script[^>]*>/g, ""));
    expect(data).toMatchObject({
      "@type": "Article",
      headline: 'Moos & "Flechten" </script>',
      datePublished: "2026-03-01T08:00:00+01:00",
      author: { name: "Anna Beispiel" },
      image: "https://www.dachdecker-beispiel.de/moos.jpg",
    });
    expect(snippet.match(/<\/script>/g)).toHaveLength(1);
  });

  it("shows the gaps", () => {
    const snippet = snippetOf({ html: { jsonLd: [], headings: [], titles: [], metas: [] } });
    for (const gap of [
      "‹Überschrift des Artikels›",
      "‹Datum als JJJJ-MM-TT›",
      "‹Vor- und Nachname›",
      "‹Adresse eines Bildes›",
    ]) {
      expect(snippet).toContain(gap);
    }
  });
});
