// How wide a title is in a list of search results.
import { arialWidths, unitsPerEm } from "./arial-widths.ts";

/** Font size of titles on Google's result pages for desktop. */
const titleFontSize = 20;

/** px; longer titles are cut with "…" there. Google publishes no limit; 580 is what its 600 px column leaves. */
export const widestTitle = 580;

/** Characters outside the table (emoji, other scripts) are about one em wide. */
const unknownWidth = unitsPerEm;
/** Marks that combine with the letter before them, and characters without width. */
const zeroWidth = /\p{M}|\p{Cf}/u;

/** Pixel width in Arial 20 px without kerning, rounded. */
export function titleWidth(title: string): number {
  let units = 0;
  for (const character of title.normalize("NFC")) {
    units += arialWidths.get(character) ?? (zeroWidth.test(character) ? 0 : unknownWidth);
  }
  return Math.round((units / unitsPerEm) * titleFontSize);
}
