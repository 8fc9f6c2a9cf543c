import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { germanNumber, quoted } from "../../engine/wording.ts";
import { stuffedDensity } from "../../keywords/keywords.ts";
import { extractProse } from "../../text/prose.ts";
import { stopWords } from "../../text/stop-words.ts";
import { buildWordTable, countLetters, toPercent } from "../../text/word-frequency.ts";

/** Words in whole sentences; in shorter texts a single paragraph decides. */
const minWords = 100;
/** Percent. The most frequent content word of prose has 1 to 3; Google names no number. */
const overloadedShare = 8;
/** A share alone says little in short texts, so the word must also occur this often. */
const minMentions = 15;
const minLetters = 3;

export const keywordStuffing: Audit = {
  id: "keyword-stuffing",
  group: "content",
  topic: "Gehäufte Wörter",
  passedTitle: "Kein Wort wird gehäuft",
  source: sources.spamPolicies,
  basis: `Google nennt keine Zahl. In gewöhnlicher Prosa hat das häufigste Sachwort 1 bis 3 % aller Wörter. Gezählt wird in ganzen Sätzen, ab ${minWords} Wörtern: über ${stuffedDensity} % bei mindestens ${minMentions} Nennungen sind ein Hinweis, über ${overloadedShare} % ein Fehler (Erfahrungswerte).`,
  judge(facts, { keywordAnalysis }) {
    // Menus, price tables and notes repeat words for good reasons, so each whole sentence counts once.
    const sentences = new Set(extractProse(facts).map(({ text }) => text));
    const table = buildWordTable([...sentences].join("\n"));
    if (table.total < minWords) {
      return notApplicable(`Dafür braucht es mindestens ${minWords} Wörter in ganzen Sätzen`);
    }
    // The visitor's keywords are judged by keyword-use.
    const judgedThere = new Set(keywordAnalysis.map(({ keyword }) => keyword.toLowerCase().trim()));
    let densest = { word: "", count: 0 };
    for (const [word, count] of table.counts) {
      if (count > densest.count && isSubject(word) && !judgedThere.has(word)) densest = { word, count };
    }
    const share = toPercent(densest.count, table.total);
    if (densest.count < minMentions || share <= stuffedDensity) return passed();
    const value = `${germanNumber(densest.count)}-mal in ${germanNumber(table.total)} Wörtern (${germanNumber(share, 1)} %)`;
    const complain = share > overloadedShare ? failed : warning;
    const expected = `höchstens ${stuffedDensity} %`;
    return complain({
      title: `Das Wort ${quoted(densest.word, 40)} steht ${value}`,
      advice:
        "Ersetzen Sie einen Teil durch „wir“, „es“ oder ein anderes Wort, oder streichen Sie Sätze, die nichts Neues sagen.",
      evidence: [{ where: "Ganze Sätze der Seite", value: `${quoted(densest.word, 40)} ${value}`, expected }],
    });
  },
};

function isSubject(word: string): boolean {
  return !stopWords.de.has(word) && !stopWords.en.has(word) && countLetters(word) >= minLetters;
}
