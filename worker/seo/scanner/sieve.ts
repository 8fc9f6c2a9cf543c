// What HTMLRewriter gets to read: every element that a collector wants and that is really in the document, as a flat
// list of complete elements. So its open-element and buffer limits are out of reach, and no noscript, template or
// stray tag can mislead it.
import { IN_BODY, IN_LABEL } from "./surroundings.ts";
import type { Tag } from "./tag-scanner.ts";
import { COLLECTED, idOf, nameOf, traitsOf, VOID } from "./tags.ts";

// Where an element stood, told by attributes put before its own (the first of a name counts).
export const LABEL_ATTRIBUTE = "sieve-in-label";
/** Of link elements: they stand in the body, where search engines pass over some of them. */
export const BODY_ATTRIBUTE = "sieve-in-body";
/** Number of the microdata item that this element is. */
export const ITEM_ATTRIBUTE = "sieve-item";
/** Number of the microdata item around it. */
export const OUTER_ITEM_ATTRIBUTE = "sieve-outer-item";

/**
 * Stands for `<` in the content of titles and JSON-LD: every `<` would cost HTMLRewriter a text piece of its own, and
 * a megabyte of them five seconds.
 */
const HIDDEN_LESS_THAN = "\u0001";
const LESS_THAN = 60;

/** Content as it stood in the page. */
export function asWritten(content: string): string {
  return content.replaceAll(HIDDEN_LESS_THAN, "<");
}

/** An element no collector knows by name, passed on for its microdata. */
const OTHER_ELEMENT = "x";
/** More than any real page has. At about 6 µs each, HTMLRewriter needs 0.3 s for them. */
export const MAX_ELEMENTS = 50_000;

const LINK = idOf("link");
const encoder = new TextEncoder();
const ascii = new Map<string, Uint8Array>();

export class Sieve {
  private bytes = new Uint8Array(16 * 1024);
  private length = 0;
  private count = 0;

  /** Bytes that wait to be read. */
  get waiting(): number {
    return this.length;
  }

  /** Some elements were left out. */
  get isFull(): boolean {
    return this.count > MAX_ELEMENTS;
  }

  /** What is waiting, to be read before the next element is passed. */
  take(): Uint8Array {
    const taken = this.bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }

  /** Passes an element without its content. `item` and `outerItem` are numbers or -1. */
  pass(tag: Tag, where: number, item: number, outerItem: number): void {
    const name = this.open(tag, where, item, outerItem);
    if (name !== "" && (traitsOf(tag.key) & VOID) === 0) this.close(name);
  }

  /** Begins an element whose raw content follows. Returns the name to close it with, "" when it was left out. */
  open(tag: Tag, where: number, item = -1, outerItem = -1): string {
    if (++this.count > MAX_ELEMENTS) return "";
    const name = (traitsOf(tag.key) & COLLECTED) === 0 ? OTHER_ELEMENT : nameOf(tag.id);
    this.write(`<${name}`);
    if ((where & IN_LABEL) !== 0) this.write(` ${LABEL_ATTRIBUTE}`);
    if (tag.id === LINK && (where & IN_BODY) !== 0) this.write(` ${BODY_ATTRIBUTE}`);
    if (item >= 0) this.write(` ${ITEM_ATTRIBUTE}=${item}`, false);
    if (outerItem >= 0) this.write(` ${OUTER_ITEM_ATTRIBUTE}=${outerItem}`, false);
    // White space apart, so that no attribute of ours runs into one of the page's.
    this.write(" ");
    this.copy(tag.bytes, tag.nameTo, tag.end);
    return name;
  }

  /** Raw content of the element just opened. */
  content(bytes: Uint8Array, from: number, to: number): void {
    const begin = this.length;
    this.copy(bytes, from, to);
    for (let i = begin; i < this.length; i++) {
      if (this.bytes[i] === LESS_THAN) this.bytes[i] = HIDDEN_LESS_THAN.charCodeAt(0);
    }
  }

  close(name: string): void {
    this.write(`</${name}>`);
  }

  private copy(bytes: Uint8Array, from: number, to: number): void {
    this.reserve(to - from);
    if (to - from < 100) for (let i = from; i < to; i++) this.bytes[this.length++] = bytes[i] as number;
    else {
      this.bytes.set(bytes.subarray(from, to), this.length);
      this.length += to - from;
    }
  }

  private write(text: string, isFrequent = true): void {
    let bytes = ascii.get(text);
    if (bytes === undefined) {
      bytes = encoder.encode(text);
      if (isFrequent) ascii.set(text, bytes);
    }
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }
}
