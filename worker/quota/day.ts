// The day of the quota: it ends at midnight in Münster, summer and winter.

const TIME_ZONE = "Europe/Berlin";
const HOUR_MS = 3_600_000;
/** Central European Summer Time, then Central European Time. */
const OFFSETS_MS = [2 * HOUR_MS, HOUR_MS];

const berlinDate = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" });
const berlinHour = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, timeStyle: "medium" });

/** Calendar day in Berlin at an instant, as YYYY-MM-DD. */
export function berlinDay(now: Date): string {
  return berlinDate.format(now);
}

/** Rounded up. */
export function secondsUntilBerlinMidnight(now = new Date()): number {
  return Math.ceil((nextBerlinMidnight(now).getTime() - now.getTime()) / 1000);
}

/** Clocks change at 2 or 3 o'clock, so midnight exists once: whichever candidate a Berlin clock reads as zero. */
export function nextBerlinMidnight(now: Date): Date {
  const [year = 0, month = 0, day = 0] = berlinDay(now).split("-").map(Number);
  const sameClockInUtc = Date.UTC(year, month - 1, day + 1);
  const candidates = OFFSETS_MS.map((offset) => new Date(sameClockInUtc - offset));
  const midnight = candidates.find((instant) => berlinHour.format(instant) === "00:00:00");
  if (midnight === undefined) throw new Error(`No midnight follows ${now.toISOString()} in ${TIME_ZONE}`);
  return midnight;
}
