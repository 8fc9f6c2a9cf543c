import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { contentOf } from "../headings.ts";
import { subjectWords } from "../placeholder-phrases.ts";
import { type Placeholder, placeholdersIn } from "../placeholders.ts";
import { sources } from "../sources.ts";
import { failed, passed, unchecked } from "../verdicts.ts";
import { quoted } from "../wording.ts";
import { wordsOf } from "../words.ts";

const shown = 5;
/** Characters of a title in which its subject is sought. */
const longestTitle = 500;

export const placeholderText: Audit = {
  id: "placeholder-text",
  group: "content",
  topic: "Platzhalter aus Vorlagen",
  passedTitle: "Im Text steht kein Platzhalter aus einer Vorlage",
  source: sources.helpfulContent,
  judge({ html }, { meta }) {
    // Titles and descriptions left over are the audits title-meaningful and description-meaningful.
    const [first, ...others] = placeholdersIn(html.text.text);
    if (first === undefined) return passed();
    const mains = html.headings.filter(({ level }) => level === 1).map(contentOf);
    if (speaksAboutThem([meta.title ?? "", ...mains])) {
      return unchecked("Die Seite handelt dem Titel nach von Beispielen, Mustern oder Blindtexten.");
    }
    return failed({
      title: `Auf der Seite steht ein Platzhalter: ${quoted(first.quote, 50)}`,
      advice:
        "Besucher halten die Seite für unfertig, und in den Suchergebnissen kann der Platzhalter als Beschreibung stehen. Ersetzen oder löschen Sie ihn.",
      evidence: [evidenceFor(first), ...others.slice(0, shown - 1).map(evidenceFor)],
    });
  },
};

/** Whole words: a firm may be called Musterkamp. A title that is itself left over is no subject. */
function speaksAboutThem(titles: readonly string[]): boolean {
  return titles.some(
    (title) =>
      placeholdersIn(title).length === 0 &&
      Array.from(wordsOf(title.slice(0, longestTitle)), ({ text }) => text.toLowerCase()).some((word) =>
        subjectWords.has(word),
      ),
  );
}

function evidenceFor({ quote }: Placeholder): Evidence {
  return { where: "Text der Seite", value: quoted(quote, 150), expected: "ein eigener Text" };
}
