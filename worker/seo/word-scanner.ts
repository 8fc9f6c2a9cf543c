// Counts words by one pass over the UTF-16 units of a text; what a word is, words.ts says.

const OTHER = 1;
const PART_OF_WORD = 2;
const JOINS = 3;

/** What a unit of the basic plane is, found out when first met: asking a pattern for each would be ten times slower. */
const kinds = new Uint8Array(0x10000);
for (const joiner of "-‐‑'’") kinds[joiner.charCodeAt(0)] = JOINS;

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/** Number of words: runs of letters, digits and their marks; an inner hyphen or apostrophe joins two runs. */
export function countWords(text: string): number {
  let words = 0;
  // Whether the character before belongs to a word, and the one before a joiner did.
  let isInWord = false;
  let mayJoin = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    let kind = kinds[unit] as number;
    if (kind === 0) kind = kindOf(text, i);
    if (kind === PART_OF_WORD) {
      if (!isInWord && !mayJoin) words++;
      isInWord = true;
      mayJoin = false;
    } else {
      mayJoin = kind === JOINS && isInWord;
      isInWord = false;
    }
    if (unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(i) as number) > 0xffff) i++;
  }
  return words;
}

function kindOf(text: string, index: number): number {
  const character = String.fromCodePoint(text.codePointAt(index) as number);
  const kind = wordCharacter.test(character) ? PART_OF_WORD : OTHER;
  // Half of a pair says nothing about the next character that begins with the same half.
  if (character.length === 1) kinds[character.charCodeAt(0)] = kind;
  return kind;
}
