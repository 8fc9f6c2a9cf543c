// Which words a text uses, how often and where: counted once for language, readability and density.
import { hasInvisible, withoutInvisible } from "./invisible.ts";
import { stopWords } from "./stop-words.ts";
import { iterateWords } from "./words.ts";

/** Different words counted; the longest of 130 real articles has 12,000. */
export const MAX_DIFFERENT_WORDS = 100_000;
/** Characters kept of a word; the longest German ones have 80. */
const MAX_WORD_LENGTH = 200;

export interface WordTable {
  total: number;
  /** Lower-case word → how often it occurs, in order of first occurrence; the first MAX_DIFFERENT_WORDS. */
  counts: Map<string, number>;
  /** Words included in `counts`: all of them, except beyond MAX_DIFFERENT_WORDS. */
  counted: number;
  /** Offset of every word in the text, ascending. */
  starts: Uint32Array;
}

export function buildWordTable(text: string): WordTable {
  const counts = new Map<string, number>();
  // At least one character separates two words.
  const starts = new Uint32Array((text.length + 1) >> 1);
  const isPlain = !hasInvisible(text);
  let total = 0;
  let counted = 0;
  for (const { text: word, start } of iterateWords(text)) {
    starts[total++] = start;
    const seen = isPlain ? word : withoutInvisible(word);
    const key = (
      seen.length > MAX_WORD_LENGTH ? seen.slice(0, MAX_WORD_LENGTH).toWellFormed() : seen
    ).toLowerCase();
    const known = counts.get(key);
    if (known === undefined && counts.size >= MAX_DIFFERENT_WORDS) continue;
    counts.set(key, (known ?? 0) + 1);
    counted++;
  }
  return { total, counts, counted, starts: starts.subarray(0, total) };
}

const maxDensities = 10;
const minWordLetters = 3;

/**
 * The ten most frequent words of three letters or more without stop words, as percent of `wordCount`
 * (two decimals). Ties stand in order of first occurrence.
 */
export function computeKeywordDensity(
  table: WordTable,
  wordCount: number,
  language: "de" | "en",
): Record<string, number> {
  if (wordCount === 0) return {};
  const ignored = stopWords[language];
  const candidates = [...table.counts].filter(
    ([word]) => !ignored.has(word.replace(/’/g, "'")) && countLetters(word) >= minWordLetters,
  );
  // Array.prototype.sort is stable, so equal counts keep their order of first occurrence.
  candidates.sort((a, b) => b[1] - a[1]);
  return Object.fromEntries(
    candidates.slice(0, maxDensities).map(([word, count]) => [word, toPercent(count, wordCount)]),
  );
}

/** Percent with two decimals. */
export function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

/** Letters of a word, without digits, hyphens and apostrophes. */
export function countLetters(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}
