// Other forms of a keyword in a text: inflected, spelled differently, or as the first part of a compound.
// Reported beside the exact figures, never part of them. Errs on the side of missing a form.
import { stopWords } from "../text/stop-words.ts";
import type { WordTable } from "../text/word-frequency.ts";
import { wordSet } from "../text/word-sets.ts";

export interface RelatedWord {
  /** As in the text, lower case. */
  word: string;
  count: number;
}

/** Unique words of a text by their first letters, so that a keyword is compared with few of them. */
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
const maxForms = 50_000;
/** Entries per key: every keyword is compared with all of them. */
const maxPerKey = 2_000;
const maxWordLength = 60;
const maxShown = 10;

/** Endings of German declension, and of the trade or the woman who has it: Dachdecker, Dachdeckerei, Dachdeckerin. */
const endings = wordSet("e n s en es em er ern nen ns in innen ei eien");
/** Endings that form a plural with umlaut (Dächer); without one they make other words of short ones (Wand, wandern). */
const umlautEndings = new Set(["er", "ern"]);
/** Cut off before two inflected forms are compared: günstige, günstiger. */
const cutEndings = ["innen", "ern", "en", "er", "es", "em", "e", "n", "s"];
/** Letters a stem must keep, and a keyword must have to match compounds: "Auto" does not match "automatisch". */
const minStemLength = 5;
/** Letters of the second part of a compound. */
const minPartLength = 3;

export function buildRelatedIndex(table: WordTable): RelatedIndex {
  const index = new Map<string, IndexedWord[]>();
  let left = maxForms;
  for (const [word, count] of table.counts) {
    if (word.length < keyLength || word.length > maxWordLength || stopWords.de.has(word)) continue;
    for (const form of listForms(word)) {
      if (form.length < keyLength) continue;
      if (left-- === 0) return index;
      const key = getIndexKey(form);
      const entries = index.get(key) ?? [];
      if (entries.length < maxPerKey) entries.push({ word, count, form });
      index.set(key, entries);
    }
  }
  return index;
}

/** Without the keyword itself as it is written. */
export function findRelatedWords(keyword: string, index: RelatedIndex): RelatedWord[] {
  const own = keyword.toLowerCase().trim();
  const form = normalizeSpelling(own);
  if (form.length < keyLength || stopWords.de.has(own)) return [];
  const found = new Map<string, number>();
  for (const entry of index.get(getIndexKey(form)) ?? []) {
    if (entry.word !== own && isRelated(form, entry.form)) found.set(entry.word, entry.count);
  }
  return listMostFrequent(found);
}

/** The ten most frequent. */
export function listMostFrequent(counts: ReadonlyMap<string, number>): RelatedWord[] {
  return Array.from(counts, ([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxShown);
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
  if (hasUmlaut ? !long.startsWith(short) : !stripUmlauts(long).startsWith(short)) return false;
  const ending = long.slice(short.length);
  if (!endings.has(ending)) return false;
  return !umlautEndings.has(ending) || short.length >= minStemLength || (!hasUmlaut && /[äöü]/.test(long));
}

function sharesStem(one: string, other: string): boolean {
  const stem = getStem(one);
  return stem !== null && stem === getStem(other);
}

function getStem(word: string): string | null {
  const ending = cutEndings.find((end) => word.endsWith(end));
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return stem.length >= minStemLength ? stem : null;
}

function isCompound(keyword: string, word: string): boolean {
  return (
    keyword.length >= minStemLength &&
    word.length >= keyword.length + minPartLength &&
    word.startsWith(keyword) &&
    // malerisch, musikalisch: adjectives with a sense of their own
    !/isch(?:e[mnrs]?)?$/.test(word)
  );
}

function listForms(word: string): string[] {
  const parts = word.split(/[-‐‑]/);
  return parts.length === 1 ? [normalizeSpelling(word)] : [...parts, parts.join("")].map(normalizeSpelling);
}

/** One spelling for ä and ae, ß and ss; without hyphens and apostrophes. */
function normalizeSpelling(word: string): string {
  return word
    .normalize("NFC")
    .replace(/[-‐‑'’]/g, "")
    .replace(/ß/g, "ss")
    .replace(/ae/g, "ä")
    .replace(/oe/g, "ö")
    .replace(/(?<![aeq])ue/g, "ü");
}

const plain: Record<string, string> = { ä: "a", ö: "o", ü: "u" };

function stripUmlauts(word: string): string {
  return word.replace(/[äöü]/g, (letter) => plain[letter] ?? letter);
}

function getIndexKey(form: string): string {
  return stripUmlauts(form.slice(0, keyLength));
}
