// Character references in text: where one ends, and which characters it stands for.
import { decodeHTML } from "entities/decode";

/** Longest name with brackets of the standard's table is 33 characters; longer runs of digits name no character. */
const MAX_REFERENCE_BYTES = 40;
/** Few references make up nearly all; a hostile page may not fill the memory with others. */
const MAX_REMEMBERED = 2000;

const HASH = 35;
const SEMICOLON = 59;

const remembered = new Map<string, number[]>();

/**
 * End of what may be a reference, begun by the ampersand at `from`: past its semicolon or its last letter or digit.
 * -1 when it reaches `limit` and may go on behind it.
 */
export function referenceEnd(bytes: Uint8Array, from: number, limit: number): number {
  let i = from + 1;
  if (i < limit && bytes[i] === HASH) i++;
  const longest = from + MAX_REFERENCE_BYTES;
  while (i < limit && i < longest && isAlphanumeric(bytes[i] as number)) i++;
  if (i === longest) return i;
  if (i === limit) return -1;
  return bytes[i] === SEMICOLON ? i + 1 : i;
}

/** Code points that bytes [from, to), begun by an ampersand, stand for in text. */
export function decodeReference(bytes: Uint8Array, from: number, to: number): readonly number[] {
  let written = "";
  for (let i = from; i < to; i++) written += String.fromCharCode(bytes[i] as number);
  let points = remembered.get(written);
  if (points === undefined) {
    points = Array.from(decodeHTML(written), (character) => character.codePointAt(0) as number);
    if (remembered.size < MAX_REMEMBERED) remembered.set(written, points);
  }
  return points;
}

function isAlphanumeric(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57);
}
