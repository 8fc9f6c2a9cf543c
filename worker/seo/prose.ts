// The full sentences of a page: what is left when menus, buttons, tables and lists are taken away.
import type { PageFacts } from "./page-facts.ts";
import { splitSentences } from "./sentences.ts";
import { countWords } from "./word-scanner.ts";

export interface ProseSentence {
  text: string;
  words: number;
}

/** Characters that are looked at; the judgement does not get better with more. */
const longestText = 60_000;
/** Words; shorter pieces with a period are mostly labels ("Mo. bis Fr."). */
const fewestWords = 4;

const known = new WeakMap<PageFacts, ProseSentence[]>();

/** Sentences of at least four words that end like one. Split once a page, because several audits ask. */
export function proseOf(facts: PageFacts): ProseSentence[] {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const sentences = splitSentences(facts.html.text.text.slice(0, longestText))
    .filter((text) => /[.!?…]["'“”»«’)\]]*$/.test(text.slice(-4)))
    .map((text) => ({ text, words: countWords(text) }))
    .filter(({ words }) => words >= fewestWords);
  known.set(facts, sentences);
  return sentences;
}
