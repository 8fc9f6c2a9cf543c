// Opening hours in the notation of schema.org and in running text.
import { isEmpty, isRecord } from "../structured-data/structured-data-rules.ts";
import { toList, toTexts } from "./contact-data.ts";

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
  /** Unreadable values, as written. */
  broken: string[];
}

/** openingHours and openingHoursSpecification of one firm. */
export function readDeclaredHours(properties: Record<string, unknown>): DeclaredHours {
  const plain = toTexts(properties.openingHours).filter((text) => !isEmpty(text));
  const specified = toList(properties.openingHoursSpecification).filter(isRecord);
  const broken = [...plain.filter((text) => !isOpeningHours(text)), ...specified.flatMap(findBroken)];
  return { hasAny: plain.length > 0 || specified.length > 0, broken };
}

function findBroken({ dayOfWeek, opens, closes }: Record<string, unknown>): string[] {
  const days = toList(dayOfWeek).flatMap((day) => toTexts(isRecord(day) ? (day["@id"] ?? day.name) : day));
  const times = [...toTexts(opens), ...toTexts(closes)];
  return [...days.filter((day) => !dayName.test(day)), ...times.filter((time) => !clockWithZone.test(time))];
}

const weekday =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|täglich|werktags|wochentags|feiertags?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|daily)(?!\p{L})/iu;
const timeRange =
  /(?<![\d.,])\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h)?\s?(?:[-–—]|bis|to)\s?\d{1,2}(?:[:.]\d{2}|\s?(?:uhr|h|am|pm)(?!\p{L}))/giu;
/** „ab 17 Uhr“, „zwischen 8 und 16 Uhr“. */
const openEndedTime =
  /(?<!\p{L})(?:ab|zwischen)\s\d{1,2}(?:[:.]\d{2})?(?:\s?uhr)?(?:\sund\s\d{1,2}(?:[:.]\d{2})?)?\s?(?:uhr|h)(?!\p{L})/giu;
/** „Mo–Fr: 8–18“: bare numbers right behind a day, with no unit after them. */
const bareRange =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|\p{L}{4,10}tag|mittwoch)s?[.:]{0,2}\s?\d{1,2}\s?[-–—]\s?\d{1,2}(?=\s?(?:$|[\n,;|)]))/iu;
const phrases =
  /nach (?:telefonischer |vorheriger )?(?:vereinbarung|absprache|terminvereinbarung)|rund um die uhr|24[ -]stunden|(?<!\p{L})ruhetag|24\/7|durchgehend geöffnet|termine? nur nach|by appointment/iu;
/** Characters before a time in which its day must appear; in tables they are separate cells. */
const reach = 70;
const maxTimes = 500;

/** A day with hours near it, "Ruhetag" or "nach Vereinbarung". */
export function mentionsHours(text: string): boolean {
  return (
    phrases.test(text) ||
    bareRange.test(text) ||
    [timeRange, openEndedTime].some((time) => hasDayBefore(text, time))
  );
}

function hasDayBefore(text: string, time: RegExp): boolean {
  let looked = 0;
  for (const { index } of text.matchAll(time)) {
    if (looked++ >= maxTimes) break;
    if (weekday.test(text.slice(Math.max(0, index - reach), index))) return true;
  }
  return false;
}
