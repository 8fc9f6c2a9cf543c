// By when a text wants its website.
import type { Span, Timeline } from "#worker/pricing/project.ts";
import { type Quantity, quantitiesOf } from "../numbers/quantities.ts";
import { textOf } from "../question-shapes.ts";
import type { TaggedText, Words } from "../tagged-words.ts";
import { namedDates } from "./calendar.ts";
import { isCalm, isHasty } from "./haste.ts";
import { partsOfYears } from "./parts-of-years.ts";
import { bareUnits, DAYS_PER_WEEK, type Dated, spokenWeeks, WEEKS_PER_MONTH } from "./spoken-weeks.ts";
import { isAwaited, isOfAfter } from "./wished-date.ts";

const WEEKS_PER_YEAR = 52;
const HALF = 0.5;
const weeksIn = { week: 1, month: WEEKS_PER_MONTH, year: WEEKS_PER_YEAR };
/** „seit 3 Jahren“, „2 Tage pro Woche“ say nothing about a date. */
const NO_DATE_BEFORE = /^(?:seit|vor|pro|je|alle|jede|jeden|im|mal|ueber)$/;
const NO_DATE_AFTER = /^(?:alt|davor|vorher|zuvor|garantie|geoeffnet|zu|im|pro|erfahrung|bestehen|betrieb)$/;

interface Context {
  isAsked: boolean;
  /** A date is known: another one counts where it is plain that the website is meant. */
  isKnown?: boolean;
  refused: ReadonlySet<number>;
}

/** The last date or duration of `text`; else haste or leisure, if it speaks of one. */
export function readTimeline(
  { words, phrases }: TaggedText,
  { isAsked, isKnown = false, refused }: Context,
): Timeline | null {
  if (isKnown && !isAsked && !words.some(({ text }) => OF_DATE.test(text))) return null;
  const lasting = durations(words, isAsked, refused);
  const spoken = [
    ...spokenWeeks(words),
    ...partsOfYears(words),
    ...(isAsked ? bareUnits(words) : []),
    ...dates(words, isAsked, lasting.length > 0),
  ];
  const found = [...lasting, ...spoken];
  const isUrgent = AT_ONCE.test(textOf(words));
  const dated = found
    .filter(
      ({ at }) =>
        (!refused.has(at) || isOnlyBounded(words, at) || isExplained(words, at) || isAwaited(words, at)) &&
        !isNoMore(words, at) &&
        !(found.length > 1 && isFull(words, at)) &&
        !(found.length > 1 && isOfAfter(words, at)) &&
        !isOfName(words, at) &&
        !isSince(words, at) &&
        !isOver(words, at) &&
        !(isUrgent && isBeginning(words, at)),
    )
    .sort((one, other) => one.at - other.at)
    .at(-1);
  if (dated) return dated.timeline;
  if (ANY_TIME.test(textOf(words))) return { kind: "flexible" };
  if (isCalm({ words, phrases }, isAsked, refused)) return { kind: "flexible" };
  return isHasty({ words, phrases }, isAsked, refused) ? { kind: "asap" } : null;
}

const AT_ONCE =
  /\bso (?:schnell|bald|rasch|flott|frueh) (?:wie|als) (?:es )?(?:moeglich|geht)\b|\bschnellstmoeglich\w*\b|\basap\b/;

/** „So schnell wie möglich, im Januar fangen die Kurse an“ gives the reason. */
function isBeginning(words: Words, at: number): boolean {
  return words.some(
    ({ clause, text }) =>
      clause === words[at]?.clause &&
      /^(?:fang\w*|faengt|beginn\w*|start\w*|oeffn\w*|eroeffn\w*|los)$/.test(text),
  );
}

/** „Seit diesem Jahr heißen wir …“ */
function isSince(words: Words, at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some(({ text }) => text === "seit");
}

/** „Die hat 14 Monate gewartet“ */
function isOver(words: Words, at: number): boolean {
  return words.some(
    ({ text, clause }) => clause === words[at]?.clause && /^(?:gewartet|gedauert|hingehalten)$/.test(text),
  );
}

/** „Grade vor Weihnachten rennen die mir den Laden ein“ moves no date. */
const OF_DATE =
  /^(?:fertig|online|live|stehen|steht|termin\w*|bis|spaetestens|deadline|eilt|eilig|doch|lieber|eher|start\w*|verschieb\w*|reicht|reichen|frueher|spaeter|schneller|zeit|dringend|asap|schnell\w*|brauch\w*|wochen?|monate?n?|ende|anfang|mitte)$/;

/** „nicht vor Oktober“ is from October on, „nicht länger als 4 Wochen“ and „mehr als 4 Wochen darf es nicht dauern“ four weeks. */
function isOnlyBounded(words: Words, at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  return /\b(?:mehr|laenger) als(?: \w+)?$|\b(?:nicht|nich|net) (?:vor|(?:frueher|eher|laenger|spaeter) als)\b/.test(
    before.join(" "),
  );
}

/** „Im Frühjahr wenn der Frost weg ist“: what follows tells why, and takes nothing back. */
function isExplained(words: Words, at: number): boolean {
  return words[at + 1]?.text === "wenn";
}

/** „Dieses Jahr nicht mehr“ */
function isNoMore(words: Words, at: number): boolean {
  return NOT.test(words[at + 1]?.text ?? "") && words[at + 2]?.text === "mehr";
}

