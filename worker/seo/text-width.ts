// How wide a title is in a list of search results.
import { textWidth, titleFontSize } from "#contract/text-width.ts";

export { widestTitle } from "#contract/text-width.ts";

/** Pixel width in Arial 20 px without kerning, rounded. */
export function titleWidth(title: string): number {
  return Math.round(textWidth(title.normalize("NFC"), titleFontSize));
}
