// Counts in a text: „8“, „fünf bis acht“, „höchstens sechs“, „20+“, „ein Dutzend“, each with the unit that follows.
import type { Span } from "#worker/pricing/project.ts";
import { bounded, openEndAfter } from "../bounds.ts";
import type { LexiconTag } from "../lexicon.ts";
import type { Words } from "../tagged-words.ts";
import { fractionAt } from "./fractions.ts";
import { weekNumberAt } from "./week-numbers.ts";

export type Unit = "page" | "day" | "week" | "month" | "year" | "language" | "other";

export interface Quantity {
  span: Span;
  from: number;
  to: number;
  unit: Unit | null;
  /** „eine“, „ein“: a number only where the unit says so. */
  isArticle: boolean;
}

const UNITS = ["page", "day", "week", "month", "year", "language"] as const satisfies readonly LexiconTag[];
const VAGUE: Record<string, Span> = {
  paar: { min: 3, max: 5 },
  wenige: { min: 3, max: 5 },
  wenigen: { min: 3, max: 5 },
  handvoll: { min: 4, max: 6 },
};
const DOZEN = 12;
/** Words that may stand between a number and what it counts: „8 kleine Seiten“. */
const BETWEEN =
  /^(?:klein|einzel|verschieden|weiter|zusaetzlich|schoen|normal|einfach|gut|voll|ganz|extra|neu)/;

export function quantitiesOf(words: Words): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; ) {
    const quantity = quantityAt(words, at);
    if (quantity) found.push(quantity);
    at = quantity ? quantity.to + 1 : at + 1;
  }
  return found;
}

function quantityAt(words: Words, at: number): Quantity | null {
  const week = weekNumberAt(words, at);
  if (week) return { span: { min: 1, max: 1 }, from: at, to: week.to, unit: "other", isArticle: false };
  const first = countAt(words, at);
  if (!first) return null;
  const second = lastOfChain(words, rangeEndAfter(words, first));
  const middle = second ? null : unitAfter(words, first.to);
  const beyond = middle ? secondAfterUnit(words, first, middle) : null;
  const last = beyond ?? second ?? first;
  const unit = unitAfter(words, last.to) ?? middle;
  const end = Math.max(unit?.at ?? 0, last.to);
  const open = openEndAfter(words, last.to, end);
  return {
    span: bounded(words, { at, end }, { min: first.span.min, max: last.span.max }, open !== null),
    from: at,
    to: open ?? end,
    unit: unit?.unit ?? null,
    isArticle: first.isArticle && !second,
  };
}

interface Count {
  span: { min: number; max: number };
  to: number;
  isArticle: boolean;
}

function countAt(words: Words, at: number): Count | null {
  const word = words[at];
  if (!word || isPartOfName(words, at)) return null;
  const fraction = fractionAt(words, at);
  if (fraction !== null && (isOfTime(words, fraction.to) || isRangeOfTime(words, fraction.to)))
    return single(fraction.value, fraction.to);
  const next = words[at + 1]?.text ?? "";
  if (word.isArticle && next.startsWith("halbe")) return countAt(words, at + 1);
  const vague = VAGUE[word.text] ?? (word.isArticle ? VAGUE[next] : undefined);
  if (vague)
    return {
      span: { min: vague.min, max: vague.max ?? vague.min },
      to: word.isArticle ? at + 1 : at,
      isArticle: false,
    };
  if (/^(?:dutzend|dozen)$/.test(word.text)) return single(DOZEN, at);
  const value = word.value ?? (word.isArticle ? 1 : word.text.startsWith("halbe") ? 0.5 : null);
  if (value === null) return null;
  if (/^(?:dutzend|dozen)$/.test(next)) return single(value * DOZEN, at + 1);
  return value === 0.5 ? null : { ...single(value, at), isArticle: word.isArticle };
}

/** „Check24“, „Q1“, „24/7“ */
function isPartOfName(words: Words, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.kind !== "number") return false;
  const isClock = (one = "", other = "") => one === "24" && other === "7";
  if (next?.text === "/" && isClock(word.text, words[at + 2]?.text)) return true;
  if (before?.text === "/" && isClock(words[at - 2]?.text, word.text)) return true;
  return (
    before?.kind === "word" && before.end === word.start && (before.text.length > 3 || before.text === "q")
  );
}

const TIMES: readonly (Unit | null)[] = ["week", "month", "year"];

