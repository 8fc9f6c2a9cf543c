// Pages told one by one: „Start, Über uns, Kontakt“, „je Leistung eine, sieben Leistungen, dazu Kontakt“.

import type { CountedThings } from "../numbers/counted-things.ts";
import { type Quantity, quantitiesOf } from "../numbers/quantities.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { enumeratedPages } from "./enumerated-pages.ts";
import { pagesByLine } from "./lines-of-pages.ts";
import { EACH, FIRST, PAGE_NAME } from "./page-names.ts";
import { isLabel, isName, isOneOfEach, NOT_NAMED, partsOf } from "./page-parts.ts";
import { pagesByArticle, pagesByOnes, usualPagesOnly } from "./pages-by-ones.ts";
import { pagesForEach } from "./pages-for-each.ts";

/** More of one kind are no pages. */
const MAX_OF_A_KIND = 60;
const MIN_LISTED = 3;

/** „Homepage mit Start, Kurse, Kontakt“, „Portfolio, 9 Projekte je eine Seite“, told before anybody asked for pages: the words that tell. */
export function pageListIn(words: Words): Words | null {
  const kind = words.findLastIndex(({ tags }) => KINDS.some((tag) => tags.has(tag)));
  const own = words.slice(kind + 1);
  const start = kind < 0 ? own.findIndex(({ text }) => FIRST.test(text)) : -1;
  const begun = start >= 0 ? start : own.findIndex(({ text }) => !/^(?:mit|[:,])$/.test(text));
  const list = own.slice(Math.max(0, begun));
  const parts = partsOf(list);
  const isPage = (part: Words) => part.some(({ text }) => PAGE_NAME.test(text));
  if (isForEach(own) && enumeratedPages(own) !== null) return own;
  const ofPages = sentenceOfPages(words);
  if (ofPages !== null) return ofPages;
  const isNamed = FIRST.test(list[0]?.text ?? "");
  if (isNamed && parts.filter(isPage).length >= MIN_LISTED) return list;
  const usual = list.filter(({ text }) => PAGE_NAME.test(text));
  if (isNamed && usual.length >= MIN_LISTED && enumeratedPages(list) !== null) return list;
  const isCounted = isForEach(own) && own.some(({ value, isArticle }) => value !== null && !isArticle);
  return isCounted ? own : null;
}

/** „Seiten: Gefäße, Werkstatt, Märkte und ein Gruß“, without a number. */
function sentenceOfPages(words: Words): Words | null {
  const told = words.find(({ text }) => /^(?:unter)?seiten$|^menuepunkte$/.test(text));
  const own = words.filter(({ sentence }) => sentence === told?.sentence);
  const isCounted = own.some(({ value, isArticle }) => value !== null && !isArticle);
  return told && !isCounted && enumeratedPages(own) !== null ? own : null;
}

const KINDS = ["website", "companySite", "portfolio"] as const;

/** Null: no such list. `count` null: pages for each of something, without a number of them. */
export function listedPages(all: Words, counted: CountedThings = {}): { count: number | null } | null {
  const words = withoutHeading(all);
  const counts = quantitiesOf(words);
  // „Kinder, wir zwei, Preise“ counts nothing.
  const isCounted = counts.some(
    (count) =>
      !count.isArticle &&
      words[count.from - 1]?.text !== "wir" &&
      !isOneOfEach(words, count) &&
      !isLabel(words, count.from),
  );
  if (isForEach(words)) {
    const forEach = pagesForEach(words, counts, counted);
    if (forEach?.count !== null || isCounted) return forEach;
    return { count: enumeratedPages(words) };
  }
  const count =
    pagesByLine(words) ??
    sumOfKinds(words, counts) ??
    dictatedPages(words, counts) ??
    pagesByName(words, counts) ??
    pagesByArticle(words, counts) ??
    pagesByOnes(words) ??
    usualPagesOnly(words) ??
    (isCounted ? null : (enumeratedPages(words) ?? usualPages(words)));
  return count === null ? null : { count };
}

/** „vier Bereiche: Neuwagen, Gebrauchtwagen, Werkstatt, Verleih“: what the number counts is told behind it. */
function withoutHeading(words: Words): Words {
  const colon = words.findIndex(
    ({ text }, at) => text === ":" && isNoun(words[at - 1]) && (words[at - 2]?.value ?? null) !== null,
  );
  const isList = (from: number) =>
    from > 0 && words.slice(from).filter(({ text }) => text === ",").length > 1;
  if (isList(colon)) return words.filter((_, at) => at < colon - 2 || at > colon);
  // „Für unsere Tauchschule: Start, Kurse, Team“
  const lead = words.findIndex(({ text }) => text === ":");
  const isLead = words
    .slice(0, lead)
    .every(
      ({ kind, value, isArticle, text }) =>
        kind === "word" && (value === null || isArticle) && !EACH.test(text),
    );
  return isLead && isList(lead) ? words.slice(lead + 1) : words;
}

