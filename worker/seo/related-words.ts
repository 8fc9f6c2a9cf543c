// Words of a text that are a keyword in another form: inflected, spelled otherwise, or as the first part of a compound.
// A tolerance beside the exact figures, never part of them. Errs on the side of missing a form.

import { stopWords } from "./stop-words.ts";
import type { WordTable } from "./word-frequency.ts";

export interface RelatedWord {
  /** As in the text, lower case. */
  word: string;
  count: number;
}

/** Unique words of a text by their first letters, so that a keyword meets few of them. */
export type RelatedIndex = ReadonlyMap<string, readonly IndexedWord[]>;

interface IndexedWord {
  word: string;
  count: number;
  /** The whole word, or one part of a hyphenated one, in comparable spelling. */
  form: string;
}

/** Letters of the index key; shorter words have no related forms. */
const keyLength = 3;
/** Forms in the index; the longest of 130 real articles has 12,000 different words. */
const mostForms = 50_000;
/** Of them those with the same first letters: every word of a keyword is compared with all of these. */
const mostAlike = 2_000;
const longestWord = 60;
const shown = 10;

/** Endings of German declension, and of the trade or the woman who has it: Dachdecker, Dachdeckerei, Dachdeckerin. */
const endings = new Set("e n s en es em er ern nen ns in innen ei eien".split(" "));
/** Endings that form a plural with umlaut (Dächer); without one they make other words of short ones (Wand, wandern). */
const umlautEndings = new Set(["er", "ern"]);
/** Cut off before two inflected forms are compared: günstige, günstiger. */
const cutEndings = ["innen", "ern", "en", "er", "es", "em", "e", "n", "s"];
/** Letters that must be left, or that a keyword needs to be sought in compounds: Auto is not in automatisch. */
const longStem = 5;
/** Letters of the second part of a compound. */
const shortestPart = 3;

export function relatedIndex(table: WordTable): RelatedIndex {
  const index = new Map<string, IndexedWord[]>();
  let left = mostForms;
  for (const [word, count] of table.counts) {
    if (word.length < keyLength || word.length > longestWord || stopWords.de.has(word)) continue;
    for (const form of formsOf(word)) {
      if (form.length < keyLength) continue;
      if (left-- === 0) return index;
      const key = keyOf(form);
      const entries = index.get(key);
      if (entries === undefined) index.set(key, [{ word, count, form }]);
      else if (entries.length < mostAlike) entries.push({ word, count, form });
    }
  }
  return index;
}

/** Most frequent first, at most ten. The keyword itself as it is written is not among them. */
export function relatedWords(keyword: string, index: RelatedIndex): RelatedWord[] {
  const own = keyword.toLowerCase().trim();
  const form = comparable(own);
  if (form.length < keyLength || stopWords.de.has(own)) return [];
  const found = new Map<string, number>();
  for (const entry of index.get(keyOf(form)) ?? []) {
    if (entry.word !== own && isRelated(form, entry.form)) found.set(entry.word, entry.count);
  }
  return [...found]
    .map(([word, count]) => ({ word, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, shown);
}

/** Both in comparable spelling; not the same on both sides: a compound contains the keyword, never the other way round. */
function isRelated(keyword: string, word: string): boolean {
  return (
    keyword === word || isInflected(keyword, word) || sharesStem(keyword, word) || isCompound(keyword, word)
  );
}

function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const hasUmlaut = /[äöü]/.test(short);
  // Küche is not Kuchen: only the longer form may gain an umlaut.
  if (hasUmlaut ? !long.startsWith(short) : !withoutUmlauts(long).startsWith(short)) return false;
  const ending = long.slice(short.length);
  if (!endings.has(ending)) return false;
  return !umlautEndings.has(ending) || short.length >= longStem || (!hasUmlaut && /[äöü]/.test(long));
}

function sharesStem(one: string, other: string): boolean {
  const stem = stemOf(one);
  return stem !== null && stem === stemOf(other);
}

function stemOf(word: string): string | null {
  const ending = cutEndings.find((end) => word.endsWith(end));
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return stem.length >= longStem ? stem : null;
}

function isCompound(keyword: string, word: string): boolean {
  return (
    keyword.length >= longStem &&
    word.length >= keyword.length + shortestPart &&
    word.startsWith(keyword) &&
    // malerisch, musikalisch: adjectives with a sense of their own
    !/isch(?:e[mnrs]?)?$/.test(word)
  );
}

function formsOf(word: string): string[] {
  const parts = word.split(/[-‐‑]/);
  return parts.length === 1 ? [comparable(word)] : [...parts, parts.join("")].map(comparable);
}

/** One spelling for ä and ae, ß and ss; without hyphens and apostrophes. */
function comparable(word: string): string {
  return word
    .normalize("NFC")
    .replace(/[-‐‑'’]/g, "")
    .replace(/ß/g, "ss")
    .replace(/ae/g, "ä")
    .replace(/oe/g, "ö")
    .replace(/(?<![aeq])ue/g, "ü");
}

const plain: Record<string, string> = { ä: "a", ö: "o", ü: "u" };

function withoutUmlauts(word: string): string {
  return word.replace(/[äöü]/g, (letter) => plain[letter] ?? letter);
}

function keyOf(form: string): string {
  return withoutUmlauts(form.slice(0, keyLength));
}
