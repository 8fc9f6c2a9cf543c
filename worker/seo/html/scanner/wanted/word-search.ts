// Finds watched words in content that is not markup (scripts, noscript) and in data in attributes, while it arrives. What stands
// in there is in no document, but a script may put it there.
import { AMPERSAND } from "../bytes.ts";
import type { Mention } from "../markup-scanner.ts";
import type { Tag } from "../tag-scanner.ts";
import type { Needles } from "./needles.ts";

/** Bytes in front of a word that are reported with it. */
const BEFORE_BYTES = 24;
/** Of a word, all different. */
const MAX_MENTIONS = 20;
/** Bytes of an attribute value that may be data: less holds no menu, of more only the beginning is kept. */
const MIN_DATA_BYTES = 64;
const MAX_DATA_BYTES = 48 * 1024;
/** `[`, `{` and the beginning of `&quot;` or `&#91;`. */
const beginsData = new Uint8Array(256);
for (const byte of [91, 123, AMPERSAND]) beginsData[byte] = 1;

const NOTHING = new Uint8Array(0);
const decoder = new TextDecoder();

export class WordSearch {
  readonly mentions: Mention[] = [];
  private readonly needles: Needles;
  /** The last bytes of the content so far, in which a word may have begun. */
  private tail = NOTHING;

  constructor(words: Needles) {
    this.needles = words;
  }

  /** Content of another element follows. */
  begin(): void {
    this.tail = NOTHING;
  }

  /** Bytes [from, to) of the content. */
  read(bytes: Uint8Array, from: number, to: number): void {
    if (this.needles.maxLength === 0 || to <= from) return;
    const { tail } = this;
    let piece = bytes.subarray(from, to);
    if (tail.length > 0) {
      const joined = new Uint8Array(tail.length + piece.length);
      joined.set(tail);
      joined.set(piece, tail.length);
      piece = joined;
    }
    this.search(piece, tail.length);
    this.tail = piece.slice(Math.max(0, piece.length - BEFORE_BYTES - this.needles.maxLength));
  }

  /** Attributes that hold data, as frameworks hand it to their scripts. */
  readData({ bytes, attributeCount, attributeSpans }: Tag): void {
    if (this.needles.maxLength === 0) return;
    for (let i = 0; i < attributeCount; i++) {
      const from = attributeSpans[4 * i + 2] as number;
      const to = attributeSpans[4 * i + 3] as number;
      if (to - from < MIN_DATA_BYTES || beginsData[bytes[from] as number] === 0) continue;
      this.search(bytes.subarray(from, Math.min(to, from + MAX_DATA_BYTES)), 0);
    }
  }

  /** The value of one attribute. */
  readValue({ bytes, attributeSpans }: Tag, index: number): void {
    if (this.needles.maxLength === 0 || index < 0) return;
    const from = attributeSpans[4 * index + 2] as number;
    const to = Math.min(attributeSpans[4 * index + 3] as number, from + MAX_DATA_BYTES);
    this.search(bytes.subarray(from, to), 0);
  }

  /** Words that end behind the first `known` bytes. */
  private search(bytes: Uint8Array, known: number): void {
    const { maxLength, texts } = this.needles;
    this.needles.search(bytes, Math.max(0, known - maxLength), bytes.length, (number, begin) => {
      const word = texts[number] as string;
      if (begin + word.length > known) this.add(word, bytes, begin);
    });
  }

  private add(word: string, bytes: Uint8Array, at: number): void {
    const before = decoder.decode(bytes.subarray(Math.max(0, at - BEFORE_BYTES), at));
    const known = this.mentions.filter((mention) => mention.word === word);
    if (known.length >= MAX_MENTIONS || known.some((mention) => mention.before === before)) return;
    this.mentions.push({ word, before });
  }
}
