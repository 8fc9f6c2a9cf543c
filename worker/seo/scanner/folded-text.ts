// Text that is folded while its bytes arrive: one space between words, a line feed between blocks, always valid UTF-8.
import { decodeReference, referenceEnd } from "./references.ts";

const SPACE = 32;
const LINE_FEED = 10;
const AMPERSAND = 38;
const REPLACEMENT = 0xfffd;

const COPY = 0;
const BLANK = 1;
const REFERENCE = 2;
const DROP = 3;
const ASCII = new Uint8Array(128);
for (const byte of [9, 10, 11, 12, 13, 32]) ASCII[byte] = BLANK;
ASCII[AMPERSAND] = REFERENCE;
ASCII[0] = DROP; // the tree construction ignores NUL in text

/** Bytes that are copied as they are, in raw text too. */
const PLAIN = new Uint8Array(256);
for (let byte = 33; byte < 127; byte++) PLAIN[byte] = byte === AMPERSAND ? 0 : 1;

/** White space beyond ASCII: what `\s` matches, so that this folds as `replace(/\s+/g, " ")` does. */
function isWideBlank(point: number): boolean {
  return (
    point === 0xa0 ||
    point === 0x1680 ||
    (point >= 0x2000 && point <= 0x200a) ||
    point === 0x2028 ||
    point === 0x2029 ||
    point === 0x202f ||
    point === 0x205f ||
    point === 0x3000 ||
    point === 0xfeff
  );
}

export class FoldedText {
  private bytes = new Uint8Array(8 * 1024);
  private length = 0;
  /** Space or line feed that is written before the next character, if there is one. */
  private pending = 0;
  /** How many bytes the text has more than UTF-16 units. */
  private surplus = 0;

  /** Offset of the next character in `toString()`; a space still pending comes behind it. */
  mark(): number {
    return this.length - this.surplus;
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
    this.surplus = 0;
  }

  /** The border of a block. */
  breakLine(): void {
    if (this.length > 0) this.pending = LINE_FEED;
  }

  /** White space. */
  blank(): void {
    if (this.pending === 0 && this.length > 0) this.pending = SPACE;
  }

  /**
   * Appends bytes [from, to) of a text. Returns where it stopped: before `to` only when a character or reference is cut
   * in two there and `isLast` is false.
   * @param decodes false in raw text, where an ampersand is an ampersand
   */
  append(source: Uint8Array, from: number, to: number, decodes: boolean, isLast: boolean): number {
    // The worst case is broken UTF-8: every byte becomes a replacement character of three bytes.
    this.reserve(3 * (to - from) + 16);
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
      } else if (kind === BLANK) {
        if (pending === 0 && length > 0) pending = SPACE;
        i++;
      } else if (kind === DROP && decodes) {
        i++;
      } else {
        this.length = length;
        this.pending = pending;
        const next =
          kind === REFERENCE ? this.reference(source, i, to, isLast) : this.wide(source, i, to, isLast);
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

  /** Appends what a reference stands for; returns its end or -1 when it is cut. */
  private reference(source: Uint8Array, from: number, to: number, isLast: boolean): number {
    const end = referenceEnd(source, from, to);
    if (end < 0 && !isLast) return -1;
    const stop = end < 0 ? to : end;
    if (stop - from < 3) {
      // Too short for a reference.
      for (let i = from; i < stop; i++) this.put(source[i] as number);
    } else for (const point of decodeReference(source, from, stop)) this.put(point);
    return stop;
  }

  /** Appends one character beyond ASCII; returns its end or -1 when it is cut. Broken ones as the Encoding standard says. */
  private wide(source: Uint8Array, from: number, to: number, isLast: boolean): number {
    const lead = source[from] as number; // NUL comes here from raw text, where it is replaced like a broken byte
    const needed =
      lead >= 0xc2 && lead <= 0xdf
        ? 1
        : lead >= 0xe0 && lead <= 0xef
          ? 2
          : lead >= 0xf0 && lead <= 0xf4
            ? 3
            : 0;
    let point = needed === 1 ? lead & 0x1f : needed === 2 ? lead & 0x0f : lead & 0x07;
    // Overlong forms, surrogates and points beyond Unicode show in the second byte.
    let lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    let upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    let i = from + 1;
    for (let left = needed; left > 0; left--) {
      if (i === to && !isLast) return -1;
      const byte = i < to ? (source[i] as number) : 0;
      if (byte < lower || byte > upper) {
        this.put(REPLACEMENT);
        return i;
      }
      point = (point << 6) | (byte & 0x3f);
      lower = 0x80;
      upper = 0xbf;
      i++;
    }
    this.put(needed === 0 ? REPLACEMENT : point);
    return i;
  }

  private put(point: number): void {
    if ((point < 128 && ASCII[point] === BLANK) || isWideBlank(point)) {
      this.blank();
      return;
    }
    const { bytes } = this;
    if (this.pending !== 0) {
      bytes[this.length++] = this.pending;
      this.pending = 0;
    }
    if (point < 0x80) bytes[this.length++] = point;
    else if (point < 0x800) {
      bytes[this.length++] = 0xc0 | (point >> 6);
      bytes[this.length++] = 0x80 | (point & 0x3f);
      this.surplus += 1;
    } else if (point < 0x10000) {
      bytes[this.length++] = 0xe0 | (point >> 12);
      bytes[this.length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[this.length++] = 0x80 | (point & 0x3f);
      this.surplus += 2;
    } else {
      bytes[this.length++] = 0xf0 | (point >> 18);
      bytes[this.length++] = 0x80 | ((point >> 12) & 0x3f);
      bytes[this.length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[this.length++] = 0x80 | (point & 0x3f);
      this.surplus += 2;
    }
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }
}

/** Folds a string the same way, without line feeds and without blanks at its ends. */
export function onOneLine(text: string): string {
  return text === "" ? text : text.replace(/\s+/g, " ").trim();
}
