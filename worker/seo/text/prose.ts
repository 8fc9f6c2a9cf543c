// The full sentences of a page, without menus, buttons, tables and lists.
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { splitSentences } from "./sentences.ts";
import { countWords } from "./words.ts";

export interface ProseSentence {
  text: string;
  words: number;
}

/** Characters read; more would not improve the judgement. */
const maxTextLength = 60_000;
/** Words; shorter pieces with a period are mostly labels ("Mo. bis Fr."). */
const minWords = 4;

/** Sentences of at least four words with final punctuation, wherever they stand. */
export const extractProse = memoizeByFacts((facts: PageFacts) => listSentences(facts.html.text.text));

/** Those of the main content: what a visitor comes to read. */
export const extractMainProse = memoizeByFacts((facts: PageFacts) => listSentences(facts.html.text.main));

function listSentences(text: string): readonly ProseSentence[] {
  return splitSentences(text.slice(0, maxTextLength))
    .filter((sentence) => /[.!?…]["'“”»«’)\]]*$/.test(sentence.slice(-4)))
    .map((sentence) => ({ text: sentence, words: countWords(sentence) }))
    .filter(({ words }) => words >= minWords);
}
