// Pages told one by one: „Start, Über uns, Kontakt“, „je Leistung eine, sieben Leistungen, dazu Kontakt“.
import type { Quantity } from "./quantities.ts";
import type { TaggedWord, Words } from "./tagged-words.ts";

const PAGE_NAME =
  /^(?:start|startseite|home|leistung|leistungen|angebot|angebote|ueber|galerie|bilder|referenzen|kontakt|team|preise|anfahrt|impressum|datenschutz|karriere|jobs|aktuelles|news|karte|speisekarte|zimmer|faq|produkte|projekte|kurse|termine|geschichte|vorstand|abteilungen|praxis|menue|menu|about|contact|services)$/;
const EACH = /^(?:je|jede[rsnm]?|pro|each|per)$/;
const SEPARATOR = /^(?:,|\+|\/|;|und|plus|dazu|sowie|and|noch|&)$/;
const LEADING =
  /^(?:und|noch|auch|die|der|das|den|eine|einen|ein|ne|unsere?|mit|plus|dazu|also|zum|beispiel)$/;
/** Words to a page's name at most: „eine für die Werkstatt“. */
const MAX_WORDS = 5;
const MAX_NAME_WORDS = 3;
const NOT_NAMED =
  /^(?:wir|ich|es|man|sind|ist|haben|hat|reicht|reichen|nicht|kein\w*|vielleicht|glaub\w*|bitte|danke|ja|nein)$/;

/** Null: no such list. `count` null: pages for each of something, without a number of them. */
export function listedPages(words: Words, counts: readonly Quantity[]): { count: number | null } | null {
  const eachAt = words.findIndex(({ text }) => EACH.test(text));
  if (eachAt < 0 || !words.some(({ tags, text }) => tags.has("page") || /^(?:eine[nrs]?|ne)$/.test(text))) {
    const count = pagesByName(words, counts) ?? pagesByArticle(words, counts);
    return count === null ? null : { count };
  }
  if (counts.some(({ unit, isArticle }) => unit === "page" && !isArticle)) return null;
  const things = counts.filter((count) => isThings(words, count));
  const [first] = things;
  if (things.length > 1 || !first) return counts.some(({ isArticle }) => !isArticle) ? null : { count: null };
  const extras = partsOf(words).filter(
    (part) =>
      !part.some(({ text, value }) => EACH.test(text) || (value !== null && text !== "eine")) &&
      isName(part) &&
      part[0] !== undefined,
  );
  return { count: first.span.min + extras.length };
}

/** „sieben Leistungen“, „3 artists“; not „sieben.“ or „in 3 Wochen“. */
function isThings(words: Words, { isArticle, unit, span, to }: Quantity): boolean {
  if (isArticle || span.max !== span.min || (unit !== null && unit !== "other")) return false;
  const next = words[unit === null ? to + 1 : to];
  return next?.kind === "word" && !next.tags.has("counted");
}

/** Three or more short pieces, a usual page among them, and no number. */
function pagesByName(words: Words, counts: readonly Quantity[]): number | null {
  if (counts.some(({ isArticle }) => !isArticle)) return null;
  const named = partsOf(words).filter((part) => isName(part));
  const hasUsual = named.some((part) => part.some(({ text }) => PAGE_NAME.test(text)));
  const isAll = named.length === partsOf(words).length;
  if (named.length > 2 && hasUsual && isAll) return named.length;
  const usual = new Set(words.filter(({ text }) => PAGE_NAME.test(text)).map(({ text }) => text));
  return usual.size > 2 ? usual.size : null;
}

/** „eine Startseite, eine für die Werkstatt und eine mit Kontakt“. */
function pagesByArticle(words: Words, counts: readonly Quantity[]): number | null {
  const parts = partsOf(words);
  const isEach = parts.every(
    (part) => /^(?:eine|ne)$/.test(part[0]?.text ?? "") && part.length > 1 && part.length <= MAX_WORDS,
  );
  return isEach && parts.length > 2 && counts.every(({ isArticle }) => isArticle) ? parts.length : null;
}

function partsOf(words: Words): TaggedWord[][] {
  const parts: TaggedWord[][] = [[]];
  for (const word of words) {
    if (SEPARATOR.test(word.text) || /^[.!:?]$/.test(word.text)) parts.push([]);
    else if (word.kind !== "mark") parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** One to three words with a capital, or a usual page in small letters. */
function isName(part: Words): boolean {
  const own = part.slice(
    Math.max(
      0,
      part.findIndex(({ text }) => !LEADING.test(text)),
    ),
  );
  if (own.length === 0 || own.length > MAX_NAME_WORDS || own.some(({ text }) => NOT_NAMED.test(text)))
    return false;
  const isUsual = own.some(({ text }) => PAGE_NAME.test(text));
  return isUsual || /^\p{Lu}/u.test(own[0]?.raw ?? "");
}
