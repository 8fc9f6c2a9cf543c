// Where the body text stands: stretches in links, headings and what surrounds the content; and the main content among them.
import { IN_ANCHOR, IN_ARTICLE, IN_HEADING, IN_LABEL, IN_MAIN, IN_SURROUNDINGS } from "./element-context.ts";

/** The bits of a context that tell where text stands. */
const PLACE = IN_ANCHOR | IN_HEADING | IN_LABEL | IN_MAIN | IN_ARTICLE | IN_SURROUNDINGS;
const LEFT_OUT = IN_HEADING | IN_LABEL | IN_SURROUNDINGS;
/** More than any real page has; behind them the text counts to where the last one stands. */
const MAX_STRETCHES = 100_000;
/** Characters kept of the main content; more would not improve a judgement. */
const MAX_MAIN_TEXT = 60_000;
/** Characters. Some pages have a main element for their heading alone. */
const MIN_MAIN_TEXT = 200;

export class TextPlaces {
  private place = 0;
  /** Offset at which each stretch begins, and its place. */
  private readonly offsets: number[] = [];
  private readonly places: number[] = [];

  /** Text from this offset on stands in an element of this context. */
  mark(context: number, offset: number): void {
    const place = context & PLACE;
    const { length } = this.offsets;
    if (place === this.place || length >= MAX_STRETCHES) return;
    this.place = place;
    // Elements without text leave no stretch.
    if (length === 0 || this.offsets[length - 1] !== offset) this.offsets.push(offset);
    this.places[this.offsets.length - 1] = place;
  }

  clear(): void {
    this.place = 0;
    this.offsets.length = 0;
    this.places.length = 0;
  }

  /**
   * Blocks of text in the main element, else in articles, else anywhere; without navigation, header, footer, aside, dialogs,
   * headings, labels and buttons, and without blocks that are mostly links.
   */
  mainText(text: string): string {
    for (const within of [IN_MAIN, IN_ARTICLE]) {
      if (!this.places.some((place) => (place & within) !== 0)) continue;
      const found = this.blocksWithin(within, text);
      if (found.length >= MIN_MAIN_TEXT) return found;
    }
    return this.blocksWithin(0, text);
  }

  private blocksWithin(within: number, text: string): string {
    const { offsets, places } = this;
    const { length } = text;
    let blocks = "";
    let stretch = -1;
    let next = offsets[0] ?? length;
    for (let from = 0; from < length && blocks.length < MAX_MAIN_TEXT; ) {
      const border = text.indexOf("\n", from);
      const to = border === -1 ? length : border;
      let block = "";
      let linked = 0;
      for (let at = from; at < to; ) {
        while (next <= at) next = offsets[++stretch + 1] ?? length;
        const place = stretch < 0 ? 0 : (places[stretch] as number);
        const end = Math.min(next, to);
        if ((place & LEFT_OUT) === 0 && (within === 0 || (place & within) !== 0)) {
          block += text.slice(at, end);
          if ((place & IN_ANCHOR) !== 0) linked += end - at;
        }
        at = end;
      }
      if (block.length > 2 * linked) {
        const trimmed = block.trim();
        if (trimmed !== "") blocks += blocks === "" ? trimmed : `\n${trimmed}`;
      }
      from = to + 1;
    }
    return blocks.slice(0, MAX_MAIN_TEXT).toWellFormed();
  }
}
