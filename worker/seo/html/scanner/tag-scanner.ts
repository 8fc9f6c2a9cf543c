// Finds the end of a tag and its attributes as the standard's tokenizer does, over pieces that may end anywhere.
import { GREATER_THAN, SLASH, toLowerCase } from "./bytes.ts";
import { HASH_SEED, hashOf, hashStep, lookUpName, UNKNOWN } from "./tags.ts";

/** Attributes beyond these are not seen here; no real tag has as many. */
const MAX_ATTRIBUTES = 200;

/** One start or end tag, valid until the next is scanned. Offsets point into `bytes`. */
export interface Tag {
  bytes: Uint8Array;
  /** Of the first letter of the name, and just past its last. */
  nameFrom: number;
  nameTo: number;
  /** Just past the closing bracket. */
  end: number;
  /** Of a known name, else 0. */
  id: number;
  /** The id, or a number that stands for the unknown name. */
  key: number;
  /** `/>`, which means something in SVG and MathML only. */
  selfClosing: boolean;
  /** It has an itemscope or itemprop. */
  hasMicrodata: boolean;
  hasRole: boolean;
  /** Attributes as written; the first of a name counts. */
  attributeCount: number;
  /** hashStep over the lower-cased names. */
  attributeHashes: Int32Array;
  /** Four offsets for each attribute: name from, name to, value from, value to (without quotes). */
  attributeSpans: Int32Array;
}

/** Called at least once for each attribute name. */
export type AttributeListener = (bytes: Uint8Array, from: number, to: number) => void;

const NAME = 0;
const BEFORE_ATTRIBUTE = 1;
const ATTRIBUTE = 2;
const AFTER_ATTRIBUTE = 3;
const BEFORE_VALUE = 4;
const QUOTED = 5;
const UNQUOTED = 6;

const EQUALS = 61;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

const WHITESPACE = 1;
/** White space, `/` and `>`: these end names. */
const ENDS_NAME = new Uint8Array(256);
for (const byte of [9, 10, 12, 13, 32]) ENDS_NAME[byte] = WHITESPACE;
ENDS_NAME[SLASH] = 2;
ENDS_NAME[GREATER_THAN] = 3;

const ITEMSCOPE = hashOf("itemscope");
const ITEMPROP = hashOf("itemprop");
const ROLE = hashOf("role");
/** Recent names by the last bits of their hash: nearly every attribute is one of them. */
const RECENT_SLOTS = 512;

const SHORT_VALUE = 32;

/** Bytes of an attribute value that are kept while the rest of the tag is awaited. */
const MAX_PENDING_VALUE = 64 * 1024;

export class TagScanner {
  readonly tag: Tag = {
    bytes: new Uint8Array(0),
    nameFrom: 0,
    nameTo: 0,
    end: 0,
    id: 0,
    key: 0,
    selfClosing: false,
    hasMicrodata: false,
    hasRole: false,
    attributeCount: 0,
    attributeHashes: new Int32Array(MAX_ATTRIBUTES + 1),
    attributeSpans: new Int32Array(4 * (MAX_ATTRIBUTES + 1)),
  };
  private readonly listener: AttributeListener;
  private state = NAME;
  private hash = HASH_SEED;
  private quote = 0;
  private slashAt = -1;
  private readonly recent = new Int32Array(RECENT_SLOTS);

  constructor(listener: AttributeListener) {
    this.listener = listener;
  }

  /** @param nameFrom where the name begins, after `<` or `</` */
  start(bytes: Uint8Array, nameFrom: number): void {
    const { tag } = this;
    tag.bytes = bytes;
    tag.nameFrom = nameFrom;
    tag.hasMicrodata = false;
    tag.hasRole = false;
    tag.attributeCount = 0;
    this.state = NAME;
    this.hash = HASH_SEED;
    this.slashAt = -1;
  }

  /** The bytes have moved by `shift` to the front, perhaps into another array. */
  rebase(bytes: Uint8Array, shift: number): void {
    const { tag } = this;
    tag.bytes = bytes;
    tag.nameFrom -= shift;
    tag.nameTo -= shift;
    this.slashAt -= shift;
    // The attribute behind the counted ones may have begun.
    for (let i = 0; i < 4 * (tag.attributeCount + 1); i++) {
      tag.attributeSpans[i] = (tag.attributeSpans[i] as number) - shift;
    }
  }

  /** How many of the bytes up to `limit` need to be kept while waiting for more: values may be long. */
  retainableLength(limit: number): number {
    if (this.state !== QUOTED && this.state !== UNQUOTED) return limit;
    const valueFrom = this.tag.attributeSpans[4 * this.tag.attributeCount + 2] as number;
    return Math.min(limit, valueFrom + MAX_PENDING_VALUE);
  }

