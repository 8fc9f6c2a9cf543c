// Whether the office is open. Public holidays are unknown here; the page says so.
import { OPENING_HOURS } from "#content/constants.ts";
import { germanClock } from "../../format/german-clock.ts";

export type NextDay = "today" | "tomorrow" | "monday";

export type OpenState = { open: true; until: string } | { open: false; day: NextDay; at: string };

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6];

/** By weekday and German wall clock, so that days of 23 or 25 hours do not matter. */
export function openState(now: Date): OpenState {
  const { weekday, hour, minute } = germanClock(now);
  const minutes = hour * 60 + minute;
  const { from, to } = OPENING_HOURS;
  // The weekdays of OPENING_HOURS.days.
  const isOpenDay = weekday >= MONDAY && weekday <= FRIDAY;
  if (isOpenDay && minutes < toMinutes(from)) return { open: false, day: "today", at: from };
  if (isOpenDay && minutes < toMinutes(to)) return { open: true, until: to };
  return { open: false, day: weekday === FRIDAY || weekday === SATURDAY ? "monday" : "tomorrow", at: from };
}

/** „9:00“ → 540. */
function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