/** „Wir heißen ab Januar Holzbau Holtkötter“ */
function isOfName(words: Words, at: number): boolean {
  const isSince = /^(?:ab|seit)$/.test(words[at - 1]?.text ?? "");
  return (
    isSince &&
    words.some(
      ({ text, clause }) => clause === words[at]?.clause && /^(?:heissen?|heisst|firmier\w*)$/.test(text),
    )
  );
}

/** „…, der April ist bei uns schon voll“ */
function isFull(words: Words, at: number): boolean {
  const own = words.filter(({ clause }) => clause === words[at]?.clause);
  return (
    own.some(({ text }) => /^(?:ist|waere?|wird)$/.test(text)) &&
    own.some(({ text }) => /^(?:voll|dicht|ausgebucht|zu|knapp)$/.test(text))
  );
}

/** „Egal wann“, whatever was asked. */
const ANY_TIME =
  /\b(?:egal|wurscht|schnuppe|gleich) (?:bis )?wann\b|\bwann (?:is |ist )?(?:das )?(?:mir |uns )?(?:egal|wurscht)\b/;

const NOT = /^(?:nicht|nich|net)$/;
const CORRECTS = /^(?:eher|doch|besser|lieber|nein|nee|realistisch|sagen)$/;

/** „in 2 Wochen, realistisch eher 4“: the unit of the number before. */
function withUnits(words: Words, counts: readonly Quantity[]): Quantity[] {
  return counts.map((count, index) => {
    const before = counts.slice(0, index).findLast(({ unit }) => unit !== null && unit !== "other");
    const isSame = count.unit === null && !count.isArticle && before !== undefined;
    return isSame && CORRECTS.test(words[count.from - 1]?.text ?? "")
      ? { ...count, unit: before.unit }
      : count;
  });
}

function durations(words: Words, isAsked: boolean, refused: ReadonlySet<number>): Dated[] {
  const meant = withUnits(words, quantitiesOf(words)).flatMap((quantity): Duration[] => {
    const weeks = spanInWeeks(quantity);
    // Whole years are more often those of a firm.
    const isMeant =
      quantity.unit !== "year" || quantity.span.min === HALF || (isAsked && isAhead(words, quantity));
    return weeks && isMeant && isDuration(words, quantity) ? [{ ...quantity, weeks }] : [];
  });
  return meant.flatMap((duration, index): Dated[] => {
    const [before, after] = [meant[index - 1], meant[index + 1]];
    const isOne = (one: Duration, other: Duration) =>
      refused.has(one.from) === refused.has(other.from) && isRange(words, one, other);
    if (after && isOne(duration, after)) return [];
    const isEnd = before && isOne(before, duration);
    const weeks = isEnd ? { min: before.weeks.min, max: duration.weeks.max } : duration.weeks;
    return [{ timeline: { kind: "weeks", weeks }, at: isEnd ? before.from : duration.from }];
  });
}

/** „in einem Jahr“, „ein Jahr“ alone; not „wir feiern 25 Jahre“. */
function isAhead(words: Words, { from }: Quantity): boolean {
  const before = words.slice(0, from).filter(({ kind }) => kind === "word");
  return (
    before.length === 0 ||
    before.slice(-2).some(({ text }) => /^(?:in|innerhalb|binnen|ca|etwa|so)$/.test(text))
  );
}

interface Duration extends Quantity {
  weeks: Span;
}

const JOINT = /^(?:-|bis|oder|(?:aller)?hoechstens|maximal|max|laengstens|(?:aller)?spaetestens)$/;
/** Beside a joint: „oder auch erst in 2 Monaten“. */
const AROUND_JOINT = /^(?:,|\.|zu|auch|erst|eher|vielleicht|evtl|eventuell|so|in|nach|ca|etwa)$/;

/** „6 Wochen bis 2 Monate“: the second ends what the first begins, in another unit. */
function isRange(words: Words, one: Duration, other: Duration): boolean {
  if (one.weeks.max === null || other.weeks.max === null || other.weeks.max <= one.weeks.max) return false;
  const between = words.slice(one.to + 1, other.from).map(({ text }) => text);
  const isBetween = between.join(" ") === "und" && words[one.from - 1]?.text === "zwischen";
  const isJoined = between.some((text) => JOINT.test(text));
  return isBetween || (isJoined && between.every((text) => JOINT.test(text) || AROUND_JOINT.test(text)));
}

function isDuration(words: Words, { from, to, isArticle }: Quantity): boolean {
  const before = words[from - 1]?.text ?? "";
  const after = words[to + 1]?.text ?? "";
  return !NO_DATE_BEFORE.test(before) && !(NO_DATE_AFTER.test(after) && !isArticle);
}

/** „10 Tage“ are two weeks, „2 Monate“ eight, „anderthalb Monate“ six. Whole weeks, at least one. */
function spanInWeeks({ unit, span }: Quantity): Span | null {
  if (unit !== "day" && unit !== "week" && unit !== "month" && unit !== "year") return null;
  const inWhole = (count: number) =>
    Math.max(1, Math.ceil(unit === "day" ? count / DAYS_PER_WEEK : count * weeksIn[unit]));
  return { min: inWhole(span.min), max: span.max === null ? null : inWhole(span.max) };
}

/** Beside a duration a feast tells why: „zwei Monate, Karneval kommt ja dazwischen“. */
function dates(words: Words, isAsked: boolean, isBesideDuration: boolean): Dated[] {
  return namedDates(words, isAsked)
    .filter(({ isLed }) => isLed || !isBesideDuration)
    .map(({ label, at }) => ({ timeline: { kind: "by", label }, at }));
}
