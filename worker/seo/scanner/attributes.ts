// Attributes of a scanned tag, for what the tree must know at once; a call to HTMLRewriter would come too late.
import { decodeHTMLAttribute } from "entities/decode";
import type { Tag } from "./tag-scanner.ts";
import { hashOf } from "./tags.ts";

/** Longest attribute value that facts keep, in characters: no address or description is longer; data: URLs are. */
const MAX_VALUE_LENGTH = 16 * 1024;
/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const MAX_VALUE_BYTES = MAX_VALUE_LENGTH * 3;

const AMPERSAND = 38;

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
    if (isNamed(name, bytes, attributeSpans[4 * i] as number, attributeSpans[4 * i + 1] as number)) return i;
  }
  return -1;
}

/** Value of an attribute, decoded; null where it is missing. */
export function readAttribute(tag: Tag, name: AttributeName): string | null {
  const index = findAttribute(tag, name);
  if (index < 0) return null;
  const from = tag.attributeSpans[4 * index + 2] as number;
  const to = tag.attributeSpans[4 * index + 3] as number;
  return from === to ? "" : decodeAttribute(decodeUtf8(tag.bytes, from, to));
}

/** A number that is equal for two tags whose attributes are written alike, and very likely different otherwise. */
export function attributesHash({ bytes, nameTo, end }: Tag): number {
  let hash = end - nameTo;
  for (let i = nameTo; i < end; i++) hash = (Math.imul(hash, 33) + (bytes[i] as number)) | 0;
  return hash;
}

/** What a browser makes of a value as written: references decoded, NUL replaced, cut to what facts keep. */
export function decodeAttribute(written: string): string {
  const isLong = written.length > MAX_VALUE_LENGTH;
  // Cut between the halves of a character, a value would carry one of them into the report.
  const cut = isLong ? written.slice(0, MAX_VALUE_LENGTH).toWellFormed() : written;
  const clean = cut.includes("\0") ? cut.replaceAll("\0", "\ufffd") : cut;
  return clean.includes("&") ? decodeHTMLAttribute(clean) : clean;
}

// A byte order mark at the beginning of a value is part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: false });

function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(from, Math.min(to, from + MAX_VALUE_BYTES)));
}

/** Values of attributes for later: one long text is decoded much faster than thousands of short ones. */
export class ValuePool {
  private bytes = new Uint8Array(4 * 1024);
  private length = 0;
  /** Begin and end in `bytes` of each value. */
  private readonly spans: number[] = [];
  /** Values that are not plain ASCII, decoded: their offsets in bytes and in characters differ. */
  private readonly decoded = new Map<number, string>();
  private text: string | null = null;

  /** Keeps the value of an attribute. Returns its number for `get`, or -1 where it is missing. */
  keep(tag: Tag, name: AttributeName): number {
    const index = findAttribute(tag, name);
    if (index < 0) return -1;
    const from = tag.attributeSpans[4 * index + 2] as number;
    const to = tag.attributeSpans[4 * index + 3] as number;
    const size = Math.min(to - from, MAX_VALUE_BYTES);
    this.reserve(size);
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

  /** A value, decoded; "" for -1. Only when all values are kept. */
  get(number: number): string {
    if (number < 0) return "";
    this.text ??= decoder.decode(this.bytes.subarray(0, this.length));
    const value =
      this.decoded.get(number) ?? this.text.slice(this.spans[2 * number], this.spans[2 * number + 1]);
    return value.length > MAX_VALUE_LENGTH ? value.slice(0, MAX_VALUE_LENGTH) : value;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }
}

function isNamed(name: string, bytes: Uint8Array, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let i = 0; i < name.length; i++) {
    const byte = bytes[from + i] as number;
    if ((byte >= 65 && byte <= 90 ? byte | 32 : byte) !== name.charCodeAt(i)) return false;
  }
  return true;
}
