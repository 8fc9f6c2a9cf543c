// Dates in figures: „1.4.“, „01.04.2027“, „2027-04-01“, „1/4/2027“; „1.5 Wochen“ name none.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { LAST_DAY, MONTHS } from "./calendar-names.ts";

const DURATIONS = ["day", "week", "month", "year"] as const;
const YEAR = /^20[2-9]\d$/;
const ONE_OR_TWO = /^\d{1,2}$/;

/** The date at `at` as „1. April“; null: there is none. */
export function byFigures(words: Words, at: number): string | null {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.kind !== "number" || DURATIONS.some((unit) => next?.tags.has(unit))) return null;
  const [, day, month] = word.raw.match(/^(\d{1,2})\.(\d{1,2})(?:\.\d{2,4})?$/) ?? [];
  if (day !== undefined) return dayOf(day, month);
  return byParts(words, at);
}

/** „2027-04-01“ begins with its year, „1/4/2027“ ends with it. */
function byParts(words: Words, at: number): string | null {
  const [one, mark, two, other, three] = words.slice(at, at + 5);
  const isOne = /^[-/]$/.test(mark?.text ?? "") && mark?.text === other?.text && isJoined(words, at);
  if (!isOne || !ONE_OR_TWO.test(two?.raw ?? "")) return bySpaced(words, at);
  if (YEAR.test(one?.raw ?? "")) return dayOf(three?.raw, two?.raw);
  return YEAR.test(three?.raw ?? "") ? dayOf(one?.raw, two?.raw) : null;
}

/** „15. 3.“, „15. 3. 2027“ */
function bySpaced(words: Words, at: number): string | null {
  const [day, stop, month, end] = words.slice(at, at + 4);
  const isDate = stop?.text === "." && end?.text === "." && month?.kind === "number";
  return isDate ? dayOf(day?.raw, month.raw) : null;
}

/** Nothing stands between the five parts. */
function isJoined(words: Words, at: number): boolean {
  const parts: readonly TaggedWord[] = words.slice(at, at + 5);
  return (
    parts.length === 5 && parts.every((part, index) => index === 0 || parts[index - 1]?.end === part.start)
  );
}

function dayOf(day: string | undefined, month: string | undefined): string | null {
  const name = ONE_OR_TWO.test(month ?? "") ? MONTHS[Number(month) - 1]?.[1] : undefined;
  const isDay = ONE_OR_TWO.test(day ?? "") && Number(day) >= 1 && Number(day) <= LAST_DAY;
  return name !== undefined && isDay ? `${Number(day)}. ${name}` : null;
}
