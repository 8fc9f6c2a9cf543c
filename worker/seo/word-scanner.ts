// Which characters make words, and how many words there are, by one pass over the UTF-16 units of a text; what a word
// is, words.ts says.

const OTHER = 1;
const PART_OF_WORD = 2;
const JOINS = 3;

/** What a unit of the basic plane is, found out when first met: asking a pattern for each would be ten times slower. */
const kinds = new Uint8Array(0x10000);
for (const joiner of "-‐‑'’") kinds[joiner.charCodeAt(0)] = JOINS;

/** Letters, digits and combining marks (a decomposed "ü" is one letter, not two words). */
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/** Number of words: runs of letters, digits and their marks; an inner hyphen or apostrophe joins two runs. */
export function countWords(text: string): number {
  const { length } = text;
  let words = 0;
  // Whether the character before is a joiner that ended a run: what follows belongs to the same word.
  let mayJoin = false;
  for (let i = 0; i < length; ) {
    const kind = (kinds[text.charCodeAt(i)] as number) || kindOf(text, i);
    if (kind !== PART_OF_WORD) {
      mayJoin = false;
      i += unitsAt(text, i);
      continue;
    }
    if (!mayJoin) words++;
    while (i < length && ((kinds[text.charCodeAt(i)] as number) || kindOf(text, i)) === PART_OF_WORD) {
      i += unitsAt(text, i);
    }
    mayJoin = i < length && kinds[text.charCodeAt(i)] === JOINS;
    if (mayJoin) i++;
  }
  return words;
}

/** True for a letter, digit or mark that begins at `index`; false outside the text. */
export function isWordCharacter(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  return ((kinds[text.charCodeAt(index)] as number) || kindOf(text, index)) === PART_OF_WORD;
}

/** 2 for a character beyond the basic plane. */
function unitsAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(index) as number) > 0xffff ? 2 : 1;
}

function kindOf(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const kind = wordCharacter.test(String.fromCodePoint(text.codePointAt(index) as number))
    ? PART_OF_WORD
    : OTHER;
  // Half of a pair, with the other half or alone, says nothing about the next character that begins with it.
  if ((unit & 0xf800) !== 0xd800) kinds[unit] = kind;
  return kind;
}
