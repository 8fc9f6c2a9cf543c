// Where a visitor's keywords occur on a page, and how prominently.
import type { KeywordAnalysis, KeywordPosition } from "#contract/seo-figures.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { decodeEscapes } from "../page/urls.ts";
import { withoutInvisible } from "../text/invisible.ts";
import { getLineWindow } from "../text/line-window.ts";
import { findOccurrences, foldText } from "../text/phrase-search.ts";
import { toPercent, type WordTable } from "../text/word-frequency.ts";
import { countWords, isWordCharacterAt } from "../text/words.ts";
import { findRelatedPhrases } from "./related-phrases.ts";
import { buildRelatedIndex, findRelatedWords, type RelatedIndex, type RelatedWord } from "./related-words.ts";

/** Points for occurring in a place at least once; together 100. */
export const prominenceWeights = {
  title: 25,
  h1: 20,
  description: 10,
  firstWords: 20,
  headings: 10,
  alt: 5,
  address: 10,
} as const;

/** Percent of all words; above it a text reads as if written for machines. Google names no number, prose has 1 to 3. */
export const stuffedDensity = 5;

const openingWords = 100;
/** Limit for fields and for the text each: hostile pages repeat a word thousands of times. */
const maxPositions = 50;
const contextLength = 80;

export interface KeywordPlaces {
  facts: PageFacts;
  meta: SeoReport["meta"];
  table: WordTable;
}

/** One analysis per keyword, in the order given. Matches whole words and phrases, case-insensitively. */
export function analyseKeywords(keywords: readonly string[], places: KeywordPlaces): KeywordAnalysis[] {
  if (keywords.length === 0) return [];
  const text = foldText(places.facts.html.text.text);
  const fields = listFields(places);
  const index = buildRelatedIndex(places.table);
  return keywords.map((keyword) => {
    const related = findRelatedForms(withoutInvisible(keyword), places, index);
    return { ...analyseKeyword(keyword, text, fields, places), ...(related.length > 0 ? { related } : {}) };
  });
}

function findRelatedForms(keyword: string, { facts }: KeywordPlaces, index: RelatedIndex): RelatedWord[] {
  const isPhrase = /\s/.test(keyword.trim());
  return isPhrase
    ? findRelatedPhrases(keyword, facts.html.text.text, index)
    : findRelatedWords(keyword, index);
}

/** A short text that can hold the keyword; `weight` names the place it counts for. */
interface Field {
  element: string;
  position: number;
  text: string;
  searched: string;
  weight: Exclude<keyof typeof prominenceWeights, "firstWords">;
}

function listFields({ facts, meta }: KeywordPlaces): Field[] {
  const { headings, images } = facts.html;
  const fields: Omit<Field, "searched">[] = [
    { element: "title", position: 1, text: meta.title ?? "", weight: "title" },
    { element: "description", position: 1, text: meta.description ?? "", weight: "description" },
    ...headings.map(({ level, text }, index) => ({
      element: `h${level}`,
      position: index + 1,
      text,
      weight: level === 1 ? ("h1" as const) : ("headings" as const),
    })),
    ...images.flatMap(({ alt }, index) =>
      alt ? [{ element: "alt", position: index + 1, text: alt, weight: "alt" as const }] : [],
    ),
    { element: "address", position: 1, text: toReadableAddress(facts.fetched.url), weight: "address" },
  ];
  return fields.map((field) => {
    const seen = withoutInvisible(field.text);
    return { ...field, text: seen, searched: toSearchable(seen, field.weight) };
  });
}

/** Addresses are searched with umlauts transcribed and separators as spaces. */
function toSearchable(text: string, weight: Field["weight"]): string {
  return weight === "address" ? foldAddress(text) : foldText(text);
}

function analyseKeyword(
  keyword: string,
  text: string,
  fields: Field[],
  places: KeywordPlaces,
): KeywordAnalysis {
  const wanted = withoutInvisible(keyword);
  const needle = foldText(wanted);
  const found = new Set<keyof typeof prominenceWeights>();
  const inFields: KeywordPosition[] = [];
  for (const { element, position, text: written, searched, weight } of fields) {
    const [offset] = findOccurrences(searched, toSearchable(wanted, weight));
    if (offset === undefined) continue;
    found.add(weight);
    // The searched form of an address has other offsets than the address, which is shown from its start.
    inFields.push({ element, position, context: getContext(written, weight === "address" ? 0 : offset) });
  }
  const inText = findOccurrences(text, needle);
  if (getWordNumber(places.table, inText[0]) <= openingWords) found.add("firstWords");
  const inBody = inText.slice(0, maxPositions).map((offset) => ({
    element: "body",
    position: getWordNumber(places.table, offset),
    context: getContext(places.facts.html.text.text, offset),
  }));
  return {
    keyword,
    density: toPercent(inText.length * countWords(needle), places.facts.html.text.words),
    prominence: [...found].reduce((sum, place) => sum + prominenceWeights[place], 0),
    positions: [...inFields.slice(0, maxPositions), ...inBody],
  };
}

/** 1-based number of the word at an offset; Infinity without one. */
function getWordNumber({ starts }: WordTable, offset: number | undefined): number {
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
function getContext(text: string, offset: number): string {
  const window = getLineWindow(text, offset, contextLength / 4, contextLength);
  let { start } = window;
  while (start < offset && isWordCharacterAt(text, start - 1)) start++;
  const latest = Math.min(window.end, start + contextLength);
  let end = latest;
  while (end > offset + 1 && isWordCharacterAt(text, end)) end--;
  if (end <= offset + 1) end = latest; // one word longer than the window
  return text.slice(start, end).toWellFormed().trim();
}

const transcriptions: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Host and path, decoded, without www and file ending. */
function toReadableAddress(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\.[a-z0-9]{2,5}$/i, "");
  // A stray % is no reason to lose the rest.
  return `${hostname.replace(/^www\./, "")}${decodeEscapes(path) ?? path}`;
}

/** "Dächer in Olfen" and "daecher-in-olfen" become the same words. */
function foldAddress(text: string): string {
  const folded = foldText(text).replace(/[äöüß]/g, (letter) => transcriptions[letter] ?? letter);
  return folded.replace(/[^\p{L}\p{N}]+/gu, " ");
}
