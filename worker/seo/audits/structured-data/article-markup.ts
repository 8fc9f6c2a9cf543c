import type { Audit } from "../../engine/audit.ts";
import { jsonOr } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, unchecked } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { collectSocialTags } from "../../page/meta-tags.ts";
import { resolveWebUrl } from "../../page/urls.ts";
import {
  findAuthor,
  isMachineDate,
  listPublished,
  readArticles,
} from "../../structured-data/article-data.ts";
import { articleTypes } from "../../structured-data/article-types.ts";
import { isStructuredDataCut, unreadDataReason } from "../../structured-data/structured-data.ts";
import { uncheckedByUnreadableBlock } from "../../structured-data/unreadable-block.ts";

export const articleMarkup: Audit = {
  id: "article-markup",
  group: "structured-data",
  topic: "Auszeichnung als Artikel",
  passedTitle: "Der Text ist für Suchmaschinen als Artikel ausgezeichnet",
  source: sources.article,
  kinds: ["article"],
  judge(facts) {
    if (readArticles(facts).length > 0) return passed();
    const unreadable = uncheckedByUnreadableBlock(facts.html, articleTypes, "zum Artikel");
    if (unreadable !== null) return unreadable;
    if (isStructuredDataCut(facts)) return unchecked(unreadDataReason);
    return failed({
      title: "Der Text ist nicht als Artikel ausgezeichnet",
      advice:
        "Sagen Sie Google im Code, dass dies ein Artikel ist, von wem und von wann. In WordPress macht das ein SEO-Plugin.",
      evidence: [
        {
          where: "JSON-LD und Mikrodaten",
          value: "kein Eintrag der Art Article, NewsArticle oder BlogPosting",
          expected: "ein Eintrag mit Überschrift, Verfasser, Datum und Bild",
        },
      ],
      snippet: buildArticleBlock(facts),
      absence: true,
    });
  },
};

/** What the page tells is filled in; the gaps say what belongs there. */
function buildArticleBlock(facts: PageFacts): string {
  const { html, fetched } = facts;
  const heading = html.headings.find(({ level, text }) => level === 1 && text.trim() !== "")?.text;
  const og = collectSocialTags(html.metas, "og:");
  const day = listPublished(facts)
    .find(({ value }) => isMachineDate(value))
    ?.value.trim();
  const image = resolveWebUrl(og["og:image"] ?? "", fetched.url);
  return [
    '<script type="application/ld+json">',
    "{",
    '  "@context": "https://schema.org",',
    '  "@type": "Article",',
    `  "headline": ${jsonOr(heading ?? html.titles[0], "Überschrift des Artikels")},`,
    `  "datePublished": ${jsonOr(day, "Datum als JJJJ-MM-TT")},`,
    `  "author": { "@type": "Person", "name": ${jsonOr(findAuthor(facts), "Vor- und Nachname")} },`,
    `  "image": ${jsonOr(image, "Adresse eines Bildes")}`,
    "}",
    "</script>",
  ].join("\n");
}
