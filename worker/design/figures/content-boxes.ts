// Where the content of a page stands, for figures about the distribution of what is seen.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";

export interface ContentBox {
  box: Box;
  /** How heavy it looks: 1 for a picture, less for text. */
  density: number;
}

/** A page of text looks about a third as heavy as a picture of its size. */
const TEXT_DENSITY = 0.35;

/** Of the letter's size; the mean over German text in common typefaces. */
const LETTER_WIDTH = 0.52;

/** Texts and pictures of the page itself. Grounds (background pictures) and what lies over the page are none of its content. */
export function contentBoxes({ texts, media }: PageSnapshot): ContentBox[] {
  return [
    ...texts
      .filter(({ inOverlay }) => !inOverlay)
      .map((text) => ({ box: inkBox(text), density: TEXT_DENSITY })),
    ...media
      .filter(({ inOverlay, kind }) => !inOverlay && kind !== "background")
      .map(({ box }) => ({ box, density: 1 })),
  ].filter(({ box }) => box.width > 0 && box.height > 0);
}

/** The part of a text's box that letters stand in: short lines leave the rest of a wide box empty. */
function inkBox({ box, lines, characters, charactersPerLine, size, align }: TextItem): Box {
  const longest = lines > 1 ? charactersPerLine : characters;
  const width = longest > 0 ? Math.min(box.width, longest * size * LETTER_WIDTH) : box.width;
  const free = box.width - width;
  const before = { left: 0, justify: 0, center: free / 2, right: free }[align];
  return { ...box, x: box.x + before, width };
}
