// Spans of parts of years: „ein Vierteljahr“, „halbes bis dreiviertel Jahr“, „3/4 Jahr“.
import type { Span } from "#worker/pricing/project.ts";
import type { Words } from "../tagged-words.ts";
import { type Dated, WEEKS_PER_QUARTER } from "./spoken-weeks.ts";

const QUARTERS_PER_YEAR = 4;
/** Weeks of so many quarters, as whole and half years are counted. */
const WEEKS = [0, WEEKS_PER_QUARTER, 26, 39, 52] as const;

/** Quarters that a word names with the year in it. */
const WHOLE: Record<string, number> = {
  vierteljahr: 1,
  halbjahr: 2,
  dreivierteljahr: 3,
  jahr: QUARTERS_PER_YEAR,
};
const PART = /^(?:(viertel)|(halbe[sn]?|halb)|(dreiviertel))$/;
const WHOLE_WORD = /^(?:ganze[sn]?|volle[sn]?)$/;
const ARTICLE = /^(?:ein|eine[mn]?|n|nem|nen|das|dem)$/;
const JOINT = /^(?:bis|oder|-)$/;
const NO_SPAN_BEFORE = /^(?:seit|vor|alle|jede[sn]?|pro|je|ueber|im|erste[snm]?|zweite[snm]?)$/;

interface Part {
  quarters: number;
  from: number;
  /** It says more than „Jahr“ alone. */
  isPart: boolean;
}

export function partsOfYears(words: Words): Dated[] {
  return words.flatMap(({ text }, at): Dated[] => {
    const last = Object.hasOwn(WHOLE, text) ? partEndingAt(words, at, true) : null;
    if (last === null) return [];
    const isJoined = JOINT.test(words[last.from - 1]?.text ?? "");
    const first = isJoined ? partEndingAt(words, last.from - 2, false) : null;
    const isRange = first !== null && first.quarters < last.quarters;
    // Halves and whole years alone are counted like weeks.
    if (!isRange && (!last.isPart || last.quarters % 2 === 0)) return [];
    const begin = isRange ? first.from : last.from;
    if (NO_SPAN_BEFORE.test(words[begin - 1]?.text ?? "")) return [];
    // „im 1. Halbjahr“
    if (words[begin - 1]?.text === "." && words[begin - 2]?.kind === "number") return [];
    const weeks: Span = {
      min: weeksOf(isRange ? first.quarters : last.quarters),
      max: weeksOf(last.quarters),
    };
    return [{ timeline: { kind: "weeks", weeks }, at }];
  });
}

const weeksOf = (quarters: number) => WEEKS[quarters] ?? 0;

/** The part of a year whose last word stands at `at`; before „bis“ the year itself may be left out. */
function partEndingAt(words: Words, at: number, needsYear: boolean): Part | null {
  const text = words[at]?.text ?? "";
  const whole = Object.hasOwn(WHOLE, text) ? (WHOLE[text] ?? null) : null;
  if (needsYear && whole === null) return null;
  if (whole !== null && whole < QUARTERS_PER_YEAR)
    return { quarters: whole, from: articleAt(words, at), isPart: true };
  const part = whole === null ? at : at - 1;
  const quarters = quartersAt(words, part);
  if (quarters !== null)
    return { quarters: quarters.count, from: articleAt(words, quarters.from), isPart: true };
  if (whole === null) return null;
  const begin = WHOLE_WORD.test(words[at - 1]?.text ?? "") ? at - 1 : at;
  return { quarters: whole, from: articleAt(words, begin), isPart: false };
}

/** „viertel“, „halbes“, „drei viertel“, „3/4“ */
function quartersAt(words: Words, at: number): { count: number; from: number } | null {
  const [, one, two, three] = PART.exec(words[at]?.text ?? "") ?? [];
  if (two !== undefined) return { count: 2, from: at };
  if (three !== undefined) return { count: 3, from: at };
  if (one !== undefined)
    return words[at - 1]?.value === 3 ? { count: 3, from: at - 1 } : { count: 1, from: at };
  const [above, slash] = [words[at - 2], words[at - 1]];
  const isQuarter = words[at]?.text === "4" && slash?.text === "/";
  if (isQuarter && above?.text === "3") return { count: 3, from: at - 2 };
  return isQuarter && above?.text === "1" ? { count: 1, from: at - 2 } : null;
}

function articleAt(words: Words, at: number): number {
  return ARTICLE.test(words[at - 1]?.text ?? "") ? at - 1 : at;
}
