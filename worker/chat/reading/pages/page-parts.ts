// A list of pages cut at its commas and „und“.

import type { Quantity } from "../numbers/quantities.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { EACH, PAGE_NAME } from "./page-names.ts";

const SEPARATOR = /^(?:,|\+|\/|;|und|plus|dazu|sowie|and|noch|&)$/;

export function partsOf(words: Words, further = SEPARATOR): TaggedWord[][] {
  const parts: TaggedWord[][] = [[]];
  for (const word of words) {
    if (SEPARATOR.test(word.text) || further.test(word.text) || /^[.!:?]$/.test(word.text)) parts.push([]);
    else if (word.kind !== "mark") parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

const LEADING =
  /^(?:und|noch|auch|die|der|das|den|eine|einen|ein|ne|unsere?|meine?|mit|plus|dazu|also|zum|beispiel|dann)$/;
const MAX_NAME_WORDS = 3;
export const NOT_NAMED =
  /^(?:ach|och|oh|wir|ich|es|man|sind|ist|haben|hat|reicht|reichen|nicht|kein\w*|vielleicht|glaub\w*|bitte|danke|ja|nein|soll|sollen|waeren|bis)$/;

/** „Gefragt werden wir nach Preisen“: the page that a list begins with, at the end of its sentence; null: none. */
export function nameBehindPreposition(words: Words): string | null {
  const [before, last] = words.slice(-2);
  const isLed = words.length > MAX_NAME_WORDS && /^(?:nach|fuer|ueber)$/.test(before?.text ?? "");
  return isLed && last !== undefined && /^\p{Lu}/u.test(last.raw) ? last.text : null;
}

/** „je 1 Seite“ */
export function isOneOfEach(words: Words, { from, span }: Quantity): boolean {
  return span.min === 1 && span.max === 1 && EACH.test(words[from - 1]?.text ?? "");
}

/** „Wohnung 1, Wohnung 2“: the number belongs to the name. */
export function isLabel(words: Words, at: number): boolean {
  const name = words[at - 1];
  return (
    words[at]?.kind === "number" &&
    name?.kind === "word" &&
    words.some(
      ({ text }, other) => text === name.text && other !== at - 1 && words[other + 1]?.kind === "number",
    )
  );
}

/** „pflegehinweise“ */
export function isLowName([word, ...rest]: Words): boolean {
  return word?.kind === "word" && rest.length === 0 && !NOT_NAMED.test(word.text);
}

/** One to three words with a capital, or a usual page in small letters. */
export function isName(part: Words): boolean {
  const begin = part.findIndex(({ text }) => !LEADING.test(text));
  const own = begin < 0 ? [] : part.slice(begin);
  // „Start, wir, Angebote“
  if (own.length === 1 && /^(?:wir|ich)$/.test(own[0]?.text ?? "")) return true;
  if (own.length === 0 || own.length > MAX_NAME_WORDS || own.some(({ text }) => NOT_NAMED.test(text)))
    return false;
  return own.some(({ text }) => PAGE_NAME.test(text)) || /^\p{Lu}/u.test(own[0]?.raw ?? "");
}
