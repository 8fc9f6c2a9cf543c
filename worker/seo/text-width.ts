// How wide title and description are in a list of search results.
import { descriptionFontSize, textWidth, titleFontSize } from "#contract/text-width.ts";

export { widestDescription, widestTitle } from "#contract/text-width.ts";

/** Pixel width in Arial 20 px without kerning, rounded. */
export function titleWidth(title: string): number {
  return Math.round(textWidth(title.normalize("NFC"), titleFontSize));
}

/** Pixel width in Arial 14 px without kerning, rounded. */
export function descriptionWidth(description: string): number {
  return Math.round(textWidth(description.normalize("NFC"), descriptionFontSize));
}
