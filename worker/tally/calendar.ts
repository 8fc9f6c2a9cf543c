// Days and Monday mornings as the calendar in Germany has them.
import { berlinDay, nextBerlinMidnight } from "../quota/day.ts";

const HOUR_MS = 3_600_000;
/** When the weekly letter leaves: the owner finds it with the first coffee. */
const LETTER_HOUR = 6;
const MONDAY = 1;

/** YYYY-MM-DD, so many days before `day`; negative: after. */
export function dayBefore(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date - days)).toISOString().slice(0, 10);
}

/** All days from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayBefore(day, -1)) days.push(day);
  return days;
}

/** The next Monday at six in the morning in Berlin, ms since 1970; after `now`, clock changes included. */
export function nextMondayMorning(now: number): number {
  // Midnights of the days from today on; the clock never changes on a Monday morning.
  for (let midnight = lastMidnight(now); ; midnight = nextBerlinMidnight(new Date(midnight)).getTime()) {
    const at = midnight + LETTER_HOUR * HOUR_MS;
    if (weekday(berlinDay(new Date(midnight))) === MONDAY && at > now) return at;
  }
}

function lastMidnight(now: number): number {
  const today = berlinDay(new Date(now));
  let midnight = nextBerlinMidnight(new Date(now - 26 * HOUR_MS)).getTime();
  while (berlinDay(new Date(midnight)) < today) midnight = nextBerlinMidnight(new Date(midnight)).getTime();
  return midnight;
}

/** 0 for Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
