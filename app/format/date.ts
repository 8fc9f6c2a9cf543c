// Dates for people, always as the clock in Germany shows them.
import { type ClockTime, germanClock } from "./german-clock.ts";

const MONTHS = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];

/** "2026-11-21" or an ISO instant → "21. November 2026". Throws RangeError on anything that is no date. */
export function formatDate(iso: string): string {
  return longDate(germanClock(new Date(iso)));
}

/** "2026-11-21T13:05:00Z" → "21. November 2026, 14:05 Uhr". Throws RangeError on anything that is no date. */
export function formatDateTime(iso: string): string {
  const time = germanClock(new Date(iso));
  return `${longDate(time)}, ${twoDigits(time.hour)}:${twoDigits(time.minute)} Uhr`;
}

function longDate({ day, month, year }: ClockTime): string {
  return `${day}. ${MONTHS[month]} ${year}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
