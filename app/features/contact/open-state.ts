// Whether the office is open at a moment. Public holidays are not known here: the page says so in words.
import { OPENING_HOURS } from "#content/constants.ts";
import { germanClock } from "../../format/german-clock.ts";

/** When the office opens next, as one would say it at that moment. */
export type NextDay = "today" | "tomorrow" | "monday";

export type OpenState = { open: true; until: string } | { open: false; day: NextDay; at: string };

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6];

/** On the office's clock, wherever the visitor is. By weekday and wall clock alone, so no day with 23 or 25 hours can shift it. */
export function openState(now: Date): OpenState {
  const { weekday, hour, minute } = germanClock(now);
  const minutes = hour * 60 + minute;
  const { from, to } = OPENING_HOURS;
  // OPENING_HOURS.days, counted.
  const isOpenDay = weekday >= MONDAY && weekday <= FRIDAY;
  if (isOpenDay && minutes < minutesOf(from)) return { open: false, day: "today", at: from };
  if (isOpenDay && minutes < minutesOf(to)) return { open: true, until: to };
  return { open: false, day: weekday === FRIDAY || weekday === SATURDAY ? "monday" : "tomorrow", at: from };
}

/** „9:00“ → 540. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
