// Where an element ends whose content is not markup.
const LESS_THAN = 60;
const GREATER_THAN = 62;
const SLASH = 47;
const BANG = 33;
const DASH = 45;
/** White space, slash and bracket. */
const ENDS_NAME = [9, 10, 12, 13, 32, SLASH, GREATER_THAN];

const PLAIN = 0;
/** Behind `<!--`: `</script>` ends the script, `<script>` hides the next end tag. */
const ESCAPED = 1;
/** Behind `<script>` in there: `</script>` only leads back. */
const DOUBLE_ESCAPED = 2;

const SCRIPT = "script";

/** Longest stretch that decides about one `<`: `</script` and the byte behind it. */
const LONGEST_SIGN = 9;

/** `found`: at the `<` of the end tag. Else `at` is how far the content is certain; to be continued there. */
export interface RawEnd {
  found: boolean;
  at: number;
}

/** Looks for the end tag of the element `name` (lower case) from `from`. */
export function findRawEnd(name: string, bytes: Uint8Array, from: number, isLast: boolean): RawEnd {
  const limit = bytes.length;
  const length = name.length + 2;
  for (let at = bytes.indexOf(LESS_THAN, from); at >= 0; at = bytes.indexOf(LESS_THAN, at + 1)) {
    if (at + length >= limit && !isLast) return { found: false, at };
    if (bytes[at + 1] === SLASH && isTagName(name, bytes, at + 2)) return { found: true, at };
  }
  return { found: false, at: limit };
}

/** A script does not end at every `</script>`: old pages hide scripts in comments that may hold script tags. */
export class ScriptEnd {
  private state = PLAIN;

  reset(): void {
    this.state = PLAIN;
  }

  find(bytes: Uint8Array, from: number, isLast: boolean): RawEnd {
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
      if (!isLast && limit - i < LONGEST_SIGN) return { found: false, at: i };
      if (byte === DASH) {
        if (bytes[i + 1] === DASH) i = this.afterDashes(bytes, i + 1);
        else i++;
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

  /** At the second of two dashes: `-->` ends the comment. Returns where to go on. */
  private afterDashes(bytes: Uint8Array, at: number): number {
    if (bytes[at + 1] === GREATER_THAN) {
      this.state = PLAIN;
      return at + 2;
    }
    return at;
  }
}

/** The name and a byte that ends it. */
function isTagName(name: string, bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < name.length; i++) if (((bytes[at + i] ?? 0) | 32) !== name.charCodeAt(i)) return false;
  return ENDS_NAME.includes(bytes[at + name.length] ?? 0);
}
