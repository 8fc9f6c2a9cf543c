// Finds addresses in stylesheets, outside of comments: pages that keep typefaces themselves often say there where they are from.
import { SLASH, toLowerCase } from "../bytes.ts";

const STAR = 42;

export class StyleSearch {
  readonly found = new Set<string>();
  private readonly texts: readonly string[];
  private readonly maxLength: number;
  private isInComment = false;

  /** @param texts lower-case ASCII, each beginning with "//" */
  constructor(texts: readonly string[]) {
    this.texts = texts;
    this.maxLength = Math.max(2, ...texts.map(({ length }) => length));
  }

  /** A stylesheet begins. */
  reset(): void {
    this.isInComment = false;
  }

  /** Reads bytes [from, to). Returns where it stopped: before `to` only where more bytes decide. */
  read(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    let i = from;
    while (i < to) {
      const at = bytes.indexOf(this.isInComment ? STAR : SLASH, i);
      if (at < 0 || at >= to) return to;
      const needed = this.isInComment ? 2 : this.maxLength;
      if (!isLast && to - at < needed) return at;
      i = at + 1;
      const next = i < to ? bytes[i] : undefined;
      if (this.isInComment) this.isInComment = next !== SLASH;
      else if (next === STAR) {
        this.isInComment = true;
        i++;
      } else if (next === SLASH) this.compare(bytes, at, to);
    }
    return to;
  }

  private compare(bytes: Uint8Array, from: number, to: number): void {
    for (const text of this.texts) if (isAt(text, bytes, from, to)) this.found.add(text);
  }
}

function isAt(text: string, bytes: Uint8Array, from: number, to: number): boolean {
  if (from + text.length > to) return false;
  for (let i = 0; i < text.length; i++) {
    if (toLowerCase(bytes[from + i] as number) !== text.charCodeAt(i)) return false;
  }
  return true;
}