  /** Continues at `from`. True if the tag is complete; false if it goes on beyond `limit`. */
  scan(from: number, limit: number): boolean {
    const { bytes, attributeSpans } = this.tag;
    let { state, hash, quote } = this;
    let span = 4 * this.tag.attributeCount;
    let i = from;
    for (; i < limit; i++) {
      let byte = bytes[i] as number;
      switch (state) {
        case NAME: {
          if (ENDS_NAME[byte] === 0) {
            hash = hashStep(hash, toLowerCase(byte));
            continue;
          }
          this.endName(i, hash);
          break;
        }
        case BEFORE_ATTRIBUTE: {
          if (ENDS_NAME[byte] !== 0) break;
          attributeSpans[span] = i;
          hash = hashStep(HASH_SEED, toLowerCase(byte));
          state = ATTRIBUTE;
          continue;
        }
        case ATTRIBUTE: {
          if (ENDS_NAME[byte] === 0 && byte !== EQUALS) {
            hash = hashStep(hash, toLowerCase(byte));
            continue;
          }
          attributeSpans[span + 1] = i;
          attributeSpans[span + 2] = i;
          this.hash = hash;
          state = byte === EQUALS ? BEFORE_VALUE : AFTER_ATTRIBUTE;
          if (byte === EQUALS || ENDS_NAME[byte] === WHITESPACE) continue;
          span = this.endAttribute(i);
          break;
        }
        case AFTER_ATTRIBUTE: {
          if (ENDS_NAME[byte] === WHITESPACE) continue;
          if (byte === EQUALS) {
            state = BEFORE_VALUE;
            continue;
          }
          span = this.endAttribute(attributeSpans[span + 2] as number);
          if (ENDS_NAME[byte] !== 0) break;
          state = BEFORE_ATTRIBUTE;
          i--;
          continue;
        }
        case BEFORE_VALUE: {
          if (ENDS_NAME[byte] === WHITESPACE) continue;
          const isQuoted = byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE;
          attributeSpans[span + 2] = isQuoted ? i + 1 : i;
          if (byte === GREATER_THAN) {
            span = this.endAttribute(i);
            break;
          }
          quote = byte;
          state = isQuoted ? QUOTED : UNQUOTED;
          continue;
        }
        case QUOTED: {
          // Most values are short; a native search only pays for the others.
          const far = Math.min(limit, i + SHORT_VALUE);
          while (byte !== quote && ++i < far) byte = bytes[i] as number;
          if (i === far && far < limit) {
            i = bytes.indexOf(quote, far);
            if (i < 0) i = limit;
          }
          if (i < limit) {
            span = this.endAttribute(i);
            state = BEFORE_ATTRIBUTE;
          }
          continue;
        }
        default: {
          if (ENDS_NAME[byte] !== WHITESPACE && byte !== GREATER_THAN) continue;
          span = this.endAttribute(i);
          if (byte === GREATER_THAN) return this.endTag(i, false);
          state = BEFORE_ATTRIBUTE;
          continue;
        }
      }
      // White space, a slash or the closing bracket outside of values.
      if (byte === GREATER_THAN) return this.endTag(i, true);
      if (byte === SLASH) this.slashAt = i;
      state = BEFORE_ATTRIBUTE;
    }
    this.state = state;
    this.hash = hash;
    this.quote = quote;
    return false;
  }

  private endName(at: number, hash: number): void {
    const { tag } = this;
    tag.nameTo = at;
    tag.id = lookUpName(tag.bytes, tag.nameFrom, at, hash);
    tag.key = tag.id === 0 ? UNKNOWN | (hash & (UNKNOWN - 1)) : tag.id;
  }

  /** Counts the attribute whose value ends at `at`; returns where the spans of the next go. */
  private endAttribute(at: number): number {
    const { tag, hash } = this;
    const { attributeCount, attributeSpans } = tag;
    const span = 4 * attributeCount;
    attributeSpans[span + 3] = at;
    tag.attributeHashes[attributeCount] = hash;
    if (this.recent[hash & (RECENT_SLOTS - 1)] !== hash) {
      this.recent[hash & (RECENT_SLOTS - 1)] = hash;
      this.listener(tag.bytes, attributeSpans[span] as number, attributeSpans[span + 1] as number);
    }
    if (hash === ITEMSCOPE || hash === ITEMPROP) tag.hasMicrodata = true;
    else if (hash === ROLE) tag.hasRole = true;
    if (attributeCount < MAX_ATTRIBUTES) tag.attributeCount++;
    return 4 * tag.attributeCount;
  }

  private endTag(at: number, mayCloseItself: boolean): true {
    this.tag.end = at + 1;
    this.tag.selfClosing = mayCloseItself && this.slashAt === at - 1;
    return true;
  }
}
