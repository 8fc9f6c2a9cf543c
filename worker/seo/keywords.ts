// Where a visitor's keywords stand on a page, and how prominently.
import type { KeywordAnalysis, KeywordPosition, SeoReport } from "#contract/seo-report.ts";
import { addressForm, readableAddress } from "./keyword-address.ts";
import { windowOnLine } from "./line-window.ts";
import type { PageFacts } from "./page-facts.ts";
import { folded, occurrences } from "./phrase-search.ts";
import { relatedPhrases } from "./related-phrases.ts";
import { type RelatedIndex, type RelatedWord, relatedIndex, relatedWords } from "./related-words.ts";
import { percent, type WordTable } from "./word-frequency.ts";
import { countWordsOf, isWordCharacterAt } from "./words.ts";

/** Points of prominence for standing in a place at least once; together 100. */
export const prominenceWeights = {
  title: 25,
  h1: 20,
  description: 10,
  firstWords: 20,
  headings: 10,
  alt: 5,
  address: 10,
} as const;

/** Percent of all words; above it a text reads as written for machines. Google names no number, prose has 1 to 3. */
export const stuffedDensity = 5;

/** How many words at the start of the text count as its opening. */
const openingWords = 100;
/** Bounds the answer on pages that repeat a word thousands of times: so many in fields, so many in the text. */
const positionsShown = 50;
const contextLength = 80;

export interface KeywordPlaces {
  facts: PageFacts;
  meta: SeoReport["meta"];
  table: WordTable;
}

/** One analysis per keyword, in the order given. Whole words, folded, without regard to case; phrases allowed. */
export function analyseKeywords(keywords: readonly string[], places: KeywordPlaces): KeywordAnalysis[] {
  if (keywords.length === 0) return [];
  const text = folded(places.facts.html.text.text);
  const fields = fieldsOf(places);
  const index = relatedIndex(places.table);
  return keywords.map((keyword) => {
    const related = relatedForms(keyword, places, index);
    return { ...analyseKeyword(keyword, text, fields, places), ...(related.length > 0 ? { related } : {}) };
  });
}

function relatedForms(keyword: string, { facts }: KeywordPlaces, index: RelatedIndex): RelatedWord[] {
  const isPhrase = /\s/.test(keyword.trim());
  return isPhrase ? relatedPhrases(keyword, facts.html.text.text, index) : relatedWords(keyword, index);
}

/** A short text that can hold the keyword; `weight` names the place it counts for. */
interface Field {
  element: string;
  position: number;
  text: string;
  /** The text in the form it is searched in. */
  searched: string;
  weight: Exclude<keyof typeof prominenceWeights, "firstWords">;
}

function fieldsOf({ facts, meta }: KeywordPlaces): Field[] {
  const fields: Omit<Field, "searched">[] = [];
  if (meta.title !== null) fields.push({ element: "title", position: 1, text: meta.title, weight: "title" });
  if (meta.description !== null) {
    fields.push({ element: "description", position: 1, text: meta.description, weight: "description" });
  }
  for (const [index, { level, text }] of facts.html.headings.entries()) {
    fields.push({ element: `h${level}`, position: index + 1, text, weight: level === 1 ? "h1" : "headings" });
  }
  for (const [index, { alt }] of facts.html.images.entries()) {
    if (alt !== null && alt !== "")
      fields.push({ element: "alt", position: index + 1, text: alt, weight: "alt" });
  }
  fields.push({
    element: "address",
    position: 1,
    text: readableAddress(facts.fetched.url),
    weight: "address",
  });
  return fields.map((field) => ({ ...field, searched: searchedForm(field.text, field.weight) }));
}

/** Addresses are searched with umlauts transcribed and separators as spaces. */
function searchedForm(text: string, weight: Field["weight"]): string {
  return weight === "address" ? addressForm(folded(text)) : folded(text);
}

function analyseKeyword(
  keyword: string,
  text: string,
  fields: Field[],
  places: KeywordPlaces,
): KeywordAnalysis {
  const needle = folded(keyword);
  const found = new Set<keyof typeof prominenceWeights>();
  const inFields: KeywordPosition[] = [];
  for (const field of fields) {
    const offset = occurrences(field.searched, searchedForm(keyword, field.weight))[0];
    if (offset === undefined) continue;
    found.add(field.weight);
    // The searched form of an address has other offsets than the address, which is shown from its start.
    const context = contextAt(field.text, field.weight === "address" ? 0 : offset);
    inFields.push({ element: field.element, position: field.position, context });
  }
  const inText = occurrences(text, needle);
  if (wordNumberAt(places.table, inText[0]) <= openingWords) found.add("firstWords");
  const inBody = inText.slice(0, positionsShown).map((offset) => ({
    element: "body",
    position: wordNumberAt(places.table, offset),
    context: contextAt(places.facts.html.text.text, offset),
  }));
  return {
    keyword,
    density: percent(inText.length * countWordsOf(needle), places.facts.html.text.words),
    prominence: [...found].reduce((sum, place) => sum + prominenceWeights[place], 0),
    positions: [...inFields.slice(0, positionsShown), ...inBody],
  };
}

/** 1-based number of the word at an offset; Infinity without one. */
function wordNumberAt({ starts }: WordTable, offset: number | undefined): number {
  if (offset === undefined) return Number.POSITIVE_INFINITY;
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

/** Up to 80 characters around an offset, cut at words, within the block of text that holds it. */
function contextAt(text: string, offset: number): string {
  const window = windowOnLine(text, offset, contextLength / 4, contextLength);
  let { start } = window;
  while (start < offset && isWordCharacterAt(text, start - 1)) start++;
  const latest = Math.min(window.end, start + contextLength);
  let end = latest;
  while (end > offset + 1 && isWordCharacterAt(text, end)) end--;
  if (end <= offset + 1) end = latest; // one word longer than the window
  return text.slice(start, end).toWellFormed().trim();
}
