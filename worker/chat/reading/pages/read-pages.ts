// How many pages a text asks for.
import type { Span } from "#worker/pricing/project.ts";
import { isMonth } from "../dates/calendar-names.ts";
import type { CountedThings } from "../numbers/counted-things.ts";
import { type Quantity, quantitiesOf } from "../numbers/quantities.ts";
import type { TaggedText, TaggedWord, Words } from "../tagged-words.ts";
import { pagesOfExample } from "./example-pages.ts";
import { isMisjudged } from "./misjudged-counts.ts";
import { withStartPage } from "./one-more-page.ts";
import { changedPages, halved } from "./page-changes.ts";
import { listedPages, pageListIn } from "./page-lists.ts";
import { PAGE_NAME } from "./page-names.ts";
import { pagesWithoutNumber } from "./pages-without-number.ts";
import { toldPages } from "./told-pages.ts";

/** More is a slip or a joke. */
export const MAX_PAGES = 500;
/** A bare number of so many may be euros. */
const LEAST_AMOUNT = 100;
const CORRECTS =
  /^(?:nein|nee|noe|doch|besser|lieber|sondern|eher|quatsch|moment|also|ach|stattdessen|aendern|meinte|vertan|mach|nimm|ups|upps|vertippt|verschrieben|korrektur)$/;
/** „5-6, höchstens 7“; with a „nein“ between them it is another count. */
const UPPER_END_WITHIN = 3;
const CORRECTS_BEHIND = /^(?:besser|draus|daraus|reichen|genuegen|meinte|meinten)$/;
/** „12, davon 4 mit Bildern“: a part of what was counted already. */
const PART_OF = /^(?:davon|darunter|inklusive|inkl|seit|nr|nummer|hausnummer)$/;
/** „aktuell 12 Seiten, sollen aber nur noch 6 werden“: what is there, where something else is said besides. */
const SO_FAR =
  /^(?:aktuell\w*|bisher\w*|bislang|derzeit\w*|momentan\w*|zurzeit|vorher|frueher|ursprueglich|alte[nrs]?)$/;
/** „Budget ca. 500“: a sentence with one of these counts no pages by a bare number. */
const OTHER_NUMBER = /^(?:budget\w*|telefon\w*|tel|plz|postleitzahl)$/;
/** „Eins noch: ein Blog“, „doch, eins:“ announces something. */
const ANNOUNCES = /^(?:[:,]|noch|vorweg|vorab|hab|habe|haben|fehlt)$/;
/** „Gut, sieben“, „sagen wir acht“: so many after all. */
const AFTER_ALL = /^(?:gut|okay|ok|na|naja|dann|also|sagen|rechne\w*|nehm\w*|hm|ach|doch)$/;
const OF_A_DATE = /^(?:am|zum|bis|im|in|den|vom|ab|um)$/;

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

export function readPages(
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
    ({ from, to }) =>
      !refused.has(from) &&
      !PART_OF.test(words[from - 1]?.text ?? "") &&
      // „bin 58“
      !/^(?:bin|werde|alter)$/.test(words[from - 1]?.text ?? "") &&
      !isOfOld(words, to, isAsked) &&
      !isDay(words, to) &&
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
  if (!before || !isAdded || before.unit !== "page" || last.unit !== "page")
    return withStartPage(words, last);
  const { min, max } = before.span;
  return {
    min: min + last.span.min,
    max: max === null || last.span.max === null ? null : max + last.span.max,
  };
}

/** „insgesamt vier“, „fünf zusammen“. */
function isTotal(words: Words, { from, to }: Quantity): boolean {
  const around = [...words.slice(Math.max(0, from - 2), from), ...words.slice(to + 1, to + 3)];
  const [one, two] = [words[from - 2]?.text, words[from - 1]?.text];
  // „dann sind es fünf“
  if ((one === "sind" && two === "es") || (one === "es" && two === "sind")) return true;
  return around.some(({ text }) => /^(?:insgesamt|zusammen|gesamt|summe|alles in allem)$/.test(text));
}

/** „zusammen neun“, told after the pages were counted otherwise. */
function isSmallTotal(words: Words, count: Quantity): boolean {
  const isSmall = (count.span.max ?? count.span.min) <= MAX_TOTAL;
  return isSmall && !count.isArticle && isTotal(words, count) && standsAlone(words, count);
}

/** „eine Seite für Hochzeiten noch dazu, also 5“ */
function isNowSoMany(words: Words, count: Quantity): boolean {
  const own = words[count.from];
  return (
    !count.isArticle &&
    words[count.from - 1]?.text === "also" &&
    (count.span.max ?? count.span.min) <= MAX_TOTAL &&
    words.some(({ tags, sentence }) => tags.has("page") && sentence === own?.sentence) &&
    standsAlone(words, count)
  );
}

/** More may be euros. */
const MAX_TOTAL = 60;

/** „doch 8“, „8 ist besser“. */
function corrects(words: Words, { from, to }: Quantity, isAsked: boolean): boolean {
  const before = words.slice(Math.max(0, from - 4), from);
  return (
    // „Wir werden also fünfzig“
    before.some(({ text }) => CORRECTS.test(text) && (isAsked || text !== "also")) ||
    // „2 Seiten? 3? Sagen wir 3“
    (isAsked &&
      /^(?:sagen|nehmen|machen)$/.test(before.at(-2)?.text ?? "") &&
      before.at(-1)?.text === "wir") ||
    words.slice(to + 1, to + 3).some(({ text }) => CORRECTS_BEHIND.test(text))
  );
}

function isAfterAll(words: Words, count: Quantity): boolean {
  const before = words.slice(Math.max(0, count.from - 4), count.from);
  return (
    before.some(({ text }) => AFTER_ALL.test(text)) &&
    !before.some(({ text }) => OF_A_DATE.test(text)) &&
    words[count.to + 1]?.kind !== "number" &&
    standsAlone(words, count)
  );
}

/** „Seiten reduzieren auf 4“. */
function speaksOfPages(words: Words, { from }: Quantity): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some(({ tags, sentence }) => tags.has("page") && sentence === words[from]?.sentence);
}

/** Whether a bare number counts nothing else: what follows is no noun that it could count. */
function standsAlone(words: Words, { from, to, isArticle }: Quantity): boolean {
  const sentence = words.filter((word) => word.sentence === words[from]?.sentence);
  if (sentence.some(({ text }) => OTHER_NUMBER.test(text)) || isAmount(words[from], words[from - 1]))
    return false;
  const next = words[to + 1];
  // „richten Sie Mails ein“
  if (isArticle && /^(?:a|an|n|nen|nem)$/.test(words[from]?.text ?? "")) return false;
  if (!next && isArticle && !/^eine?s?$/.test(words[from]?.text ?? "")) return false;
  if (!next && words[from]?.text === "ein" && from > 1) return false;
  // „ein paar Beispiele“
  if (words[to]?.text === "paar" && next?.kind === "word" && next.text !== "halt")
    return next.tags.has("counted") || next.tags.has("page");
  if (!next || next.kind === "mark") return next?.text !== "%" && next?.text !== "€";
  if (isArticle) return next.tags.has("enough");
  return next.tags.has("counted") || next.tags.has("page") || /^\p{Ll}/u.test(next.raw);
}

/** „macht das für 200“. */
function isAmount(word: TaggedWord | undefined, before: TaggedWord | undefined): boolean {
  return (
    (word?.value ?? 0) >= LEAST_AMOUNT && /^(?:fuer|um|rund|nur|wollte|will|nimmt)$/.test(before?.text ?? "")
  );
}
