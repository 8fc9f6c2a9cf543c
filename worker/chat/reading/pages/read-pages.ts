// How many pages a text asks for.
import type { Span } from "#worker/pricing/project.ts";
import { isMonth } from "../dates/calendar-names.ts";
import type { CountedThings } from "../numbers/counted-things.ts";
import { type Quantity, quantitiesOf } from "../numbers/quantities.ts";
import type { TaggedText, Words } from "../tagged-words.ts";
import { enumeratedPages } from "./enumerated-pages.ts";
import { pagesOfExample } from "./example-pages.ts";
import {
  corrects,
  isAfterAll,
  isNowSoMany,
  isSmallTotal,
  isTotal,
  MAX_TOTAL,
  speaksOfPages,
  standsAlone,
} from "./meant-counts.ts";
import { isMisjudged } from "./misjudged-counts.ts";
import { withStartPage } from "./one-more-page.ts";
import { changedPages, halved } from "./page-changes.ts";
import { listedPages, pageListIn } from "./page-lists.ts";
import { EACH, FIRST, PAGE_NAME } from "./page-names.ts";
import { pagesWithoutNumber } from "./pages-without-number.ts";
import { isAddedTo, withNamesBehind } from "./sums-of-pages.ts";
import { toldPages } from "./told-pages.ts";

/** More is a slip or a joke. */
export const MAX_PAGES = 500;
/** „5-6, höchstens 7“; with a „nein“ between them it is another count. */
const UPPER_END_WITHIN = 3;
/** „12, davon 4 mit Bildern“: a part of what was counted already. */
const PART_OF = /^(?:davon|darunter|inklusive|inkl|seit|nr|nummer|hausnummer)$/;
/** „aktuell 12 Seiten, sollen aber nur noch 6 werden“: what is there, where something else is said besides. */
const SO_FAR =
  /^(?:aktuell\w*|bisher\w*|bislang|derzeit\w*|momentan\w*|zurzeit|vorher|frueher|ursprueglich|alte[nrs]?)$/;
/** „Eins noch: ein Blog“, „doch, eins:“ announces something. */
const ANNOUNCES = /^(?:[:,]|noch|vorweg|vorab|hab|habe|haben|fehlt)$/;
/** „12 Maschinen, jede eine eigene Seite, oder was ist besser?“ */
const ASKS_FOR_ADVICE =
  /\b(?:was (?:ist|waere) (?:da )?(?:besser|sinnvoller|ueblich)|was (?:raten|empfehlen|raet|empfiehlst) (?:sie|ihr|du))\b/;

const COUNTED = /^(?:nach|durch)?gezaehlt$/;

interface Context {
  isAsked: boolean;
  /** The question before is open, so that pages told one by one count. */
  isEarly?: boolean;
  /** Asked for and left open, so that a bare number after „gut“ counts. */
  isLate?: boolean;
  known: Span | null;
  /** The sentence that asks something; null: none does. */
  askedIn?: number | null;
  /** What was counted before this text. */
  counted?: CountedThings;
  refused: ReadonlySet<number>;
}

export function readPages(whole: TaggedText, context: Context): Span | null {
  const start = context.isAsked ? startOfList(whole.words) : 0;
  if (start === 0) return pagesIn(whole, context);
  const refused = [...context.refused].filter((at) => at >= start).map((at) => at - start);
  return pagesIn({ words: whole.words.slice(start), phrases: [] }, { ...context, refused: new Set(refused) });
}

const OWNS = /^(?:hab|habe|haben|hat|ist|sind|bin|fuehren|vermieten|betreiben|beschaeftigen|gibt|gibts)$/;

/** „Wir haben 24 Betten. Also Start, Zimmer, …“: where the list begins behind a number that counts something else; 0: the whole text is meant. */
function startOfList(words: Words): number {
  const start = words.findIndex(({ text }) => FIRST.test(text));
  const before = words.slice(0, Math.max(0, start));
  const isOther =
    before.some(({ value, isArticle }) => value !== null && !isArticle) &&
    before.some(({ text }) => OWNS.test(text)) &&
    !before.some(
      ({ text, tags }) => EACH.test(text) || tags.has("page") || /^(?:plus|dazu|\+|und noch)$/.test(text),
    );
  return isOther && enumeratedPages(words.slice(start)) !== null ? start : 0;
}

