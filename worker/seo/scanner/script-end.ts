// Where a script ends: not at every </script>, as old pages hide scripts in comments that may hold script tags.
const LESS_THAN = 60;
const DASH = 45;

const PLAIN = 0;
/** Behind `<!--`: `</script>` ends the script, `<script>` hides the next end tag. */
const ESCAPED = 1;
/** Behind `<script>` in there: `</script>` only leads back. */
const DOUBLE_ESCAPED = 2;

const SCRIPT = [115, 99, 114, 105, 112, 116];

/** Longest stretch that decides about one `<`: `</script` and the byte behind it. */
const LONGEST_SIGN = 9;

export class ScriptEnd {
  private state = PLAIN;

  reset(): void {
    this.state = PLAIN;
  }

  /**
   * Looks for the end tag from `from`. `found`: at its `<`. Otherwise `at` is how far the content is certain;
   * to be continued there when more bytes have come.
   */
  find(bytes: Uint8Array, from: number, limit: number, isLast: boolean): { found: boolean; at: number } {
    let i = from;
    while (i < limit) {
      if (this.state === PLAIN) {
        i = bytes.indexOf(LESS_THAN, i);
        if (i < 0 || i >= limit) return { found: false, at: limit };
      }
      const byte = bytes[i];
      if (byte !== LESS_THAN && byte !== DASH) {
        i++;
        continue;
      }
      if (!isLast && limit - i < LONGEST_SIGN) return { found: false, at: i };
      if (byte === DASH) {
        if (bytes[i + 1] === DASH && i + 1 < limit) i = this.afterDashes(bytes, i + 1, limit);
        else i++;
      } else if (bytes[i + 1] === 33 && bytes[i + 2] === DASH && bytes[i + 3] === DASH && i + 3 < limit) {
        if (this.state === PLAIN) this.state = ESCAPED;
        // The two dashes may be those of the comment's end.
        i += 2;
      } else if (bytes[i + 1] === 47 && isScript(bytes, i + 2, limit)) {
        if (this.state !== DOUBLE_ESCAPED) return { found: true, at: i };
        this.state = ESCAPED;
        i += 8;
      } else if (this.state === ESCAPED && isScript(bytes, i + 1, limit)) {
        this.state = DOUBLE_ESCAPED;
        i += 7;
      } else i++;
    }
    return { found: false, at: limit };
  }

  /** At the second of two dashes: `-->` ends the comment. Returns where to go on. */
  private afterDashes(bytes: Uint8Array, at: number, limit: number): number {
    if (at + 1 < limit && bytes[at + 1] === 62) {
      this.state = PLAIN;
      return at + 2;
    }
    return at;
  }
}

/** `script` and a byte that ends a tag's name. */
function isScript(bytes: Uint8Array, at: number, limit: number): boolean {
  if (at + SCRIPT.length >= limit) return false;
  for (let i = 0; i < SCRIPT.length; i++) if (((bytes[at + i] as number) | 32) !== SCRIPT[i]) return false;
  const next = bytes[at + SCRIPT.length] as number;
  return next === 62 || next === 47 || next === 32 || next === 9 || next === 10 || next === 12 || next === 13;
}
