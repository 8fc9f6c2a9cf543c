// Attributes of a scanned tag that the tree construction needs at once; HTMLRewriter would report them too late.
import { AMPERSAND, ensureRoom, isSpelled } from "./bytes.ts";
import { decodeAttribute, MAX_VALUE_LENGTH } from "./filtered-elements.ts";
import type { Tag } from "./tag-scanner.ts";
import { hashOf } from "./tags.ts";

/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const MAX_VALUE_BYTES = MAX_VALUE_LENGTH * 3;
const MAX_NAME_BYTES = 80;

/** An attribute name, prepared for look-ups. */
export interface AttributeName {
  readonly name: string;
  readonly hash: number;
}

/** @param name lower case */
export function attributeNamed(name: string): AttributeName {
  return { name, hash: hashOf(name) };
}

/** Index of an attribute of the tag, or -1. */
export function findAttribute(tag: Tag, { name, hash }: AttributeName): number {
  const { attributeCount, attributeHashes, attributeSpans, bytes } = tag;
  for (let i = 0; i < attributeCount; i++) {
    if (attributeHashes[i] !== hash) continue;
    if (isSpelled(name, bytes, attributeSpans[4 * i] as number, attributeSpans[4 * i + 1] as number))
      return i;
  }
  return -1;
}

/** Value of an attribute, decoded; null if it is missing. */
export function readAttribute(tag: Tag, name: AttributeName): string | null {
  const index = findAttribute(tag, name);
  return index < 0 ? null : readValueAt(tag, index);
}

/** Value of the attribute at this index of the tag, decoded. */
export function readValueAt(tag: Tag, index: number): string {
  const from = tag.attributeSpans[4 * index + 2] as number;
  const to = tag.attributeSpans[4 * index + 3] as number;
  return from === to ? "" : decodeAttribute(decodeUtf8(tag.bytes, from, to));
}

/** Whether the attribute with this index has a name that begins so; one without hyphen must be the whole name. */
export function nameBegins({ attributeSpans, bytes }: Tag, index: number, beginning: string): boolean {
  const [from, to] = [attributeSpans[4 * index] as number, attributeSpans[4 * index + 1] as number];
  const end = beginning.endsWith("-") ? Math.min(to, from + beginning.length) : to;
  return isSpelled(beginning, bytes, from, end);
}

/** Lower-case name of the attribute with this index. */
export function nameAt({ attributeSpans, bytes }: Tag, index: number): string {
  const [from, to] = [attributeSpans[4 * index] as number, attributeSpans[4 * index + 1] as number];
  return decodeUtf8(bytes, from, Math.min(to, from + MAX_NAME_BYTES)).toLowerCase();
}

/** A number that is equal for two tags with the same attributes, and very likely different otherwise. */
export function attributesHash({ bytes, nameTo, end }: Tag): number {
  let hash = end - nameTo;
  for (let i = nameTo; i < end; i++) hash = (Math.imul(hash, 33) + (bytes[i] as number)) | 0;
  return hash;
}

// A byte order mark at the beginning of a value is part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: false });

function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(from, Math.min(to, from + MAX_VALUE_BYTES)));
}

/** Attribute values to be read later: one long text is decoded much faster than thousands of short ones. */
export class ValuePool {
  private bytes = new Uint8Array(4 * 1024);
  private length = 0;
  /** Begin and end of each value in `bytes`. */
  private readonly spans: number[] = [];
  /** Values that are not plain ASCII, decoded: their offsets in bytes and in characters differ. */
  private readonly decoded = new Map<number, string>();
  private text: string | null = null;

  /** Stores the value of an attribute. Returns its number for `get`, or -1 if it is missing. */
  add(tag: Tag, name: AttributeName): number {
    return this.addAt(tag, findAttribute(tag, name));
  }

  /** The same for the attribute with this index, which may be -1. */
  addAt(tag: Tag, index: number): number {
    if (index < 0) return -1;
    const from = tag.attributeSpans[4 * index + 2] as number;
    const to = tag.attributeSpans[4 * index + 3] as number;
    const size = Math.min(to - from, MAX_VALUE_BYTES);
    this.bytes = ensureRoom(this.bytes, this.length, size);
    const { bytes, length } = this;
    const number = this.spans.push(length, length + size) / 2 - 1;
    for (let i = 0; i < size; i++) {
      const byte = tag.bytes[from + i] as number;
      if (byte >= 128 || byte === AMPERSAND || byte === 0) {
        this.decoded.set(number, decodeAttribute(decodeUtf8(tag.bytes, from, to)));
        return number;
      }
      bytes[length + i] = byte;
    }
    this.length += size;
    return number;
  }

  /** The same for the first of several attributes that the tag has. */
  addFirst(tag: Tag, names: readonly AttributeName[]): number {
    for (const name of names) if (findAttribute(tag, name) >= 0) return this.add(tag, name);
    return -1;
  }

  /** A value, decoded; "" for -1. Call it only when all values are stored. */
  get(number: number): string {
    if (number < 0) return "";
    this.text ??= decoder.decode(this.bytes.subarray(0, this.length));
    const value =
      this.decoded.get(number) ?? this.text.slice(this.spans[2 * number], this.spans[2 * number + 1]);
    return value.length > MAX_VALUE_LENGTH ? value.slice(0, MAX_VALUE_LENGTH) : value;
  }

  getOrNull(number: number): string | null {
    return number < 0 ? null : this.get(number);
  }
}
