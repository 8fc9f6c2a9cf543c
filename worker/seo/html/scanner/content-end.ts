// Where content ends that is not markup: of a comment, a CDATA section, a script, a title and the like.
import { BANG, BRACKET, DASH, GREATER_THAN, IS_WHITESPACE, isSpelled, LESS_THAN, SLASH } from "./bytes.ts";

/** `found`: `at` is where the end begins. Otherwise the content is certain up to `at`; to be continued there. */
export interface ContentEnd {
  found: boolean;
  at: number;
}

/**
 * Index of the bracket that ends the comment whose bytes begin at `from`, or -1: that of `-->` or `--!>`, and at the
 * very beginning (`isAtStart`) also of `>` or `->`.
 */
export function findCommentEnd(bytes: Uint8Array, from: number, isAtStart: boolean): number {
  let end = bytes.indexOf(GREATER_THAN, from);
  while (end >= 0 && !endsComment(bytes, from, end, isAtStart)) end = bytes.indexOf(GREATER_THAN, end + 1);
  return end;
}

function endsComment(bytes: Uint8Array, from: number, end: number, isAtStart: boolean): boolean {
  const length = end - from;
  const last = bytes[end - 1];
  if (isAtStart && (length === 0 || (length === 1 && last === DASH))) return true;
  if (length >= 2 && last === DASH && bytes[end - 2] === DASH) return true;
  return length >= 3 && last === BANG && bytes[end - 2] === DASH && bytes[end - 3] === DASH;
}

/** Looks for the `]]>` of a CDATA section. */
export function findCdataEnd(bytes: Uint8Array, from: number, isLast: boolean): ContentEnd {
  for (let at = bytes.indexOf(BRACKET, from); at >= 0; at = bytes.indexOf(BRACKET, at + 1)) {
    if (at + 2 >= bytes.length && !isLast) return { found: false, at };
    if (bytes[at + 1] === BRACKET && bytes[at + 2] === GREATER_THAN) return { found: true, at };
  }
  return { found: false, at: bytes.length };
}

/** Looks for the end tag of the element `name` (lower case). */
export function findRawEnd(name: string, bytes: Uint8Array, from: number, isLast: boolean): ContentEnd {
  const limit = bytes.length;
  const length = name.length + 2;
  for (let at = bytes.indexOf(LESS_THAN, from); at >= 0; at = bytes.indexOf(LESS_THAN, at + 1)) {
    if (at + length >= limit && !isLast) return { found: false, at };
    if (bytes[at + 1] === SLASH && isTagName(name, bytes, at + 2)) return { found: true, at };
  }
  return { found: false, at: limit };
}

/** The name, and a byte behind it that ends it. */
function isTagName(name: string, bytes: Uint8Array, from: number): boolean {
  const to = from + name.length;
  const next = bytes[to] ?? 0;
  return (
    isSpelled(name, bytes, from, to) && (IS_WHITESPACE[next] === 1 || next === SLASH || next === GREATER_THAN)
  );
}

// States of script data, as the standard calls them.
const PLAIN = 0;
/** Behind `<!--`: `</script>` ends the script, `<script>` hides the next end tag. */
const ESCAPED = 1;
/** Behind `<script>` in there: `</script>` only leads back to ESCAPED. */
const DOUBLE_ESCAPED = 2;

const SCRIPT = "script";
/** The most bytes that decide about one `<`: `</script` and the byte behind it. */
const MAX_SIGN_BYTES = 9;

/** A script does not end at every `</script>`: old pages hide scripts in comments that may hold script tags. */
export class ScriptEndFinder {
  private state = PLAIN;

  reset(): void {
    this.state = PLAIN;
  }

  find(bytes: Uint8Array, from: number, isLast: boolean): ContentEnd {
    const limit = bytes.length;
    let i = from;
    while (i < limit) {
      if (this.state === PLAIN) {
        i = bytes.indexOf(LESS_THAN, i);
        if (i < 0) return { found: false, at: limit };
      }
      const byte = bytes[i];
      if (byte !== LESS_THAN && byte !== DASH) {
        i++;
        continue;
      }
      if (!isLast && limit - i < MAX_SIGN_BYTES) return { found: false, at: i };
      if (byte === DASH) {
        const isEnd = bytes[i + 1] === DASH && bytes[i + 2] === GREATER_THAN;
        if (isEnd) this.state = PLAIN;
        i += isEnd ? 3 : 1;
      } else if (bytes[i + 1] === BANG && bytes[i + 2] === DASH && bytes[i + 3] === DASH) {
        if (this.state === PLAIN) this.state = ESCAPED;
        // The two dashes may be those of the comment's end.
        i += 2;
      } else if (bytes[i + 1] === SLASH && isTagName(SCRIPT, bytes, i + 2)) {
        if (this.state !== DOUBLE_ESCAPED) return { found: true, at: i };
        this.state = ESCAPED;
        i += 8;
      } else if (this.state === ESCAPED && isTagName(SCRIPT, bytes, i + 1)) {
        this.state = DOUBLE_ESCAPED;
        i += 7;
      } else i++;
    }
    return { found: false, at: limit };
  }
}
