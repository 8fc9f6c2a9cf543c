// What HTMLRewriter reads: every element a collector wants and that is really in the document, as a flat list of complete
// elements. So its limits on nesting and buffers are out of reach, and no noscript, template or stray tag can mislead it.
import { ensureRoom, LESS_THAN } from "./bytes.ts";
import { IN_LABEL } from "./element-context.ts";
import {
  HIDDEN_LESS_THAN,
  ITEM_ATTRIBUTE,
  LABEL_ATTRIBUTE,
  OUTER_ITEM_ATTRIBUTE,
} from "./filtered-elements.ts";
import type { Tag } from "./tag-scanner.ts";
import { COLLECTED, nameOf, traitsOf, VOID } from "./tags.ts";

/** Stands for an element that no collector knows by name and that is passed for its microdata. */
const OTHER_ELEMENT = "x";
/** More than any real page has. At about 6 µs each, HTMLRewriter needs 0.3 s for them. */
export const MAX_ELEMENTS = 50_000;
/** Native copying only pays beyond so many bytes. */
const MIN_NATIVE_COPY = 100;

const HIDDEN_BYTE = HIDDEN_LESS_THAN.charCodeAt(0);
const encoder = new TextEncoder();
const encoded = new Map<string, Uint8Array>();

export class ElementFilter {
  private bytes = new Uint8Array(16 * 1024);
  private length = 0;
  private count = 0;

  get pendingBytes(): number {
    return this.length;
  }

  /** Some elements were dropped. */
  get hasOverflowed(): boolean {
    return this.count > MAX_ELEMENTS;
  }

  /** The pending bytes; valid until the next element is passed. */
  take(): Uint8Array {
    const taken = this.bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }

  /** Passes an element without its content. `item` and `outerItem` are numbers or -1. */
  pass(tag: Tag, context: number, item: number, outerItem: number): void {
    const name = this.open(tag, context, item, outerItem);
    if (name !== "" && (traitsOf(tag.key) & VOID) === 0) this.close(name);
  }

  /** Begins an element whose raw content follows. Returns the name to close it with, "" if it was dropped. */
  open(tag: Tag, context: number, item = -1, outerItem = -1): string {
    if (++this.count > MAX_ELEMENTS) return "";
    const name = (traitsOf(tag.key) & COLLECTED) === 0 ? OTHER_ELEMENT : nameOf(tag.id);
    this.writeCached(`<${name}`);
    if ((context & IN_LABEL) !== 0) this.writeCached(` ${LABEL_ATTRIBUTE}`);
    if (item >= 0) this.write(encoder.encode(` ${ITEM_ATTRIBUTE}=${item}`));
    if (outerItem >= 0) this.write(encoder.encode(` ${OUTER_ITEM_ATTRIBUTE}=${outerItem}`));
    // Separates our attributes from the page's own.
    this.writeCached(" ");
    this.write(tag.bytes, tag.nameTo, tag.end);
    return name;
  }

  /** Raw content of the element just opened. */
  content(bytes: Uint8Array, from: number, to: number): void {
    const begin = this.length;
    this.write(bytes, from, to);
    for (let i = begin; i < this.length; i++) if (this.bytes[i] === LESS_THAN) this.bytes[i] = HIDDEN_BYTE;
  }

  close(name: string): void {
    this.writeCached(`</${name}>`);
  }

  private writeCached(text: string): void {
    const bytes = encoded.get(text) ?? encoder.encode(text);
    encoded.set(text, bytes);
    this.write(bytes);
  }

  private write(source: Uint8Array, from = 0, to = source.length): void {
    this.bytes = ensureRoom(this.bytes, this.length, to - from);
    if (to - from < MIN_NATIVE_COPY) {
      for (let i = from; i < to; i++) this.bytes[this.length++] = source[i] as number;
    } else {
      this.bytes.set(source.subarray(from, to), this.length);
      this.length += to - from;
    }
  }
}
