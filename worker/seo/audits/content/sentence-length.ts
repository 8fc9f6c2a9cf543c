import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { countOfTotal, germanNumber, quoted } from "../../engine/wording.ts";
import { isGermanOrEnglish } from "../../text/language.ts";
import { findLongSentences, maxSentenceWords, minSentences } from "../../text/long-sentences.ts";
import type { ProseSentence } from "../../text/prose.ts";

/** Share of long sentences: every second one makes the text hard. */
const excessiveShare = 0.5;
const maxShown = 3;
/** Characters of a quoted sentence. */
const quoteLength = 220;

export const sentenceLength: Audit = {
  id: "sentence-length",
  group: "content",
  topic: "Länge der Sätze",
  passedTitle: "Die meisten Sätze sind kurz",
  source: sources.sentenceLength,
  basis:
    "25 Wörter nennt der Stilführer von GOV.UK. Dass vier von fünf Sätzen darunter bleiben, ist ein Erfahrungswert.",
  judge(facts) {
    const found = findLongSentences(facts);
    if (found === null) {
      return notApplicable(
        `Für die Länge der Sätze braucht es mindestens ${minSentences} ganze Sätze im Haupttext`,
      );
    }
    if (!isGermanOrEnglish(facts.html.lang, facts.html.text.main)) {
      return unchecked("Sätze werden nur in deutschen und englischen Texten gezählt.");
    }
    const { long, total, areTooMany } = found;
    const share = long.length / total;
    const [longest, ...others] = long.slice(0, maxShown).map(evidenceFor);
    if (longest === undefined || !areTooMany) return passed();
    const complain = share > excessiveShare ? failed : warning;
    return complain({
      title: `${countOfTotal(long.length, total, ["Der Satz", "Sätzen"], ["hat", "haben"])} mehr als ${maxSentenceWords} Wörter`,
      advice:
        "Machen Sie aus einem Satz zwei: Setzen Sie einen Punkt, wo jetzt „und“, „sowie“ oder ein Nebensatz beginnt.",
      evidence: [longest, ...others],
      share: share > excessiveShare ? 0 : 1 - share,
    });
  },
};

function evidenceFor({ text, words }: ProseSentence) {
  return {
    where: "Haupttext der Seite",
    value: `${germanNumber(words)} Wörter: ${quoted(text, quoteLength)}`,
    expected: `höchstens ${maxSentenceWords} Wörter, in vier von fünf Sätzen`,
  };
}
