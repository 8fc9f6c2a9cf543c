import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import { stopWords } from "../../text/stop-words.ts";
import { buildWordTable } from "../../text/word-frequency.ts";

/** Occurrences of one word in a title that still look natural. */
const maxRepeats = 2;
/** From this number of separators on, a title is a list. */
const minListSeparators = 6;

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
    for (const [word, count] of buildWordTable(title).counts) {
      const isSubject = word.length > 2 && !stopWords.de.has(word) && !stopWords.en.has(word);
      if (count <= maxRepeats || !isSubject) continue;
      return failed({
        title: `Das Wort ${quoted(word)} steht ${count}-mal im Titel`,
        advice: "Nennen Sie jedes Wort einmal und schreiben Sie einen lesbaren Titel.",
        evidence: [{ where: "<title>", value: title, expected: `jedes Wort höchstens ${maxRepeats}-mal` }],
      });
    }
    const separators = title.match(/[,;|·•]/g)?.length ?? 0;
    if (separators < minListSeparators) return passed();
    return warning({
      title: `Der Titel reiht ${counted(separators + 1, "Stichwort", "Stichwörter")} aneinander`,
      advice:
        "Nennen Sie die zwei wichtigsten Leistungen und den Ort; für die übrigen gibt es eigene Seiten.",
      evidence: [{ where: "<title>", value: title, expected: "eine lesbare Zeile statt einer Liste" }],
    });
  },
};
