import type { Audit } from "../../engine/audit.ts";
import { gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import {
  findDataVocabulary,
  isStructuredDataCut,
  readDeclaredItems,
} from "../../structured-data/structured-data.ts";

export const dataVocabulary: Audit = {
  id: "data-vocabulary",
  group: "structured-data",
  topic: "Auszeichnung nach data-vocabulary.org",
  passedTitle: "Die strukturierten Daten verwenden kein veraltetes Vokabular",
  source: sources.dataVocabulary,
  judge(facts) {
    const types = findDataVocabulary(facts);
    if (types.length === 0) {
      if (isStructuredDataCut(facts)) {
        return unchecked("Ein Teil der strukturierten Daten ist zu groß und blieb ungelesen.");
      }
      return readDeclaredItems(facts).length === 0
        ? notApplicable("Die Seite enthält weder JSON-LD noch Mikrodaten")
        : passed();
    }
    return warning({
      title: "Ein Teil der Auszeichnung stammt von data-vocabulary.org, das Google nicht mehr liest",
      advice:
        "An seine Stelle ist schema.org getreten, Google liest es seit 2021 nicht mehr. Meist steckt es in einer alten Vorlage: Bringen Sie die Vorlage auf den neuen Stand, oder ändern Sie den Code.",
      evidence: [
        {
          where: "Strukturierte Daten",
          value: listFirstFew(types, 4),
          expected: "dieselben Angaben nach schema.org",
        },
      ],
      snippet: buildSnippet(types),
    });
  },
};

/** What nearly all of these pages have is a trail of breadcrumbs. */
function buildSnippet(types: readonly string[]): string {
  const isTrail = types.some((type) => /breadcrumb$/i.test(type));
  return isTrail
    ? [
        '<ol itemscope itemtype="https://schema.org/BreadcrumbList">',
        '  <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">',
        `    <a itemprop="item" href="${gap("Adresse der Seite")}"><span itemprop="name">${gap("Name der Seite")}</span></a>`,
        '    <meta itemprop="position" content="1">',
        "  </li>",
        "</ol>",
      ].join("\n")
    : `itemtype="https://schema.org/${gap("Art")}"`;
}