/** Halves count weeks, months and years; half a page is a slip. */
function isOfTime(words: Words, last: number): boolean {
  return TIMES.includes(unitAfter(words, last)?.unit ?? null);
}

/** „anderthalb bis zwei Monate“. */
function isRangeOfTime(words: Words, last: number): boolean {
  const end = /^(?:-|bis|oder)$/.test(words[last + 1]?.text ?? "") ? last + 2 : null;
  return end !== null && isOfTime(words, fractionAt(words, end)?.to ?? end);
}

function single(value: number, to: number): Count {
  return { span: { min: value, max: value }, to, isArticle: false };
}

/** „drei, vier, vielleicht fünf“ ends with five. */
function lastOfChain(words: Words, second: Count | null): Count | null {
  if (second === null || words[second.to + 1]?.text !== ",") return second;
  return rangeEndAfter(words, second) ?? second;
}

/** The second half of „5 bis 8“, „5-8“, „5 bis max. 8“, „5 oder 6“, „3 o. 4“, „sechs, sieben“. */
function rangeEndAfter(words: Words, first: Count): Count | null {
  const isOneOrTwo =
    first.isArticle && words[first.to + 1]?.text === "oder" && words[first.to + 2]?.value === 2;
  if (first.isArticle && !isOneOrTwo) return null;
  let at = first.to + 1;
  const joint = words[at]?.text ?? "";
  const joins = /^(?:-|bis|oder|o|und|\/|,|or|to|and)$/.test(joint);
  if (joins) at += 1;
  while (
    joins &&
    /^(?:zu|auch|vielleicht|meinetwegen|wenns|evtl|eher|maximal|max|hoechstens|allerhoechstens|eventuell|\.)$/.test(
      words[at]?.text ?? "",
    )
  )
    at += 1;
  const second = countAt(words, at);
  if (!second || second.isArticle || second.span.min <= first.span.min) return null;
  // „5 und 8“ or „5, 8“ are two counts, „5, 6“ is one; so is „fünf sechs“.
  const needsNeighbour =
    !/^(?:-|bis|oder|o|\/|or|to)$/.test(joint) && !(/^(?:und|and)$/.test(joint) && isBetween(words, first));
  return needsNeighbour && second.span.min !== first.span.min + 1 ? null : second;
}

/** „8 Seiten oder 9“, „acht Seiten, vielleicht neun“, „5 Seiten bis 8 Seiten“. */
function secondAfterUnit(words: Words, first: Count, unit: FoundUnit): Count | null {
  let at = unit.at + 1;
  if (words[at]?.text === ",") at += 1;
  if (!/^(?:oder|bis|vielleicht|evtl|eventuell|eher|hoechstens|maximal|max)$/.test(words[at]?.text ?? ""))
    return null;
  const second = countAt(words, at + 1);
  if (!second || second.isArticle || second.span.min <= first.span.min) return null;
  const own = unitAfter(words, second.to);
  return own === null || own.unit === unit.unit ? second : null;
}

function isBetween(words: Words, { to }: Count): boolean {
  return words.slice(Math.max(0, to - 3), to).some(({ text }) => /^(?:zwischen|between)$/.test(text));
}

interface FoundUnit {
  unit: Unit;
  at: number;
}

function unitAfter(words: Words, last: number): FoundUnit | null {
  let at = last + 1;
  if (/^[+-]$/.test(words[at]?.text ?? "")) at += 1;
  while (at <= last + 3 && BETWEEN.test(words[at]?.text ?? "") && words[at]?.tags.has("page") === false)
    at += 1;
  const word = words[at];
  if (!word || word.kind === "number") return null;
  const unit = UNITS.find((tag) => word.tags.has(tag));
  if (unit) return { unit, at };
  // „sechs Punkte im Menü“
  if (
    /^punkte?n?$/.test(word.text) &&
    /^(?:im|in|in der) (?:menue?|navigation|der navigation|leiste)/.test(
      `${words[at + 1]?.text} ${words[at + 2]?.text}`,
    )
  )
    return { unit: "page", at };
  // „3 Wo.“
  const isEnd = words[at + 1] === undefined || words[at + 1]?.kind === "mark";
  if (word.text === "wo" && at === last + 1 && isEnd) return { unit: "week", at };
  const isCounted = word.tags.has("otherUnit") || /^[€%]$/.test(word.text);
  return isCounted ? { unit: "other", at } : null;
}
