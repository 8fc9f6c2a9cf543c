// The industry a text speaks of, by its trade.
import type { Industry } from "../slots.ts";
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { type TaggedWord, taggedWords, type Words } from "./tagged-words.ts";
import { trades } from "./trades.ts";

const tradesOf = lookup<Industry>(trades, correctWords);

/** The industry of the word itself, or null. Of several trades in a compound the longest counts: „Tanzschule“ before „Schule“. */
export function industryOfWord(word: TaggedWord): Industry | null {
  return tradeOfWord(word, true);
}

/** `countsSlips`: whether „Böcker“ may be a Bäcker. */
export function tradeOfWord({ kind, text }: TaggedWord, countsSlips: boolean): Industry | null {
  if (kind !== "word") return null;
  const [industry = null] =
    [...tradesOf(text, countsSlips)].sort(([, one], [, other]) => other - one)[0] ?? [];
  return industry;
}

/** A place, no trade: „Zur Mühle“. */
const PLACED = /^(?:zum|zur|am|an der|im|alte|haus) /i;
/** What a house is called by whatever its trade: „Weiterwerkstatt“ may coach, „Webwerk“ weave. */
const FIGURATIVE = /(?<=\p{L})(?:werkstatt|schmiede|fabrik|kueche|atelier|kontor)$/u;

/** „Goldschmiede“ is a trade of its own. */
function isFigurative({ text }: TaggedWord): boolean {
  const [house] = FIGURATIVE.exec(text) ?? [];
  return house !== undefined && Math.max(0, ...tradesOf(text, false).values()) <= house.length;
}

/** The industry that a firm's name and what is said beside it tell: „Landgasthof? Nee, Biohof Kamp“: the name knows best. */
export function industryOf(name: string | null, words: Words): Industry | null {
  const told = name === null || PLACED.test(name) ? [] : taggedWords(name);
  const plain = told.filter((word) => !isFigurative(word));
  return (
    firstTrade(plain, false) ??
    firstTrade(speltOut(words, told), false) ??
    firstTrade(told, true) ??
    firstTrade(words, true)
  );
}

/** What is said beside the name, what it is all about first: „Ich bin Lehrerin, es geht aber um meinen Kräutergarten“. */
function speltOut(words: Words, named: Words): Words {
  const names = new Set(named.map(({ text }) => text));
  const beside = words.filter((word) => !names.has(word.text) && !isFigurative(word));
  const about = beside.findIndex(
    ({ text }, at) =>
      text === "um" && beside.slice(Math.max(0, at - 3), at).some((word) => word.text === "geht"),
  );
  return about < 0 ? beside : [...beside.slice(about), ...beside.slice(0, about)];
}

/** The first trade decides: „Steuerberatung für Handwerker“ consults. */
function firstTrade(words: Words, countsSlips: boolean): Industry | null {
  for (const [at, word] of words.entries()) {
    // „Lehrkräfte laden Noten hoch“
    if (word.raw === "laden" && words.slice(at + 1).some(isUpOrDown)) continue;
    const industry = tradeOfWord(word, countsSlips);
    if (industry !== null) return industry;
  }
  return null;
}

const isUpOrDown = ({ text }: TaggedWord) => /^(?:hoch|runter|herunter|rauf|ein)$/.test(text);
