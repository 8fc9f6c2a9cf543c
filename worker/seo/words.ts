// What counts as a word: a run of letters or digits; an inner hyphen or apostrophe joins two runs.
import { isWordCharacter } from "./word-scanner.ts";

const joiner = /[-‐‑'’]/;

export interface Word {
  text: string;
  /** Offset of the first character in the text. */
  start: number;
}

/** The words of a text in order. Linear in the length of the text. */
export function* wordsOf(text: string): Generator<Word> {
  const pattern = /[\p{L}\p{N}\p{M}]+(?:[-‐‑'’][\p{L}\p{N}\p{M}]+)*/gu;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    yield { text: match[0], start: match.index };
  }
}

export function countWordsOf(text: string): number {
  let count = 0;
  for (const _ of wordsOf(text)) count++;
  return count;
}

/** Lower case, letters and digits alone, one space between: for comparing with a list of phrases. */
export function bareText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when the character at `index` stands inside or at the edge of a word. */
export function isWordCharacterAt(text: string, index: number): boolean {
  return isWordCharacter(text, isLowSurrogate(text, index) ? index - 1 : index);
}

/** True when [start, end) cuts no word: "Dach" does not stand alone in "Dach-Profi" or "Dachdecker". */
export function standsAlone(text: string, start: number, end: number): boolean {
  return !continues(text, start, -1) && !continues(text, end - 1, 1);
}

/** Does the word at `edge` go on in the direction (−1 left, 1 right)? */
function continues(text: string, edge: number, direction: -1 | 1): boolean {
  if (!isWordCharacterAt(text, edge)) return false;
  const next = edge + direction;
  if (next < 0 || next >= text.length) return false;
  if (isWordCharacterAt(text, next)) return true;
  const beyond = next + direction;
  return (
    joiner.test(text[next] ?? "") && beyond >= 0 && beyond < text.length && isWordCharacterAt(text, beyond)
  );
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff && index > 0;
}
