// Character references in text: where one ends, and which characters it stands for.
import { decodeHTML } from "entities/decode";
import { isLetter } from "./bytes.ts";

/** The longest name in the standard's table has 33 characters with its brackets; longer runs of digits name no character. */
const MAX_REFERENCE_BYTES = 40;
/** A few references make up nearly all; a hostile page must not fill the memory with others. */
const MAX_CACHED = 2000;

const HASH = 35;
const SEMICOLON = 59;

const decodedReferences = new Map<string, number[]>();

/**
 * End of what may be a reference, begun by the ampersand at `from`: past its semicolon or its last letter or digit.
 * -1 if it reaches `limit` and may go on behind it.
 */
export function referenceEnd(bytes: Uint8Array, from: number, limit: number): number {
  let i = from + 1;
  if (i < limit && bytes[i] === HASH) i++;
  const maxEnd = from + MAX_REFERENCE_BYTES;
  while (i < limit && i < maxEnd && isAlphanumeric(bytes[i] as number)) i++;
  if (i === maxEnd) return i;
  if (i === limit) return -1;
  return bytes[i] === SEMICOLON ? i + 1 : i;
}

/** Code points that bytes [from, to), begun by an ampersand, stand for in text. */
export function decodeReference(bytes: Uint8Array, from: number, to: number): readonly number[] {
  const written = String.fromCharCode(...bytes.subarray(from, to));
  let points = decodedReferences.get(written);
  if (points === undefined) {
    points = Array.from(decodeHTML(written), (character) => character.codePointAt(0) as number);
    if (decodedReferences.size < MAX_CACHED) decodedReferences.set(written, points);
  }
  return points;
}

function isAlphanumeric(byte: number): boolean {
  return isLetter(byte) || (byte >= 48 && byte <= 57);
}
