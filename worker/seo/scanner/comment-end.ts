// Where a comment or a CDATA section ends.
const GREATER_THAN = 62;
const BANG = 33;
const DASH = 45;
const BRACKET = 93;

/**
 * Index of the bracket that ends the comment whose bytes begin at `from`, or -1: that of `-->` or `--!>`, and at the
 * very beginning (`isFresh`) also of `>` or `->`.
 */
export function findCommentEnd(bytes: Uint8Array, from: number, isFresh: boolean): number {
  let end = bytes.indexOf(GREATER_THAN, from);
  while (end >= 0 && !isEnd(bytes, from, end, isFresh)) end = bytes.indexOf(GREATER_THAN, end + 1);
  return end;
}

function isEnd(bytes: Uint8Array, from: number, end: number, isFresh: boolean): boolean {
  const length = end - from;
  const last = bytes[end - 1];
  if (isFresh && (length === 0 || (length === 1 && last === DASH))) return true;
  if (length >= 2 && last === DASH && bytes[end - 2] === DASH) return true;
  return length >= 3 && last === BANG && bytes[end - 2] === DASH && bytes[end - 3] === DASH;
}

/** As findRawEnd, for the `]]>` of a CDATA section. */
export function findCdataEnd(
  bytes: Uint8Array,
  from: number,
  isLast: boolean,
): { found: boolean; at: number } {
  for (let at = bytes.indexOf(BRACKET, from); at >= 0; at = bytes.indexOf(BRACKET, at + 1)) {
    if (at + 2 >= bytes.length && !isLast) return { found: false, at };
    if (bytes[at + 1] === BRACKET && bytes[at + 2] === GREATER_THAN) return { found: true, at };
  }
  return { found: false, at: bytes.length };
}
