// How many sentences of the main content are too long to be read in one go.
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { extractMainProse, type ProseSentence } from "./prose.ts";

/** Words; the limit of GOV.UK's style guide, which rests on reading studies. */
export const maxSentenceWords = 25;
/** Share of long sentences: one in five is fine. */
const toleratedShare = 0.2;
/** Sentences; with fewer a share says nothing. */
export const minSentences = 8;

export interface LongSentences {
  /** Sentences counted. */
  total: number;
  /** The longest first. */
  long: readonly ProseSentence[];
  areTooMany: boolean;
}

/** null where there are too few sentences to say. */
export const findLongSentences = memoizeByFacts((facts: PageFacts): LongSentences | null => {
  const sentences = extractMainProse(facts).filter((sentence) => !isEnumeration(sentence));
  if (sentences.length < minSentences) return null;
  const long = sentences.filter(({ words }) => words > maxSentenceWords).sort((a, b) => b.words - a.words);
  return { total: sentences.length, long, areTooMany: long.length / sentences.length > toleratedShare };
});

/** Lists of places, brands or services are long, but not hard to read. */
function isEnumeration({ text, words }: ProseSentence): boolean {
  return (text.match(/[,;·|•]/g)?.length ?? 0) * 3 >= words;
}
