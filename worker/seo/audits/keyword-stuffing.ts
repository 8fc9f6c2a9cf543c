import type { Audit } from "../audit.ts";
import { stuffedDensity } from "../keywords.ts";
import { proseOf } from "../prose.ts";
import { sources } from "../sources.ts";
import { stopWords } from "../stop-words.ts";
import { failed, notApplicable, passed, warning } from "../verdicts.ts";
import { lettersIn, percent, tableOfWords } from "../word-frequency.ts";
import { germanNumber, quoted } from "../wording.ts";

/** Words in whole sentences; in shorter texts a single paragraph decides. */
const fewestWords = 100;
/** The most frequent word of subject in prose has 1 to 3 %; Google names no number. */
const overloadedShare = 8;
/** A share alone says little in short texts: the word must also stand there so often. */
const manyTimes = 15;
const shortestWord = 3;

export const keywordStuffing: Audit = {
  id: "keyword-stuffing",
  group: "content",
  topic: "Gehäufte Wörter",
  passedTitle: "Kein Wort wird gehäuft",
  source: sources.spamPolicies,
  basis: `Google nennt keine Zahl. In gewöhnlicher Prosa hat das häufigste Sachwort 1 bis 3 % aller Wörter. Gezählt wird in ganzen Sätzen, ab ${fewestWords} Wörtern: über ${stuffedDensity} % bei mindestens ${manyTimes} Nennungen sind ein Hinweis, über ${overloadedShare} % ein Fehler (Erfahrungswerte).`,
  judge(facts, { keywordAnalysis }) {
    // Menus, buttons, price tables and notes at every offer repeat words for good reasons: whole sentences count, once.
    const sentences = new Set(proseOf(facts).map((sentence) => sentence.text));
    const text = [...sentences].join("\n");
    const table = tableOfWords(text);
    if (table.total < fewestWords) {
      return notApplicable(`Dafür braucht es mindestens ${fewestWords} Wörter in ganzen Sätzen`);
    }
    // What the visitor gave as keyword is judged by the audit keyword-use.
    const judgedThere = new Set(keywordAnalysis.map(({ keyword }) => keyword.toLowerCase().trim()));
    let densest = { word: "", count: 0 };
    for (const [word, count] of table.counts) {
      if (count > densest.count && isSubject(word) && !judgedThere.has(word)) densest = { word, count };
    }
    const share = percent(densest.count, table.total);
    if (densest.count < manyTimes || share <= stuffedDensity) return passed();
    const value = `${germanNumber(densest.count)}-mal in ${germanNumber(table.total)} Wörtern (${germanNumber(share, 1)} %)`;
    const complaint = {
      title: `Das Wort ${quoted(densest.word, 40)} steht ${value}`,
      advice:
        "Ersetzen Sie einen Teil durch „wir“, „es“ oder ein anderes Wort, oder streichen Sie Sätze, die nichts Neues sagen.",
    };
    const evidence = {
      where: "Ganze Sätze der Seite",
      value: `${quoted(densest.word, 40)} ${value}`,
      expected: `höchstens ${stuffedDensity} %`,
    };
    return share > overloadedShare
      ? failed({ ...complaint, evidence: [evidence] })
      : warning({ ...complaint, evidence: [evidence] });
  },
};

function isSubject(word: string): boolean {
  return !stopWords.de.has(word) && !stopWords.en.has(word) && lettersIn(word) >= shortestWord;
}
