// What the readers of texts, controls and surfaces share, computed once.
import { createFontFinder } from "../fonts.ts";
import { type LaidOutText, layOutTexts } from "../laid-out-texts.ts";
import type { VisibleElement } from "../visible-elements.ts";
import { type Painting, readPainting } from "./painting.ts";
import { type BackgroundFinder, createBackgroundFinder } from "./text-background.ts";

export interface PreparedPage {
  seen: readonly VisibleElement[];
  texts: readonly LaidOutText[];
  painting: Painting;
  findBackground: BackgroundFinder;
  familyOf: (stack: string) => string;
}

export function preparePage(seen: readonly VisibleElement[]): PreparedPage {
  const painting = readPainting(seen);
  return {
    seen,
    texts: layOutTexts(seen),
    painting,
    findBackground: createBackgroundFinder(seen, painting),
    familyOf: createFontFinder(),
  };
}
