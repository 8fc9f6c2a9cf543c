// Text that is folded while its bytes arrive: one space between words, a line feed between blocks, nothing invisible, always
// valid UTF-8.
import { AMPERSAND, ensureRoom } from "./bytes.ts";
import { decodeReference, referenceEnd } from "./references.ts";

const SPACE = 32;
const LINE_FEED = 10;
const REPLACEMENT = 0xfffd;

const COPY = 0;
const WHITESPACE = 1;
const REFERENCE = 2;
const DROP = 3;
const ASCII = new Uint8Array(128);
for (const byte of [9, 10, 11, 12, 13, 32]) ASCII[byte] = WHITESPACE;
ASCII[AMPERSAND] = REFERENCE;
ASCII[0] = DROP; // the tree construction ignores NUL in text

/** Bytes that are copied as they are, in raw text too. */
const PLAIN = new Uint8Array(256);
for (let byte = 33; byte < 127; byte++) PLAIN[byte] = byte === AMPERSAND ? 0 : 1;

/** White space beyond ASCII: what `\s` matches and is no byte order mark, so that this folds as `replace(/\s+/g, " ")` does. */
const WIDE_WHITESPACE = new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);
for (let point = 0x2000; point <= 0x200a; point++) WIDE_WHITESPACE.add(point);

// Lead bytes of the characters from U+00C0 to U+07FF, umlauts among them: none is white space or invisible.
const FIRST_LEAD = 0xc3;
const LAST_LEAD = 0xdf;

/** Soft hyphen, zero-width space and non-joiner, word joiner, byte order mark: nobody sees them, and they part no word. */
const INVISIBLE = new Set([0xad, 0x200b, 0x200c, 0x2060, 0xfeff]);

export class FoldedText {
  private bytes = new Uint8Array(8 * 1024);
  private length = 0;
  /** Space or line feed that is written before the next character, if there is one. */
  private pending = 0;
  /** By how much the text is longer in bytes than in UTF-16 units. */
  private extraBytes = 0;

  /** Offset of the next character in `toString()`; a pending space comes behind it. */
  get offset(): number {
    return this.length - this.extraBytes;
  }

  /** UTF-8 bytes of the text. */
  get byteLength(): number {
    return this.length;
  }

  toString(): string {
    return new TextDecoder("utf-8", { ignoreBOM: true, fatal: false }).decode(
      this.bytes.subarray(0, this.length),
    );
  }

  clear(): void {
    this.length = 0;
    this.pending = 0;
    this.extraBytes = 0;
  }

  /** The border of a block. */
  breakLine(): void {
    if (this.length > 0) this.pending = LINE_FEED;
  }

  addSpace(): void {
    if (this.pending === 0 && this.length > 0) this.pending = SPACE;
  }

  /**
   * Appends bytes [from, to) of a text. Returns where it stopped: before `to` only if a character or reference is cut
   * in two there and `isLast` is false.
   * @param decodes false in raw text, where an ampersand is an ampersand
   */
  append(source: Uint8Array, from: number, to: number, decodes: boolean, isLast: boolean): number {
    // The worst case is broken UTF-8: every byte becomes a replacement character of three bytes.
    this.bytes = ensureRoom(this.bytes, this.length, 3 * (to - from) + 16);
    const { bytes } = this;
    let { length, pending } = this;
    let i = from;
    while (i < to) {
      const byte = source[i] as number;
      const kind = byte < 128 ? (ASCII[byte] as number) : -1;
      if (kind === COPY || (kind === REFERENCE && !decodes)) {
        if (pending !== 0) {
          bytes[length++] = pending;
          pending = 0;
        }
        bytes[length++] = byte;
        i++;
        // Letters mostly come in runs.
        while (i < to && PLAIN[source[i] as number] === 1) bytes[length++] = source[i++] as number;
      } else if (kind === WHITESPACE) {
        if (pending === 0 && length > 0) pending = SPACE;
        i++;
      } else if (kind === DROP && decodes) {
        i++;
      } else if (
        byte >= FIRST_LEAD &&
        byte <= LAST_LEAD &&
        i + 1 < to &&
        isContinuation(source[i + 1] as number)
      ) {
        if (pending !== 0) {
          bytes[length++] = pending;
          pending = 0;
        }
        bytes[length++] = byte;
        bytes[length++] = source[i + 1] as number;
        this.extraBytes += 1;
        i += 2;
      } else {
        this.length = length;
        this.pending = pending;
        const next =
          kind === REFERENCE
            ? this.appendReference(source, i, to, isLast)
            : this.appendMultibyte(source, i, to, isLast);
        length = this.length;
        pending = this.pending;
        if (next < 0) break;
        i = next;
      }
    }
    this.length = length;
    this.pending = pending;
    return i;
  }

  /** Returns the end of the reference, or -1 if it is cut. */
  private appendReference(source: Uint8Array, from: number, to: number, isLast: boolean): number {
    const end = referenceEnd(source, from, to);
    if (end < 0 && !isLast) return -1;
    const stop = end < 0 ? to : end;
    // Anything shorter is no reference.
    const points = stop - from < 3 ? source.subarray(from, stop) : decodeReference(source, from, stop);
    for (const point of points) this.appendCodePoint(point);
    return stop;
  }

  /** Returns the end of the character beyond ASCII, or -1 if it is cut. Broken ones are replaced as the Encoding standard says. */
  private appendMultibyte(source: Uint8Array, from: number, to: number, isLast: boolean): number {
    const lead = source[from] as number; // NUL comes here from raw text, where it is replaced like a broken byte
    const needed = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    let point = lead & (0x3f >> needed);
    // Overlong forms, surrogates and points beyond Unicode show in the second byte.
    let lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    let upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    let i = from + 1;
    for (let left = needed; left > 0; left--) {
      if (i === to && !isLast) return -1;
      const byte = i < to ? (source[i] as number) : 0;
      if (byte < lower || byte > upper) {
        this.appendCodePoint(REPLACEMENT);
        return i;
      }
      point = (point << 6) | (byte & 0x3f);
      lower = 0x80;
      upper = 0xbf;
      i++;
    }
    this.appendCodePoint(needed === 0 ? REPLACEMENT : point);
    return i;
  }

  private appendCodePoint(point: number): void {
    if (point < 128 ? ASCII[point] === WHITESPACE : WIDE_WHITESPACE.has(point)) {
      this.addSpace();
      return;
    }
    if (INVISIBLE.has(point)) return;
    const { bytes } = this;
    if (this.pending !== 0) {
      bytes[this.length++] = this.pending;
      this.pending = 0;
    }
    if (point < 0x80) bytes[this.length++] = point;
    else if (point < 0x800) {
      bytes[this.length++] = 0xc0 | (point >> 6);
      bytes[this.length++] = 0x80 | (point & 0x3f);
      this.extraBytes += 1;
    } else if (point < 0x10000) {
      bytes[this.length++] = 0xe0 | (point >> 12);
      bytes[this.length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[this.length++] = 0x80 | (point & 0x3f);
      this.extraBytes += 2;
    } else {
      bytes[this.length++] = 0xf0 | (point >> 18);
      bytes[this.length++] = 0x80 | ((point >> 12) & 0x3f);
      bytes[this.length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[this.length++] = 0x80 | (point & 0x3f);
      this.extraBytes += 2;
    }
  }
}

/** A byte of a character that is not its first. */
function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}
