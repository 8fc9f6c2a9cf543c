// How wide title and description are in a list of search results.
import { descriptionFontSize, textWidth, titleFontSize } from "#contract/text-width/text-width.ts";
import { withoutInvisible } from "./invisible.ts";

/** Pixel width in Arial 20 px without kerning, rounded. */
export function measureTitleWidth(title: string): number {
  return Math.round(textWidth(withoutInvisible(title).normalize("NFC"), titleFontSize));
}

/** Pixel width in Arial 14 px without kerning, rounded. */
export function measureDescriptionWidth(description: string): number {
  return Math.round(textWidth(withoutInvisible(description).normalize("NFC"), descriptionFontSize));
}
