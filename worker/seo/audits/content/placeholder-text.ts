import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, unchecked } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import { getHeadingText } from "../../page/headings.ts";
import { subjectWords } from "../../page/placeholder-phrases.ts";
import { findPlaceholders, type Placeholder } from "../../page/placeholders.ts";
import { iterateWords } from "../../text/words.ts";

const maxShown = 5;
/** Characters of a title searched for its subject. */
const maxTitleLength = 500;

export const placeholderText: Audit = {
  id: "placeholder-text",
  group: "content",
  topic: "Platzhalter aus Vorlagen",
  passedTitle: "Im Text steht kein Platzhalter aus einer Vorlage",
  source: sources.helpfulContent,
  judge({ html }, { meta }) {
    // Placeholders in title and description are reported by title-meaningful and description-meaningful.
    const [first, ...others] = findPlaceholders(html.text.text);
    if (first === undefined) return passed();
    const mains = html.headings.filter(({ level }) => level === 1).map(getHeadingText);
    if (isAboutPlaceholders([meta.title ?? "", ...mains])) {
      return unchecked("Die Seite handelt dem Titel nach von Beispielen, Mustern oder Blindtexten.");
    }
    return failed({
      title: `Auf der Seite steht ein Platzhalter: ${quoted(first.quote, 50)}`,
      advice:
        "Besucher halten die Seite für unfertig, und in den Suchergebnissen kann der Platzhalter als Beschreibung stehen. Ersetzen oder löschen Sie ihn.",
      evidence: [evidenceFor(first), ...others.slice(0, maxShown - 1).map(evidenceFor)],
    });
  },
};

/** Whole words: a firm may be called Musterkamp. A title that is itself a placeholder has no subject. */
function isAboutPlaceholders(titles: readonly string[]): boolean {
  return titles
    .filter((title) => findPlaceholders(title).length === 0)
    .flatMap((title) => Array.from(iterateWords(title.slice(0, maxTitleLength)), ({ text }) => text))
    .some((word) => subjectWords.has(word.toLowerCase()));
}

function evidenceFor({ quote }: Placeholder): Evidence {
  return { where: "Text der Seite", value: quoted(quote, 150), expected: "ein eigener Text" };
}
