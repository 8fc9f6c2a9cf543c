// How hard a text is to read, by published formulas.
import type { ContentFigures } from "#contract/seo-figures.ts";
import type { Language } from "./language.ts";
import { countSentences } from "./sentences.ts";
import { countEnglishSyllables, countGermanSyllables } from "./syllables.ts";
import { countLetters, type WordTable } from "./word-frequency.ts";

export interface TextCounts {
  words: number;
  sentences: number;
  /** Of all words, like the following. */
  syllables: number;
  /** Words of three or more syllables. */
  longBySyllables: number;
  /** Words of more than six letters. */
  longByLetters: number;
  /** Words of one syllable. */
  monosyllables: number;
}

const manySyllables = 3;
const manyLetters = 6;

export function measureText(text: string, table: WordTable, language: Language): TextCounts {
  const syllablesOf = language === "de" ? countGermanSyllables : countEnglishSyllables;
  const counts: TextCounts = {
    words: table.total,
    sentences: countSentences(text),
    syllables: 0,
    longBySyllables: 0,
    longByLetters: 0,
    monosyllables: 0,
  };
  for (const [word, times] of table.counts) {
    const syllables = syllablesOf(word);
    counts.syllables += syllables * times;
    if (syllables >= manySyllables) counts.longBySyllables += times;
    if (syllables === 1) counts.monosyllables += times;
    if (countLetters(word) > manyLetters) counts.longByLetters += times;
  }
  return table.counted === table.total ? counts : extrapolate(counts, table);
}

/** Projects the counts of the words in the table to all words. */
function extrapolate(counts: TextCounts, { total, counted }: WordTable): TextCounts {
  const share = total / counted;
  return {
    ...counts,
    syllables: counts.syllables * share,
    longBySyllables: counts.longBySyllables * share,
    longByLetters: counts.longByLetters * share,
    monosyllables: counts.monosyllables * share,
  };
}

/** Amstad 1978: 180 − ASL − 58.5 × ASW (mean sentence length in words, mean word length in syllables). Not clamped. */
export function fleschAmstad({ words, sentences, syllables }: TextCounts): number {
  return 180 - words / sentences - 58.5 * (syllables / words);
}

/** Flesch 1948: 206.835 − 1.015 × ASL − 84.6 × ASW. Not clamped. */
export function fleschReadingEase({ words, sentences, syllables }: TextCounts): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}

/** Bamberger and Vanecek 1984, variant 1: 0.1935 MS + 0.1672 SL + 0.1297 IW − 0.0327 ES − 0.875. Not clamped. */
export function wienerSachtextformel(counts: TextCounts): number {
  const percentOfWords = (count: number) => (count / counts.words) * 100;
  return (
    0.1935 * percentOfWords(counts.longBySyllables) +
    0.1672 * (counts.words / counts.sentences) +
    0.1297 * percentOfWords(counts.longByLetters) -
    0.0327 * percentOfWords(counts.monosyllables) -
    0.875
  );
}

/** The formula's own scale: school year 4 (easy) to 15 (hard). */
const [minGrade, maxGrade] = [4, 15];

/** Score 0–100 and grade 4–15, one decimal each; null when the text has no word. */
export function measureReadability(
  text: string,
  table: WordTable,
  language: Language,
): Pick<ContentFigures, "readabilityScore" | "readability"> {
  const counts = measureText(text, table, language);
  if (counts.words === 0 || counts.sentences === 0) return { readabilityScore: null, readability: null };
  const german = language === "de";
  const score = german ? fleschAmstad(counts) : fleschReadingEase(counts);
  return {
    readabilityScore: clampToTenth(score, 0, 100),
    readability: {
      formula: german ? "Flesch-Amstad" : "Flesch",
      language,
      grade: german ? clampToTenth(wienerSachtextformel(counts), minGrade, maxGrade) : null,
    },
  };
}

function clampToTenth(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)) * 10) / 10;
}
