// Finds a word or phrase in a text: whole words, without regard to case.
import { isWholeWord, isWordCharacterAt } from "./words.ts";

/**
 * Lower case with one form of apostrophe and hyphen. Keeps the length, so that offsets fit the original
 * (İ is the one letter whose lower case is longer).
 */
export function foldText(text: string): string {
  return text
    .replace(/İ/g, "I")
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[‐‑]/g, "-")
    .replace(/[\t\r\f\v\u00a0]/g, " ");
}

/** Offsets of the needle as whole words, without overlaps. Both texts as foldText returns them. */
export function findOccurrences(text: string, needle: string): number[] {
  const wanted = needle.trim().replace(/\s+/g, " ");
  const offsets: number[] = [];
  if (wanted === "") return offsets;
  for (let at = text.indexOf(wanted); at !== -1; ) {
    const end = at + wanted.length;
    const whole = isWholeWord(text, at, end);
    if (whole) offsets.push(at);
    at = text.indexOf(wanted, whole ? end : skipRun(text, at));
  }
  return offsets;
}

/** Past the letters that follow `at`: no whole word begins among them. */
function skipRun(text: string, at: number): number {
  let end = at + 1;
  if (isWordCharacterAt(text, at)) while (isWordCharacterAt(text, end)) end++;
  return end;
}
