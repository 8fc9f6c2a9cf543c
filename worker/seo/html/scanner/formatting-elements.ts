// The standard's list of active formatting elements: what a browser opens again where a tag was closed too early.
import type { AnchorTarget } from "./outline.ts";

export interface FormattingEntry {
  key: number;
  /** Serial of its element in the stack of open elements. */
  serial: number;
  /** Equal for tags with equal attributes. */
  attributes: number;
  /** For an `a`: what its copies link to. */
  target: AnchorTarget | null;
}

/** Border behind which nothing is opened again: the beginning of a cell, a caption, an object … */
const MARKER = null;
/** More than three alike are never opened again (the standard's Noah's Ark clause). */
const MAX_ALIKE = 3;
/** No real page needs this many behind one marker; keeps a page of unclosed tags from costing its square. */
const MAX_ENTRIES = 100;

export class FormattingElements {
  private readonly entries: (FormattingEntry | null)[] = [];

  get length(): number {
    return this.entries.length;
  }

  at(index: number): FormattingEntry | null {
    return index < 0 || index >= this.entries.length ? null : (this.entries[index] as FormattingEntry | null);
  }

  addMarker(): void {
    this.entries.push(MARKER);
  }

  clearToMarker(): void {
    while (this.entries.length > 0 && this.entries.pop() !== MARKER);
  }

  add(entry: FormattingEntry): void {
    let alike = 0;
    let oldestAlike = -1;
    let oldest = this.entries.length;
    for (let other = this.entries[oldest - 1]; other; other = this.entries[oldest - 1]) {
      oldest--;
      if (other.key === entry.key && other.attributes === entry.attributes) {
        alike++;
        oldestAlike = oldest;
      }
    }
    if (alike >= MAX_ALIKE) this.entries.splice(oldestAlike, 1);
    else if (this.entries.length - oldest >= MAX_ENTRIES) this.entries.splice(oldest, 1);
    this.entries.push(entry);
  }

  insert(index: number, entry: FormattingEntry): void {
    this.entries.splice(index, 0, entry);
  }

  remove(index: number): void {
    this.entries.splice(index, 1);
  }

  /** Newest entry of a name behind the last marker, or -1. */
  newest(key: number): number {
    for (let i = this.entries.length - 1; i >= 0; i--) {
      const entry = this.entries[i];
      if (!entry) return -1;
      if (entry.key === key) return i;
    }
    return -1;
  }

  indexOf(serial: number): number {
    return this.entries.findLastIndex((entry) => entry?.serial === serial);
  }
}
