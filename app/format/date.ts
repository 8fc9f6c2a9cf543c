// Dates for people, in German time.
import { type ClockTime, germanClock } from "./german-clock.ts";

const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember";

/** "2026-11-21" or an ISO instant → "21. November 2026". Throws RangeError on an invalid date. */
export function formatDate(iso: string): string {
  return longDate(germanClock(new Date(iso)));
}

/** "2026-11-21" → "21. November 2026", "2025-05" → "Mai 2025". */
export function formatDayOrMonth(iso: string): string {
  const date = formatDate(iso);
  return /^\d{4}-\d\d$/.test(iso) ? date.slice(date.indexOf(" ") + 1) : date;
}

/** "2026-11-21T13:05:00Z" → "21. November 2026, 14:05 Uhr". Throws RangeError on an invalid date. */
export function formatDateTime(iso: string): string {
  const time = germanClock(new Date(iso));
  return `${longDate(time)}, ${twoDigits(time.hour)}:${twoDigits(time.minute)} Uhr`;
}

function longDate({ day, month, year }: ClockTime): string {
  return `${day}. ${MONTHS.split(" ")[month]} ${year}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
