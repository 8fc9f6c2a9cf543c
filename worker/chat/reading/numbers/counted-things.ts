// What a firm says to have how many of, for „eine Seite je Filiale“ some texts later.

import type { Words } from "../tagged-words.ts";
import { quantitiesOf } from "./quantities.ts";

/** Numbers by the stem of what they count: „drei Filialen“ is `filial`: 3. */
export type CountedThings = Readonly<Record<string, number>>;

/** Whoever writes: „jeder von uns“. */
export const US = "uns";

const MOST = 60;
/** Kept of one conversation. */
const MOST_KINDS = 20;

export function countedThings(words: Words): CountedThings {
  const counted = quantitiesOf(words).flatMap(({ span, unit, isArticle, from, to }) => {
    const isExact = !isArticle && span.min === span.max && span.min <= MOST;
    // „wir sind drei artists“
    const isOfUs = words[from - 1]?.text === "sind" && words[from - 2]?.text === "wir";
    if (isExact && isOfUs && unit !== "page" && words[to + 1]?.kind !== "mark")
      return [[US, span.min] as const];
    const thing = unit === "other" ? words[to] : words[to + 1];
    const isNoun = thing?.kind === "word" && (unit === "other" || /^\p{Lu}/u.test(thing.raw));
    return isExact && isNoun && (unit === "other" || unit === null)
      ? [[stemOf(thing.text), span.min] as const]
      : [];
  });
  return Object.fromEntries(counted);
}

/** The later number of a thing counts. */
export function withCounted(known: CountedThings, further: CountedThings): CountedThings {
  return Object.fromEntries(Object.entries({ ...known, ...further }).slice(-MOST_KINDS));
}

/** „Wohnung“ finds the „drei Ferienwohnungen“. Null: nobody said how many. */
export function numberOf(thing: string, counted: CountedThings): number | null {
  const stem = stemOf(thing);
  const [, number = null] = Object.entries(counted).find(([known]) => known.endsWith(stem)) ?? [];
  return stem.length < 3 ? null : number;
}

/** „Läden“ as „Laden“ */
function stemOf(word: string): string {
  return word.replace(/([aou])e/g, "$1").replace(/(?:en|er|[nes])$/, "");
}
