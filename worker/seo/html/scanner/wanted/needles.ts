// Finds many literal texts in bytes by one pass that skips most of them (Wu and Manber, "A fast algorithm for multi-pattern
// searching", 1994): a window as long as the shortest text moves on by what its last two or three bytes allow.
import { toLowerCase } from "../bytes.ts";

/** Codes of neighbouring bytes together are an index into the tables. */
const CODE_BITS = 5;
const CODES = 1 << CODE_BITS;
/** Two bytes tell a few texts apart and let a short window move on further. */
const MAX_FOR_TWO = 60;
const MIN_LENGTH = 3;
const NONE = -1;

/** What most scripts consist of. Where a text has a choice, it is looked for by a part that is not like this. */
const common = new Set(
  partsOf(
    "window.document function return this.length push script src=https://www. .com google analytics cookie consent createElement getElementsByTagName insertBefore parentNode addEventListener undefined",
    3,
  ),
);

function partsOf(text: string, length: number): string[] {
  const lower = text.toLowerCase();
  return Array.from({ length: Math.max(0, lower.length - length + 1) }, (_, at) =>
    lower.slice(at, at + length),
  );
}

export class Needles {
  readonly texts: readonly string[];
  /** Bytes of the longest; 0 if there are none. */
  readonly maxLength: number;
  private readonly windowLength: number;
  private readonly blockLength: 2 | 3;
  /** Where in each text its window begins. */
  private readonly offsets: Int32Array;
  /** A byte's code; upper and lower case have the same, as have all bytes that no text holds. */
  private readonly codes = new Uint8Array(256);
  /** How far the window may move on for the codes at its end. */
  private readonly shifts: Uint8Array;
  /** The first of the texts whose window ends with these codes, and for each text the next of them. */
  private readonly first: Int16Array;
  private readonly next: Int16Array;

  /** @param texts of lower-case ASCII */
  constructor(texts: readonly string[]) {
    for (const text of texts) if (!isSearchable(text)) throw new Error(`"${text}" cannot be looked for`);
    this.texts = texts;
    const lengths = texts.map(({ length }) => length);
    this.maxLength = Math.max(0, ...lengths);
    this.windowLength = texts.length === 0 ? 0 : Math.min(255, ...lengths);
    this.blockLength = texts.length > MAX_FOR_TWO ? 3 : 2;
    this.shifts = new Uint8Array(CODES ** this.blockLength);
    this.first = new Int16Array(CODES ** this.blockLength).fill(NONE);
    this.offsets = Int32Array.from(texts, (text) => this.rarestWindow(text));
    this.next = new Int16Array(texts.length).fill(NONE);
    this.assignCodes();
    this.fillTables();
  }

  private rarestWindow(text: string): number {
    const { blockLength, windowLength } = this;
    let [best, bestCost] = [0, Number.POSITIVE_INFINITY];
    for (let at = 0; at + windowLength <= text.length; at++) {
      const window = text.slice(at, at + windowLength);
      const usual = partsOf(window, 3).filter((part) => common.has(part)).length;
      const cost = usual + (common.has(window.slice(-blockLength)) ? windowLength : 0);
      if (cost < bestCost) [best, bestCost] = [at, cost];
    }
    return best;
  }

  private assignCodes(): void {
    let others = 0;
    for (const character of new Set(this.texts.join(""))) {
      const byte = character.charCodeAt(0);
      const isLetter = byte >= 97 && byte <= 122;
      // Other characters share what the letters leave: a comparison follows.
      const code = isLetter ? byte - 96 : 27 + (others++ % (CODES - 27));
      this.codes[byte] = code;
      this.codes[character.toUpperCase().charCodeAt(0)] = code;
    }
  }

  private fillTables(): void {
    const { blockLength, first, next, offsets, shifts, texts, windowLength } = this;
    shifts.fill(Math.max(1, windowLength - blockLength + 1));
    for (const [number, text] of texts.entries()) {
      const offset = offsets[number] as number;
      for (let end = blockLength - 1; end < windowLength; end++) {
        const block = this.blockOf(text, offset + end);
        const shift = windowLength - 1 - end;
        shifts[block] = Math.min(shifts[block] as number, shift);
        if (shift > 0) continue;
        next[number] = first[block] as number;
        first[block] = number;
      }
    }
  }

