import { shortened } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { germanNumber } from "../../engine/wording.ts";
import { detectLanguage, isGermanOrEnglish, type Language, parseLanguage } from "../../text/language.ts";
import { findLongSentences } from "../../text/long-sentences.ts";
import { extractMainProse } from "../../text/prose.ts";
import { fleschAmstad, fleschReadingEase, measureReadability, measureText } from "../../text/readability.ts";
import { buildWordTable, type WordTable } from "../../text/word-frequency.ts";

/** Below this number of words the formulas say nothing reliable. */
const minWords = 100;
/** Flesch scale: 60 plain, 50 newspaper, 30 and less academic. */
const fairScore = 50;
const hardScore = 30;

export const readability: Audit = {
  id: "readability",
  group: "content",
  topic: "Lesbarkeit",
  passedTitle: "Der Text liest sich leicht",
  source: sources.readingLevel,
  basis:
    "Skala von Flesch, für Deutsch von Amstad: um 60 einfach, um 50 wie in der Zeitung, unter 30 wissenschaftlich. Die WCAG nennen keine Punktzahl. Gezählt werden ganze Sätze im Haupttext, ohne Menüs und Listen.",
  judge(facts) {
    const { html } = facts;
    // Menus and lists have no sentences to read; the figures of the report count all text.
    const prose = extractMainProse(facts)
      .map(({ text }) => text)
      .join("\n");
    const table = buildWordTable(prose);
    const language = detectLanguage(html.lang, table);
    const { readabilityScore: score, readability: formula } = measureReadability(prose, table, language);
    if (score === null || formula === null || table.total < minWords) {
      return notApplicable(
        `Für die Lesbarkeit braucht es mindestens ${minWords} Wörter in ganzen Sätzen des Haupttexts`,
      );
    }
    if (!isGermanOrEnglish(html.lang, prose)) {
      return unchecked("Die Formeln für die Lesbarkeit gelten nur für deutsche und englische Texte.");
    }
    const value = `${germanNumber(score, 1)} von 100 (${formula.formula}${contradictionOf(html.lang, language)})`;
    if (score >= fairScore) return passed(`Der Haupttext liest sich leicht: ${value}`);
    if (findLongSentences(facts)?.areTooMany && scoreOfWords(prose, table, language) >= fairScore) {
      return notApplicable("Schwer zu lesen sind nur die langen Sätze, nicht die Wörter");
    }
    const isHard = score < hardScore;
    const complain = isHard ? failed : warning;
    return complain({
      title: `Der Haupttext ist ${isHard ? "sehr schwer" : "schwer"} zu lesen: ${value}`,
      advice:
        "Kürzen Sie lange Sätze auf höchstens 15 Wörter. Nehmen Sie kurze Wörter: „Wir flicken Ihr Dach“ statt „Instandsetzung im Dachbereich“.",
      evidence: [{ where: "Haupttext der Seite", value, expected: `mindestens ${fairScore}` }],
      share: isHard ? score / 100 : 0.5,
    });
  },
};

/** Words of a sentence that is easy to read. */
const easySentence = 15;

/** The score if the sentences were short: that they are not is reported by sentence-length. */
function scoreOfWords(prose: string, table: WordTable, language: Language): number {
  const counts = measureText(prose, table, language);
  const asShort = { ...counts, sentences: Math.max(counts.sentences, counts.words / easySentence) };
  return language === "de" ? fleschAmstad(asShort) : fleschReadingEase(asShort);
}

const names: Record<Language, string> = { de: "deutsch", en: "englisch" };

/** Why the formula is not that of the declared language. */
function contradictionOf(lang: string | null, language: Language): string {
  const declared = lang?.trim() ?? "";
  if (declared === "" || parseLanguage(declared) === language) return "";
  return `; der Text ist ${names[language]}, obwohl lang="${shortened(declared, 20)}" angegeben ist`;
}