function isForEach(words: Words): boolean {
  return (
    words.some(({ text }, at) => EACH.test(text) && !isNoEach(text, words[at + 1]?.text ?? "")) &&
    words.some(
      ({ tags, text }, at) =>
        tags.has("page") ||
        /^(?:eine[nrs]?|ne|eigene[nrs]?)$/.test(text) ||
        // „die sechs Wohnungen jede für sich“, „vier Leistungen, jede extra“
        (text === "sich" && words[at - 1]?.text === "fuer") ||
        (/^(?:extra|einzeln|separat)$/.test(text) && EACH.test(words[at - 1]?.text ?? "")),
    )
  );
}

/** „je nachdem“, „per Schnittstelle“ */
function isNoEach(each: string, next: string): boolean {
  return (
    next === "nachdem" ||
    (each === "per" &&
      /^(?:schnittstelle|app|api|mail|email|e|telefon|post|klick|formular|handy|whatsapp|login|du|link|pdf|knopfdruck)$/.test(
        next,
      ))
  );
}

const THEN = /^(?:dann|danach)$/;
/** „vorneweg ein Bild mit Begrüßung“ */
const BEGINS = /^(?:erste|anfang|begruessung|vorneweg|vorne|zuerst|zunaechst|einstieg)$/;
/** „und wo wir sind“, „und wo man uns findet“ is a page, too. */
const WHERE = /^wo (?:wir sind|man uns findet|ihr uns findet|wir sitzen)$/;

/** „ja also start dann trauer dann hochzeit und wo wir sind“, as one dictates. */
function dictatedPages(words: Words, counts: readonly Quantity[]): number | null {
  if (words.filter(({ text }) => THEN.test(text)).length < 2 || counts.some(({ isArticle }) => !isArticle))
    return null;
  const [first = [], ...rest] = partsOf(words, THEN);
  const isBegun = first.some(({ text }) => PAGE_NAME.test(text) || BEGINS.test(text));
  const isPage = (part: Words) => {
    const own = withoutTail(part);
    return (
      WHERE.test(part.map(({ text }) => text).join(" ")) ||
      own.some(({ text }) => PAGE_NAME.test(text)) ||
      (own.length <= 2 && !own.some(({ text }) => NOT_NAMED.test(text)))
    );
  };
  return isBegun && rest.length > 1 && rest.every(isPage) ? rest.length + 1 : null;
}

/** „der Hofladen“ of „der Hofladen mit Öffnungszeiten“ */
function withoutTail(part: Words): Words {
  const tail = part.findIndex(({ text }, at) => at > 0 && /^(?:mit|vom|von|fuer|zu|zum|ueber)$/.test(text));
  return tail < 0 ? part : part.slice(0, tail);
}

/** „1 Start, 4 Leistungen, 1 Kontakt“, „fünf Leistungen plus Start und Kontakt“. */
function sumOfKinds(words: Words, counts: readonly Quantity[]): number | null {
  const numbers = counts.filter(({ isArticle }) => !isArticle);
  const isOfAKind = ({ span, unit, to }: Quantity) =>
    span.max === span.min &&
    span.min <= MAX_OF_A_KIND &&
    (unit === "page"
      ? /\wseiten?$/.test(words[to]?.text ?? "")
      : (unit === null && (isNoun(words[to + 1]) || words[to + 1]?.text === "fuer")) ||
        // „die 3 Wohnungen“
        (unit === "other" && /^\p{Lu}/u.test(words[to]?.raw ?? "")));
  if (numbers.length === 0 || !numbers.every(isOfAKind)) return null;
  const parts = partsOf(words);
  const isCounted = (part: Words) => part.some(({ value }) => value !== null);
  const named = parts.filter((part) => isName(part) && !isCounted(part));
  const hasUsual = words.some(({ text }) => PAGE_NAME.test(text));
  const isAll = parts.every((part) => isCounted(part) || named.includes(part as TaggedWord[]));
  if (!hasUsual || !isAll || parts.length < 2) return null;
  return named.length + numbers.reduce((sum, { span }) => sum + span.min, 0);
}

/** Three or more short pieces, a usual page among them, and no number. */
function pagesByName(words: Words, counts: readonly Quantity[]): number | null {
  if (counts.some(({ isArticle }) => !isArticle)) return null;
  const parts = partsOf(words);
  const named = parts.filter((part) => isName(part));
  const hasUsual = named.some((part) => part.some(({ text }) => PAGE_NAME.test(text)));
  return named.length > 2 && hasUsual && named.length === parts.length ? named.length : null;
}

function usualPages(words: Words): number | null {
  const usual = new Set(words.filter(({ text }) => PAGE_NAME.test(text)).map(({ text }) => text));
  return usual.size > 2 ? usual.size : null;
}

function isNoun(word: TaggedWord | undefined): boolean {
  return word?.kind === "word" && /^\p{Lu}/u.test(word.raw) && !word.tags.has("counted");
}
