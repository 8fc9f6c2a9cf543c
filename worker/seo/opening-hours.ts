// Opening hours: the notation of schema.org, and whether a text tells some.

import { listOf, textsOf } from "./contact-data.ts";
import { isRecord } from "./declared-item.ts";

const dayCode = /^(?:mo|tu|we|th|fr|sa|su)$/i;
const clock = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/;
const clockWithZone = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:?\d\d)?$/;
const dayName =
  /^(?:https?:\/\/schema\.org\/)?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|publicholidays|mo|tu|we|th|fr|sa|su)$/i;

/** Is "Mo-Fr 08:00-17:00" written as schema.org wants it? Days alone mean the whole day. */
export function isOpeningHours(written: string): boolean {
  const parts = written
    .slice(0, 300)
    .replace(/\s{0,3}[-–]\s{0,3}/g, "-")
    .split(/[\s,;]/)
    .filter((part) => part !== "");
  return parts.length > 0 && isDays(parts[0] ?? "") && parts.every((part) => isDays(part) || isTimes(part));
}

function isDays(part: string): boolean {
  const days = part.split("-");
  return days.length <= 2 && days.every((day) => dayCode.test(day));
}

function isTimes(part: string): boolean {
  const times = part.split("-");
  return times.length === 2 && times.every((time) => clock.test(time));
}

export interface DeclaredHours {
  hasAny: boolean;
  /** Values that cannot be read, as written. */
  broken: string[];
}

/** openingHours and openingHoursSpecification of one firm. */
export function declaredHours(properties: Record<string, unknown>): DeclaredHours {
  const plain = textsOf(properties.openingHours);
  const specified = listOf(properties.openingHoursSpecification).filter(isRecord);
  const broken = [...plain.filter((text) => !isOpeningHours(text)), ...specified.flatMap(brokenIn)];
  return { hasAny: plain.length > 0 || specified.length > 0, broken };
}

function brokenIn({ dayOfWeek, opens, closes }: Record<string, unknown>): string[] {
  const days = listOf(dayOfWeek).flatMap((day) => textsOf(isRecord(day) ? (day["@id"] ?? day.name) : day));
  const times = [...textsOf(opens), ...textsOf(closes)];
  return [...days.filter((day) => !dayName.test(day)), ...times.filter((time) => !clockWithZone.test(time))];
}

const weekday =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|täglich|werktags|wochentags|feiertags?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|daily)(?!\p{L})/iu;
const timeRange =
  /(?<![\d.,])\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h)?\s?(?:[-–—]|bis|to)\s?\d{1,2}(?:[:.]\d{2}|\s?(?:uhr|h|am|pm)(?!\p{L}))/giu;
/** „ab 17 Uhr“, „zwischen 8 und 16 Uhr“. */
const beginning =
  /(?<!\p{L})(?:ab|zwischen)\s\d{1,2}(?:[:.]\d{2})?(?:\s?uhr)?(?:\sund\s\d{1,2}(?:[:.]\d{2})?)?\s?(?:uhr|h)(?!\p{L})/giu;
/** „Mo–Fr: 8–18“: bare figures right behind a day, and nothing that they count. */
const bareRange =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|\p{L}{4,10}tag|mittwoch)s?[.:]{0,2}\s?\d{1,2}\s?[-–—]\s?\d{1,2}(?=\s?(?:$|[\n,;|)]))/iu;
const phrases =
  /nach (?:telefonischer |vorheriger )?(?:vereinbarung|absprache|terminvereinbarung)|rund um die uhr|24[ -]stunden|(?<!\p{L})ruhetag|24\/7|durchgehend geöffnet|termine? nur nach|by appointment/iu;
/** Characters before a time in which its day stands; in a table of hours days and times are cells. */
const reach = 70;
const mostTimes = 500;

/** Does the text tell when somebody is there? A day with hours near it, "Ruhetag" or "nach Vereinbarung". */
export function tellsHours(text: string): boolean {
  return (
    phrases.test(text) ||
    bareRange.test(text) ||
    [timeRange, beginning].some((time) => hasDayBefore(text, time))
  );
}

function hasDayBefore(text: string, time: RegExp): boolean {
  let looked = 0;
  for (const { index } of text.matchAll(time)) {
    if (looked++ >= mostTimes) break;
    if (weekday.test(text.slice(Math.max(0, index - reach), index))) return true;
  }
  return false;
}