function pagesIn(
  text: TaggedText,
  { isAsked: isAskedFor, isEarly, isLate, askedIn = null, known, counted, refused }: Context,
): Span | null {
  const { words } = text;
  // „So, hab gezählt, es sind 11“
  const isAsked = isAskedFor || words.some(({ text }) => COUNTED.test(text));
  if (ASKS_FOR_ADVICE.test(words.map(({ text }) => text).join(" "))) return null;
  const changed = changedPages(words, known, refused);
  if (changed) return withinLimits(changed);
  const ofExample = isAskedFor ? pagesOfExample(words) : null;
  if (ofExample !== null) return withinLimits({ min: ofExample, max: ofExample });
  const toldOneByOne = isAskedFor ? toldPages(words.filter((_, at) => !refused.has(at))) : null;
  if (toldOneByOne !== null) return withinLimits(toldOneByOne);
  const isKnown = known !== null;
  const list = isAsked ? words : isEarly ? pageListIn(words) : null;
  const isNamed = isNamedOf(words, refused);
  const listed = list && isNamed ? listedPages(list, counted) : null;
  if (listed) return listed.count === null ? null : withinLimits({ min: listed.count, max: listed.count });
  const all = withUpperEnd(quantitiesOf(words)).filter(
    ({ from, to, unit }) =>
      !refused.has(from) &&
      !PART_OF.test(words[from - 1]?.text ?? "") &&
      // „bin 58“
      !/^(?:bin|werde|alter)$/.test(words[from - 1]?.text ?? "") &&
      !isOfOld(words, to, isAsked) &&
      !isDay(words, to) &&
      !isOfAddress(words, from, unit) &&
      !(words[from]?.text === "eins" && ANNOUNCES.test(words[to + 1]?.text ?? "")),
  );
  const wished = all.filter((count) => !isSoFar(words, count) && !isMisjudged(words, count));
  const counts = wished.length > 0 ? wished : all.filter((count) => !isMisjudged(words, count));
  // „aktuell 12 Seiten, sollen aber nur noch 6 werden“
  const isOtherwise = all.some((count) => count.unit === "page" && !wished.includes(count));
  const hasPages = counts.some(({ unit, isArticle }) => unit === "page" && !isArticle);
  const isMeant = (count: Quantity) => {
    if (count.unit === "page") return isAsked || !count.isArticle;
    if (count.unit !== null) return false;
    const isCorrection =
      !count.isArticle &&
      (isKnown || hasPages) &&
      (corrects(words, count, isAsked) || (!hasPages && speaksOfPages(words, count)));
    if (isKnown && (isSmallTotal(words, count) || isNowSoMany(words, count))) return true;
    if (isLate && !count.isArticle && isAfterAll(words, count)) return true;
    // „Wer stellt die Artikel ein? Wir haben über 400.“
    const isBehind = askedIn !== null && (words[count.from]?.sentence ?? 0) > askedIn;
    const isOfQuestion = isBehind && count.span.min > MAX_TOTAL;
    return (
      isCorrection || ((isAsked || isOtherwise) && !hasPages && !isOfQuestion && standsAlone(words, count))
    );
  };
  const spoken = counts.filter(isMeant);
  // „5, ach nein, eher 6, die Jobs brauchen ja auch noch eine“
  const plain = spoken.filter(({ isArticle }) => !isArticle);
  const meant = plain.length > 0 && !hasPages ? plain : spoken;
  // „fünf insgesamt, die Maschinen auf eine“
  const whole = meant.filter((count) => isTotal(words, count));
  const last = lastSum(words, whole.length > 0 ? whole : meant) ?? pagesWithoutNumber(text, isAsked);
  return last && withinLimits(halved(words, last));
}

function isNamedOf(words: Words, refused: ReadonlySet<number>): boolean {
  return ![...refused].some((at) => PAGE_NAME.test(words[at]?.text ?? ""));
}

/** „am 20. Februar“ */
function isDay(words: Words, to: number): boolean {
  return words[to + 1]?.text === "." && isMonth(words[to + 2]);
}

const STREET = /(?:strasse|str|allee|gasse|\w{3}weg|\w{3}platz|\w{3}ring|\w{3}kamp|stiege)$/;
const POSTCODE = /^\d{5}$/;

/** „Dülmener Straße 41a, 48653 Coesfeld“ */
function isOfAddress(words: Words, from: number, unit: Quantity["unit"]): boolean {
  const before = words[from - 1]?.text === "." ? words[from - 2] : words[from - 1];
  return unit !== "page" && STREET.test(before?.text ?? "") && words.some(({ raw }) => POSTCODE.test(raw));
}

/** „meine Patienten sind eher 60 plus“ */
function isOfOld(words: Words, to: number, isAsked: boolean): boolean {
  return !isAsked && [words[to], words[to + 1]].some((word) => /^(?:plus|\+)$/.test(word?.text ?? ""));
}

function withinLimits(pages: Span): Span | null {
  return pages.min >= 1 && (pages.max ?? pages.min) <= MAX_PAGES ? pages : null;
}

function isSoFar(words: Words, { from }: Quantity): boolean {
  return words.slice(0, from).some(({ text, clause }) => clause === words[from]?.clause && SO_FAR.test(text));
}

/** „Mindestens 5, höchstens 9“ and „5-6, höchstens 7“ are one count. */
function withUpperEnd(counts: readonly Quantity[]): Quantity[] {
  return counts.flatMap((count, index) => {
    const [before, after] = [counts[index - 1], counts[index + 1]];
    if (after && isUpperEnd(after, count)) return [];
    return before && isUpperEnd(count, before)
      ? [{ ...count, from: before.from, span: { min: before.span.min, max: count.span.max } }]
      : [count];
  });
}

function isUpperEnd({ span, unit, from }: Quantity, before: Quantity): boolean {
  const isOfOneKind = before.unit === null || before.unit === unit;
  const isNext = before.span.max === null || from - before.to <= UPPER_END_WITHIN;
  return isOfOneKind && isNext && span.min === 1 && (span.max ?? 0) > (before.span.max ?? before.span.min);
}

/** The last count; „5 Seiten und 3 Unterseiten“ are eight together. */
function lastSum(words: Words, counts: readonly Quantity[]): Span | null {
  const last = counts.at(-1);
  if (!last) return null;
  const before = counts.at(-2);
  const isAdded =
    before?.to === last.from - 2 && /^(?:und|plus|sowie|\+)$/.test(words[last.from - 1]?.text ?? "");
  const isSum =
    before !== undefined &&
    ((isAdded && before.unit === "page" && last.unit === "page") || isAddedTo(words, before, last));
  if (!isSum) {
    const pages = withStartPage(words, last);
    const isOnly = counts.length === 1 && pages.min === last.span.min && !last.isArticle;
    return isOnly && (last.unit !== null || last.from === 0) ? withNamesBehind(words, last, pages) : pages;
  }
  const { min, max } = before.span;
  return {
    min: min + last.span.min,
    max: max === null || last.span.max === null ? null : max + last.span.max,
  };
}
