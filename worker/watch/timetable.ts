// When a watch is due. Pure; times are ms since 1970.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Who does not confirm for so long did not want it. */
export const PENDING_MS = 3 * DAY_MS;
/** Pauses between the attempts of one week, where the website does not answer. */
export const RETRY_MS = 6 * HOUR_MS;
export const MAX_ATTEMPTS = 3;
/** Where the website has had its requests of the minute, or our own part fails. */
export const SOON_MS = 10 * 60_000;
/** After so long without any mail one says that all is as it was. */
export const QUIET_MS = 13 * WEEK_MS;
/** The first run comes no sooner: until then hardly anything can have changed. */
const FIRST_AFTER_MS = 2 * DAY_MS;
/** From one to five at night in Germany, whatever the season. */
const FIRST_HOUR = 0;
const HOURS = 3;

/** A moment of the week by the watch's name, so that they are spread evenly. @param name hexadecimal digits */
export function slotOf(name: string): number {
  const number = Number.parseInt(name.slice(0, 12), 16);
  const day = number % 7;
  const minute = Math.floor(number / 7) % (HOURS * 60);
  return day * DAY_MS + FIRST_HOUR * HOUR_MS + minute * 60_000;
}

/** The first moment of a slot after `now`. */
export function nextRunAt(slot: number, now: number): number {
  const week = Math.floor((now - slot) / WEEK_MS) + 1;
  return week * WEEK_MS + slot;
}

export function firstRunAt(slot: number, confirmedAt: number): number {
  return nextRunAt(slot, confirmedAt + FIRST_AFTER_MS);
}
