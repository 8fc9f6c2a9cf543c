// The full sentences of a page: what is left when menus, buttons, tables and lists are taken away.

import type { PageFacts } from "./page-facts.ts";
import { remembered } from "./remembered.ts";
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

/** Sentences of at least four words that end like one. */
export const proseOf = remembered((facts: PageFacts): readonly ProseSentence[] =>
  splitSentences(facts.html.text.text.slice(0, longestText))
    .filter((text) => /[.!?…]["'“”»«’)\]]*$/.test(text.slice(-4)))
    .map((text) => ({ text, words: countWords(text) }))
    .filter(({ words }) => words >= fewestWords),
);