  private blockOf(text: string, end: number): number {
    const codeAt = (at: number) => this.codes[text.charCodeAt(at)] as number;
    const pair = (codeAt(end - 1) << CODE_BITS) | codeAt(end);
    return this.blockLength === 2 ? pair : (codeAt(end - 2) << (2 * CODE_BITS)) | pair;
  }

  /** Calls back with the number of each text that stands in bytes [from, to), and where it begins, once for every place. */
  search(
    bytes: Uint8Array,
    from: number,
    to: number,
    onFound: (number: number, begin: number) => void,
  ): void {
    const { codes, first, next, offsets, shifts, windowLength } = this;
    if (windowLength === 0) return;
    const isPair = this.blockLength === 2;
    let end = from + windowLength - 1;
    while (end < to) {
      const pair =
        ((codes[bytes[end - 1] as number] as number) << CODE_BITS) | (codes[bytes[end] as number] as number);
      const block = isPair ? pair : ((codes[bytes[end - 2] as number] as number) << (2 * CODE_BITS)) | pair;
      const shift = shifts[block] as number;
      if (shift > 0) {
        end += shift;
        continue;
      }
      for (let number = first[block] as number; number >= 0; number = next[number] as number) {
        const begin = end - windowLength + 1 - (offsets[number] as number);
        if (begin >= from && this.isAt(number, bytes, begin, to)) onFound(number, begin);
      }
      end++;
    }
  }

  private isAt(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const text = this.texts[number] as string;
    if (from + text.length > to) return false;
    for (let i = 0; i < text.length; i++) {
      if (toLowerCase(bytes[from + i] as number) !== text.charCodeAt(i)) return false;
    }
    return true;
  }
}

function isSearchable(text: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 126 || code !== toLowerCase(code)) return false;
  }
  return true;
}

/** The texts that stand in something that comes in pieces. */
export class NeedleSearch {
  private readonly needles: Needles;
  private readonly isFound: Uint8Array;
  private found: number[] = [];
  /** The last bytes read, in which a text may have begun, with room for as many of the next piece. */
  private readonly seam: Uint8Array;
  private readonly maxTail: number;
  private tailLength = 0;

  constructor(needles: Needles) {
    this.needles = needles;
    this.isFound = new Uint8Array(needles.texts.length);
    this.maxTail = Math.max(0, needles.maxLength - 1);
    this.seam = new Uint8Array(2 * this.maxTail);
  }

  read(bytes: Uint8Array, from: number, to: number): void {
    const { maxTail, needles, seam, tailLength } = this;
    const length = to - from;
    if (length <= 0 || maxTail === 0) return;
    if (tailLength > 0) {
      const joined = tailLength + Math.min(length, maxTail);
      seam.set(bytes.subarray(from, from + joined - tailLength), tailLength);
      needles.search(seam, 0, joined, this.add);
    }
    needles.search(bytes, from, to, this.add);
    if (length >= maxTail) {
      seam.set(bytes.subarray(to - maxTail, to));
      this.tailLength = maxTail;
    } else {
      // The piece stands behind the tail already, unless there was none.
      if (tailLength === 0) seam.set(bytes.subarray(from, to));
      const all = tailLength + length;
      this.tailLength = Math.min(all, maxTail);
      seam.copyWithin(0, all - this.tailLength, all);
    }
  }

  /** What was found, in the order of the list; a new search begins. */
  take(): string[] {
    const { found, isFound, needles } = this;
    this.tailLength = 0;
    if (found.length === 0) return [];
    this.found = [];
    for (const number of found) isFound[number] = 0;
    return found.sort((a, b) => a - b).map((number) => needles.texts[number] as string);
  }

  private add = (number: number): void => {
    if (this.isFound[number] === 1) return;
    this.isFound[number] = 1;
    this.found.push(number);
  };
}
