import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { stopWords } from "../stop-words.ts";
import { failed, notApplicable, passed, warning } from "../verdicts.ts";
import { tableOfWords } from "../word-frequency.ts";
import { quoted } from "../wording.ts";

/** So often may one word stand in a title without looking like a list for search engines. */
const usualRepeats = 2;
/** From this number of separators on, a title is a list. */
const manySeparators = 6;

export const titleStuffing: Audit = {
  id: "title-stuffing",
  group: "title-and-description",
  topic: "Wiederholungen im Seitentitel",
  passedTitle: "Der Titel kommt ohne Wortwiederholungen aus",
  source: sources.titleLinks,
  basis:
    "Google nennt keine Zahl. Dasselbe Wort zweimal und bis zu fünf Trennzeichen gelten hier als üblich (Erfahrungswert).",
  judge(_facts, { meta }) {
    const title = meta.title?.trim() ?? "";
    if (title === "") return notApplicable("Ohne Titel gibt es nichts zu beurteilen");
    const repeated = [...tableOfWords(title).counts].find(
      ([word, count]) =>
        count > usualRepeats && word.length > 2 && !stopWords.de.has(word) && !stopWords.en.has(word),
    );
    if (repeated !== undefined) {
      const [word, count] = repeated;
      return failed({
        title: `Das Wort ${quoted(word)} steht ${count}-mal im Titel`,
        advice: "Nennen Sie jedes Wort einmal und schreiben Sie einen lesbaren Titel.",
        evidence: [{ where: "<title>", value: title, expected: `jedes Wort höchstens ${usualRepeats}-mal` }],
      });
    }
    const separators = title.match(/[,;|·•]/g)?.length ?? 0;
    if (separators < manySeparators) return passed();
    return warning({
      title: `Der Titel reiht ${counted(separators + 1, "Stichwort", "Stichwörter")} aneinander`,
      advice:
        "Nennen Sie die zwei wichtigsten Leistungen und den Ort; für die übrigen gibt es eigene Seiten.",
      evidence: [{ where: "<title>", value: title, expected: "eine lesbare Zeile statt einer Liste" }],
    });
  },
};
