import type { Audit } from "../audit.ts";
import { readsAsKnownLanguage } from "../language.ts";
import { type ProseSentence, proseOf } from "../prose.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { germanNumber, partOf, quoted } from "../wording.ts";

/** Words; the limit of GOV.UK's style guide, which rests on reading studies. */
const longestSentence = 25;
/** Share of long sentences; one in five lends rhythm, every second makes the text hard. */
const tolerated = 0.2;
const tooMany = 0.5;
/** Sentences; with fewer a share says nothing. */
const fewestSentences = 8;
const evidenceShown = 3;
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
    if (!readsAsKnownLanguage(facts.html.lang, facts.html.text.text)) {
      return unchecked("Sätze werden nur in deutschen und englischen Texten gezählt.");
    }
    const sentences = proseOf(facts).filter((sentence) => !isEnumeration(sentence));
    if (sentences.length < fewestSentences) {
      return notApplicable(`Für die Länge der Sätze braucht es mindestens ${fewestSentences} ganze Sätze`);
    }
    const long = sentences.filter(({ words }) => words > longestSentence).sort((a, b) => b.words - a.words);
    const share = long.length / sentences.length;
    const [longest, ...others] = long.map(evidenceFor);
    if (longest === undefined || share <= tolerated) return passed();
    const complaint = {
      title: `${partOf(long.length, sentences.length, ["Der Satz", "Sätzen"], ["hat", "haben"])} mehr als ${longestSentence} Wörter`,
      advice:
        "Machen Sie aus einem Satz zwei: Setzen Sie einen Punkt, wo jetzt „und“, „sowie“ oder ein Nebensatz beginnt.",
      evidence: [longest, ...others.slice(0, evidenceShown - 1)] as [typeof longest, ...(typeof longest)[]],
      share: 1 - share,
    };
    return share > tooMany ? failed({ ...complaint, share: 0 }) : warning(complaint);
  },
};

function evidenceFor({ text, words }: ProseSentence) {
  return {
    where: "Text der Seite",
    value: `${germanNumber(words)} Wörter: ${quoted(text, quoteLength)}`,
    expected: `höchstens ${longestSentence} Wörter, in vier von fünf Sätzen`,
  };
}

/** Places, brands or services in a row: long, but not hard to read. */
function isEnumeration({ text, words }: ProseSentence): boolean {
  return (text.match(/[,;·|•]/g)?.length ?? 0) * 3 >= words;
}
