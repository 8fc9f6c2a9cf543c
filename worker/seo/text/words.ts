// What counts as a word: a run of letters, digits and combining marks (a decomposed "ü" is one letter, not two words); an inner
// hyphen or apostrophe joins two runs, and what nobody sees parts none ("Dach&shy;decker"). Everything is linear in the text: a
// pattern would overflow on a word of a megabyte.
import { INVISIBLE, withoutInvisible } from "./invisible.ts";

const OTHER = 1;
const PART_OF_WORD = 2;
const JOINS = 3;
const UNSEEN = 4;

/** Class of each UTF-16 unit, filled when first met: asking a pattern for each would be ten times slower. */
const classes = new Uint8Array(0x10000);
for (const joiner of "-‐‑'’") classes[joiner.charCodeAt(0)] = JOINS;
for (const character of INVISIBLE) classes[character.charCodeAt(0)] = UNSEEN;

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

export interface Word {
  /** As written. */
  text: string;
  /** Offset of the first character in the text. */
  start: number;
}

/** The words of a text in order. */
export function* iterateWords(text: string): Generator<Word> {
  for (let start = findWordStart(text, 0); start < text.length; ) {
    const end = findWordEnd(text, start);
    yield { text: text.slice(start, end), start };
    start = findWordStart(text, end);
  }
}

export function countWords(text: string): number {
  let words = 0;
  for (let at = findWordStart(text, 0); at < text.length; at = findWordStart(text, findWordEnd(text, at))) {
    words++;
  }
  return words;
}

/** Lower case, letters and digits alone, one space between: for comparing with a list of phrases. */
export function normalizePhrase(text: string): string {
  return withoutInvisible(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when the character at `index` stands inside or at the edge of a word. */
export function isWordCharacterAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  const isLowSurrogate = unit >= 0xdc00 && unit <= 0xdfff && index > 0;
  return isPartOfWord(text, isLowSurrogate ? index - 1 : index);
}

/** True when [start, end) cuts no word: "Dach" is no whole word in "Dach-Profi" or "Dachdecker". */
export function isWholeWord(text: string, start: number, end: number): boolean {
  return !continuesWord(text, start, -1) && !continuesWord(text, end - 1, 1);
}

/** Does the word at `edge` go on in the direction (−1 left, 1 right)? */
function continuesWord(text: string, edge: number, direction: -1 | 1): boolean {
  if (!isWordCharacterAt(text, edge)) return false;
  const next = skipUnseen(text, edge + direction, direction);
  if (isWordCharacterAt(text, next)) return true;
  if (classes[text.charCodeAt(next)] !== JOINS) return false;
  return isWordCharacterAt(text, skipUnseen(text, next + direction, direction));
}

/** The first index from `from` on at which something can be seen. */
function skipUnseen(text: string, from: number, direction: -1 | 1 = 1): number {
  let i = from;
  while (classes[text.charCodeAt(i)] === UNSEEN) i += direction;
  return i;
}

/** Where the next word begins, at `from` or behind it; the length of the text when there is none. */
function findWordStart(text: string, from: number): number {
  const { length } = text;
  let i = from;
  while (i < length && ((classes[text.charCodeAt(i)] as number) || classify(text, i)) !== PART_OF_WORD) {
    i += countUnits(text, i);
  }
  return i;
}

/** Just past the word that begins at `start`. */
function findWordEnd(text: string, start: number): number {
  const { length } = text;
  for (let i = start; ; ) {
    while (i < length && ((classes[text.charCodeAt(i)] as number) || classify(text, i)) === PART_OF_WORD) {
      i += countUnits(text, i);
    }
    const seen = skipUnseen(text, i);
    const next = classes[text.charCodeAt(seen)] === JOINS ? skipUnseen(text, seen + 1) : seen;
    if (next === i || !isPartOfWord(text, next)) return i;
    i = next;
  }
}

/** True for a letter, digit or mark that begins at `index`; false outside the text. */
function isPartOfWord(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  return ((classes[text.charCodeAt(index)] as number) || classify(text, index)) === PART_OF_WORD;
}

/** 2 for a character beyond the basic plane. */
function countUnits(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(index) as number) > 0xffff ? 2 : 1;
}

function classify(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const isWord = wordCharacter.test(String.fromCodePoint(text.codePointAt(index) as number));
  // Half of a surrogate pair says nothing about the next character that begins with it, so it is not kept.
  if ((unit & 0xf800) !== 0xd800) classes[unit] = isWord ? PART_OF_WORD : OTHER;
  return isWord ? PART_OF_WORD : OTHER;
}
