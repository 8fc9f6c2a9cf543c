// What readers of texts, controls and surfaces share: worked out once for a page.
import { fontFinder } from "./fonts.ts";
import { type Painting, paintingOf } from "./paints.ts";
import { type GroundFinder, groundFinder } from "./text-background.ts";
import { type LaidOutText, laidOutTexts } from "./text-lines.ts";
import type { SeenElement } from "./visible-elements.ts";

export interface PaintedPage {
  seen: readonly SeenElement[];
  texts: readonly LaidOutText[];
  painting: Painting;
  groundBehind: GroundFinder;
  /** The typeface in use for a computed font-family. */
  familyOf: (stack: string) => string;
}

export function paintedPage(seen: readonly SeenElement[]): PaintedPage {
  const painting = paintingOf(seen);
  return {
    seen,
    texts: laidOutTexts(seen),
    painting,
    groundBehind: groundFinder(seen, painting),
    familyOf: fontFinder(),
  };
}
