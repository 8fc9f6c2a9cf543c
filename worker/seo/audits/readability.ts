import type { Audit } from "../audit.ts";
import { readsAsKnownLanguage } from "../language.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { germanNumber } from "../wording.ts";

/** Below this number of words the formulas say nothing reliable. */
const fewestWords = 100;
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
    "Skala von Flesch, für Deutsch von Amstad: um 60 einfach, um 50 wie in der Zeitung, unter 30 wissenschaftlich. Die WCAG nennen keine Punktzahl.",
  judge({ html }, { content }) {
    const { readabilityScore: score, readability: formula } = content;
    if (score === null || formula === null || content.wordCount < fewestWords) {
      return notApplicable(`Für die Lesbarkeit braucht es mindestens ${fewestWords} Wörter`);
    }
    if (!readsAsKnownLanguage(html.lang, html.text.text)) {
      return unchecked("Die Formeln für die Lesbarkeit gelten nur für deutsche und englische Texte.");
    }
    const value = `${germanNumber(score, 1)} von 100 (${formula.formula})`;
    if (score >= fairScore) return passed(`Der Text liest sich leicht: ${value}`);
    const hard = score < hardScore;
    const complaint = {
      title: `Der Text ist ${hard ? "sehr schwer" : "schwer"} zu lesen: ${value}`,
      advice:
        "Kürzen Sie lange Sätze auf höchstens 15 Wörter und ersetzen Sie lange Wörter durch kurze: „Dachreparatur“ statt „Instandsetzungsmaßnahmen im Dachbereich“.",
      share: score / 100,
    };
    const evidence = { where: "Text der Seite", value, expected: `mindestens ${fairScore}` };
    return hard
      ? failed({ ...complaint, evidence: [evidence] })
      : warning({ ...complaint, share: 0.5, evidence: [evidence] });
  },
};
