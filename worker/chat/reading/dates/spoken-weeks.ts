// Dates told as weeks without a count: „nächste Woche“, „Monat reicht“, „T+14“.
import type { Timeline } from "#worker/pricing/project.ts";
import type { Words } from "../tagged-words.ts";

/** A date and where in the text it stands. */
export interface Dated {
  timeline: Timeline;
  at: number;
}

export const DAYS_PER_WEEK = 7;
export const WEEKS_PER_MONTH = 4;
export const WEEKS_PER_QUARTER = 12;

const WEEKDAY = /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|wochenende)$/;

/** „nächste Woche“, „diesen Monat“. */
export function spokenWeeks(words: Words): Dated[] {
  const spoken = words.flatMap(({ tags, text }, at): Dated[] => {
    const before = words[at - 1]?.text ?? "";
    const isThisWeek = tags.has("week") && before === "der" && words[at - 2]?.text === "ende";
    if (isThisWeek || (WEEKDAY.test(text) && before === "bis")) return [{ timeline: inWeeks(1), at }];
    const isNext = /^(?:naechste[nr]?|kommende[nr]?|diese[nr]?|next|this)$/.test(before);
    if (tags.has("week") && isNext) return [{ timeline: inWeeks(1), at }];
    if (tags.has("week") && before.startsWith("uebernaechste")) return [{ timeline: inWeeks(2), at }];
    return tags.has("month") && isNext ? [{ timeline: inWeeks(WEEKS_PER_MONTH), at }] : [];
  });
  return [...spoken, ...daysFromNow(words)];
}

/** „T+14“: nothing else is written so, whatever was asked. */
function daysFromNow(words: Words): Dated[] {
  return words.flatMap(({ raw }, at): Dated[] => {
    const [plus, days] = [words[at + 1], words[at + 2]];
    if (raw !== "T" || plus?.text !== "+" || days?.kind !== "number" || !days.value) return [];
    return [{ timeline: inWeeks(Math.ceil(days.value / DAYS_PER_WEEK)), at }];
  });
}

/** „Monat reicht“ as the answer to the question. */
export function bareUnits(words: Words): Dated[] {
  const [first, second] = words;
  const isMonth = first?.text === "monat" && (second === undefined || second.tags.has("enough"));
  return isMonth ? [{ timeline: inWeeks(WEEKS_PER_MONTH), at: 0 }] : [];
}

function inWeeks(count: number): Timeline {
  return { kind: "weeks", weeks: { min: count, max: count } };
}
