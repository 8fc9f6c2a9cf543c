import type { Audit } from "../../engine/audit.ts";
import { jsonOr } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import { findAuthor } from "../../structured-data/article-data.ts";

export const articleAuthor: Audit = {
  id: "article-author",
  group: "structured-data",
  topic: "Verfasser des Artikels",
  passedTitle: "Der Artikel nennt, wer ihn geschrieben hat",
  source: sources.article,
  kinds: ["article"],
  judge(facts) {
    if (findAuthor(facts) !== null) return passed();
    return warning({
      title: "Der Artikel nennt keinen Verfasser",
      advice:
        "Schreiben Sie über den Text, von wem er ist, und nennen Sie den Namen auch in den strukturierten Daten unter „author“.",
      evidence: [
        {
          where: "Strukturierte Daten, Kopf und Text der Seite",
          value: "kein Name",
          expected: '„author“, <meta name="author"> oder eine Zeile wie „Von Anna Beispiel“',
        },
      ],
      share: 0,
      snippet: `"author": { "@type": "Person", "name": ${jsonOr(null, "Vor- und Nachname")} }`,
      absence: true,
    });
  },
};
