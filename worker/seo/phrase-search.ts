// Finds a word or phrase in a text: whole words, without regard to case.
import { isWordCharacterAt, standsAlone } from "./words.ts";

/**
 * Lower case with one form of apostrophe and hyphen. Keeps the length, so that offsets fit the original
 * (İ is the one letter whose lower case is longer).
 */
export function folded(text: string): string {
  return text
    .replace(/İ/g, "I")
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[‐‑]/g, "-")
    .replace(/[\t\r\f\v\u00a0]/g, " ");
}

/** Offsets at which the needle stands as whole words, without overlaps. Both texts folded. */
export function occurrences(text: string, needle: string): number[] {
  const wanted = needle.trim().replace(/\s+/g, " ");
  const offsets: number[] = [];
  if (wanted === "") return offsets;
  for (let at = text.indexOf(wanted); at !== -1; ) {
    const end = at + wanted.length;
    const whole = standsAlone(text, at, end);
    if (whole) offsets.push(at);
    at = text.indexOf(wanted, whole ? end : endOfRun(text, at));
  }
  return offsets;
}

/** Behind `at` and the letters that follow it: what begins among them is no whole word. */
function endOfRun(text: string, at: number): number {
  let end = at + 1;
  if (isWordCharacterAt(text, at)) while (isWordCharacterAt(text, end)) end++;
  return end;
}
