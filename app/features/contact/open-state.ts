// Whether the office is open at a moment. Public holidays are not known here: the page says so in words.
import { OPENING_HOURS } from "#content/constants.ts";

/** When the office opens next, as one would say it at that moment. */
export type NextDay = "today" | "tomorrow" | "monday";

export type OpenState = { open: true; until: string } | { open: false; day: NextDay; at: string };

/** Opening hours are meant on the office's clock, wherever the visitor is. */
const OFFICE_CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
});
/** OPENING_HOURS.days in the words of the clock above. */
const OPEN_DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** By weekday and wall clock alone, so no day with 23 or 25 hours can shift it. */
export function openState(now: Date): OpenState {
  const { weekday, minutes } = officeTime(now);
  const { from, to } = OPENING_HOURS;
  const isOpenDay = OPEN_DAYS.includes(weekday);
  if (isOpenDay && minutes < minutesOf(from)) return { open: false, day: "today", at: from };
  if (isOpenDay && minutes < minutesOf(to)) return { open: true, until: to };
  return { open: false, day: weekday === "Fri" || weekday === "Sat" ? "monday" : "tomorrow", at: from };
}

/** Minutes since midnight. */
function officeTime(now: Date): { weekday: string; minutes: number } {
  const parts = OFFICE_CLOCK.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  return { weekday: part("weekday"), minutes: Number(part("hour")) * 60 + Number(part("minute")) };
}

/** „9:00“ → 540. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
