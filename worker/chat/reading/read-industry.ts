// The industry a text speaks of, by its trade.
import type { Industry } from "../slots.ts";
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { type TaggedWord, taggedWords, type Words } from "./tagged-words.ts";
import { trades } from "./trades.ts";

const tradesOf = lookup<Industry>(trades, correctWords);

/** The industry of the word itself, or null. Of several trades in a compound the longest counts: „Tanzschule“ before „Schule“. */
export function industryOfWord({ kind, text }: TaggedWord): Industry | null {
  if (kind !== "word") return null;
  const [industry = null] = [...tradesOf(text)].sort(([, one], [, other]) => other - one)[0] ?? [];
  return industry;
}

/** A place, no trade: „Zur Mühle“. */
const PLACED = /^(?:zum|zur|am|an der|im|alte|haus) /i;

/** The industry that a firm's name tells. */
export function industryOfName(name: string | null): Industry | null {
  return name === null || PLACED.test(name) ? null : readIndustry(taggedWords(name));
}

/** The first trade of `words` decides: „Steuerberatung für Handwerker“ consults. */
export function readIndustry(words: Words): Industry | null {
  for (const word of words) {
    const industry = industryOfWord(word);
    if (industry !== null) return industry;
  }
  return null;
}
