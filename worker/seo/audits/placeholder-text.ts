import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { contentOf } from "../headings.ts";
import { subjectWords } from "../placeholder-phrases.ts";
import { type Placeholder, placeholdersIn } from "../placeholders.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, passed, unchecked } from "../verdicts.ts";
import { quoted } from "../wording.ts";

const shown = 5;

export const placeholderText: Audit = {
  id: "placeholder-text",
  group: "content",
  topic: "Platzhalter aus Vorlagen",
  passedTitle: "Im Text steht kein Platzhalter aus einer Vorlage",
  source: sources.helpfulContent,
  judge({ html }, { meta }) {
    const places: [where: string, text: string][] = [
      ["<title>", meta.title ?? ""],
      ["Beschreibung", meta.description ?? ""],
      ["Text der Seite", html.text.text],
    ];
    const found = places.flatMap(([where, text]) =>
      placeholdersIn(text).map((placeholder) => ({ placeholder, evidence: evidenceFor(where, placeholder) })),
    );
    const [first] = found;
    if (first === undefined) return passed();
    const mains = html.headings.filter(({ level }) => level === 1).map(contentOf);
    if (speaksAboutThem([meta.title ?? "", ...mains])) {
      return unchecked("Die Seite handelt dem Titel nach von Beispielen, Mustern oder Blindtexten.");
    }
    return failed({
      title: `Auf der Seite steht ein Platzhalter: ${quoted(first.placeholder.quote, 50)}`,
      advice:
        "Besucher halten die Seite für unfertig, und in den Suchergebnissen kann der Platzhalter als Beschreibung stehen. Ersetzen oder löschen Sie ihn.",
      evidence: evidenceOf(
        found.slice(0, shown).map(({ evidence }) => evidence),
        first.evidence,
      ),
    });
  },
};

/** A title that is itself left over ("Hello world") is no subject. */
function speaksAboutThem(titles: readonly string[]): boolean {
  return titles.some((title) => {
    const text = title.toLowerCase();
    return placeholdersIn(title).length === 0 && subjectWords.some((word) => text.includes(word));
  });
}

function evidenceFor(where: string, { quote }: Placeholder): Evidence {
  return { where, value: quoted(quote, 150), expected: "ein eigener Text" };
}
