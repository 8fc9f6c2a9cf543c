// How wide a text is in a list of search results. The check judges by it, the report draws by it.
import { arialWidths, unitsPerEm } from "./arial-widths.ts";

/** px; font size of titles on Google's result pages for desktop. */
export const titleFontSize = 20;

/** px; longer titles are cut with "…" there. Google publishes no limit; 580 is what its 600 px column leaves. */
export const widestTitle = 580;

/** px; font size of descriptions there. */
export const descriptionFontSize = 14;

/** px; two lines of it, less what breaking lines and the "…" take. Google publishes no limit: it is 160 characters of German. */
export const widestDescription = 1020;

/** Characters outside the table (emoji, other scripts) are about one em wide. */
const unknownWidth = unitsPerEm;
/** Marks that combine with the letter before them, and characters without width. */
const zeroWidth = /\p{M}|\p{Cf}/u;

/** Width in Arial without kerning, in px, not rounded. `text` in Unicode's form NFC. */
export function textWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const character of text) {
    units += arialWidths.get(character) ?? (zeroWidth.test(character) ? 0 : unknownWidth);
  }
  return (units / unitsPerEm) * fontSize;
}
