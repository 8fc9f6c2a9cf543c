// Which words a text uses, how often, and where: one pass, read by language, readability and density.
import { stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

export interface WordTable {
  /** Number of words. */
  total: number;
  /** Lower-case word → how often it occurs, in order of first occurrence. */
  counts: Map<string, number>;
  /** Offset of every word in the text, ascending. */
  starts: number[];
}

export function tableOfWords(text: string): WordTable {
  const counts = new Map<string, number>();
  const starts: number[] = [];
  for (const word of wordsOf(text)) {
    const key = word.text.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
    starts.push(word.start);
  }
  return { total: starts.length, counts, starts };
}

const densestShown = 10;
const shortestDenseWord = 3;

/**
 * The ten most frequent words of three letters or more without stop words, as percent of `wordCount`
 * (two decimals). Ties stand in order of first occurrence.
 */
export function keywordDensity(
  table: WordTable,
  wordCount: number,
  language: "de" | "en",
): Record<string, number> {
  if (wordCount === 0) return {};
  const ignored = stopWords[language];
  const candidates = [...table.counts].filter(
    ([word]) => !ignored.has(word.replace(/’/g, "'")) && lettersIn(word) >= shortestDenseWord,
  );
  // Array.prototype.sort is stable, so equal counts keep their order of first occurrence.
  candidates.sort((a, b) => b[1] - a[1]);
  return Object.fromEntries(
    candidates.slice(0, densestShown).map(([word, count]) => [word, percent(count, wordCount)]),
  );
}

/** Percent with two decimals. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

/** Letters of a word, without digits, hyphens and apostrophes. */
export function lettersIn(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}
