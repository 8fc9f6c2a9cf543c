// Pages told one by one: „Start, Über uns, Kontakt“, „je Leistung eine, sieben Leistungen, dazu Kontakt“.

import { type CountedThings, numberOf, US } from "../numbers/counted-things.ts";
import { type Quantity, quantitiesOf } from "../numbers/quantities.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { enumeratedPages } from "./enumerated-pages.ts";
import { EACH, FIRST, PAGE_NAME } from "./page-names.ts";
import { partsOf } from "./page-parts.ts";
import { pagesByArticle, pagesByOnes, usualPagesOnly } from "./pages-by-ones.ts";
import { withoutBrackets } from "./told-pieces.ts";

const LEADING =
  /^(?:und|noch|auch|die|der|das|den|eine|einen|ein|ne|unsere?|meine?|mit|plus|dazu|also|zum|beispiel|dann)$/;
const FURTHER =
  /^(?:allgemeine?n?|andere?n?|weitere?n?|sonstige?n?|uebrige?n?|dr?umherum|drumrum|rundherum|ausserdem|normale?n?|feste?n?|uebliche?n?)$/;
const MAX_NAME_WORDS = 3;
/** More of one kind are no pages. */
const MAX_OF_A_KIND = 60;
const NOT_NAMED =
  /^(?:ach|och|oh|wir|ich|es|man|sind|ist|haben|hat|reicht|reichen|nicht|kein\w*|vielleicht|glaub\w*|bitte|danke|ja|nein|soll|sollen|waeren|bis)$/;

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
  const isCounted = counts.some(({ isArticle, from }) => !isArticle && words[from - 1]?.text !== "wir");
  if (isForEach(words)) {
    const forEach = pagesForEach(words, counts, counted);
    if (forEach?.count !== null || isCounted) return forEach;
    return { count: enumeratedPages(words) };
  }
  const count =
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

/** „sieben Leistungen, jede eine Seite, dazu Kontakt“, „vier Häuser, je zwei Seiten“. */
function pagesForEach(
  words: Words,
  counts: readonly Quantity[],
  counted: CountedThings,
): { count: number | null } | null {
  const numbers = counts.filter(({ isArticle, span }) => !isArticle && span.max === span.min);
  const thing = thingOfEach(words);
  const perEach = numbers.find(
    ({ unit, from }) =>
      unit === "page" &&
      (EACH.test(words[from - 1]?.text ?? "") ||
        // „jede will drei Seiten“
        (EACH.test(words[from - 2]?.text ?? "") && WANTS.test(words[from - 1]?.text ?? ""))),
  );
  // „240 Mitglieder und 6 Abteilungen, jede Abteilung …“
  const named = numbers.find((count) => count !== perEach && isCountOf(words, count, thing));
  const things =
    named ?? numbers.find((count) => count !== perEach && (count.unit === null || count.unit === "other"));
  const known = things?.span.min ?? numberOf(thing, counted) ?? inParty(words);
  if (known === null)
    return numbers.length > 0 || counts.some((count) => isBareSpan(words, count)) ? null : { count: null };
  const rest = named ? [] : numbers.filter((count) => count !== perEach && count !== things);
  if (rest.some((count) => !isFurther(words, count))) return null;
  const further = rest.reduce((sum, { span }) => sum + span.min, 0);
  const parts = partsOf(withoutBrackets(words));
  const eachAt = parts.findIndex((part) => part.some(({ text }) => EACH.test(text)));
  const startAt = parts.findIndex((part) => FIRST.test(part[0]?.text ?? ""));
  const isTypedLow = !words.some(({ raw }) => /^\p{Lu}/u.test(raw));
  const pages = parts.filter((part, at) => {
    // „Start, Brillen, Linsen, für jeden Laden eine“
    const isListed = startAt >= 0 && at > startAt;
    // „Yogastudio, vier Kurse, jeder mit eigener Seite, dazu Start“
    const isSaidBefore = at < eachAt && !isListed && !part.some(({ text }) => PAGE_NAME.test(text));
    const isNamed = isName(part) || (isTypedLow && isListed && isLowName(part));
    return !isSaidBefore && isNamed && !part.some(({ text, value }) => EACH.test(text) || value !== null);
  });
  const each = perEach?.span.min ?? 1;
  return { count: known * each + further + pages.length };
}

const WANTS = /^(?:will|braucht|bekommt|kriegt|hat|soll|moechte|mit)$/;

/** „12 bis 15, jede Leistung bekommt ihre eigene Seite“ is counted already. */
function isBareSpan(words: Words, { unit, isArticle, to }: Quantity): boolean {
  const next = words[to + 1];
  return !isArticle && unit === null && (next === undefined || next.kind === "mark");
}

const STEM = 5;

/** „6 Abteilungen“ of „Abteilung“. */
function isCountOf(words: Words, { to, unit }: Quantity, thing: string): boolean {
  const noun = words[unit === null ? to + 1 : to]?.text ?? "";
  return thing.length >= STEM && noun.startsWith(thing.slice(0, STEM));
}

const PARTIES = ["zweit", "dritt", "viert", "fuenft", "sechst"];

/** „Wir sind zu dritt“ */
function inParty(words: Words): number | null {
  const size = words.map(({ text }, at) => (words[at - 1]?.text === "zu" ? PARTIES.indexOf(text) : -1));
  const found = Math.max(-1, ...size);
  return found < 0 ? null : found + 2;
}

/** „je Filiale“: the Filiale; "": none. */
function thingOfEach(words: Words): string {
  const at = words.findIndex(({ text }) => EACH.test(text));
  if (words[at + 1]?.text === "von" && words[at + 2]?.text === US) return US;
  return (
    words.slice(at + 1, at + 3).find(({ raw }) => /^\p{Lu}/u.test(raw))?.text ?? words[at + 1]?.text ?? ""
  );
}

/** „plus drei allgemeine“, „noch vier andere“. */
function isFurther(words: Words, { from, to }: Quantity): boolean {
  const isAdded = /^(?:plus|dazu|noch|\+)$/.test(words[from - 1]?.text ?? "");
  return isAdded || words.slice(from, to + 2).some(({ text }) => FURTHER.test(text));
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

function isNoun(word: TaggedWord | undefined): boolean {
  return word?.kind === "word" && /^\p{Lu}/u.test(word.raw) && !word.tags.has("counted");
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

/** „pflegehinweise“ */
function isLowName([word, ...rest]: Words): boolean {
  return word?.kind === "word" && rest.length === 0 && !NOT_NAMED.test(word.text);
}

/** One to three words with a capital, or a usual page in small letters. */
function isName(part: Words): boolean {
  const begin = part.findIndex(({ text }) => !LEADING.test(text));
  const own = begin < 0 ? [] : part.slice(begin);
  // „Start, wir, Angebote“
  if (own.length === 1 && /^(?:wir|ich)$/.test(own[0]?.text ?? "")) return true;
  if (own.length === 0 || own.length > MAX_NAME_WORDS || own.some(({ text }) => NOT_NAMED.test(text)))
    return false;
  return own.some(({ text }) => PAGE_NAME.test(text)) || /^\p{Lu}/u.test(own[0]?.raw ?? "");
}
