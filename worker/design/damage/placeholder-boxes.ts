// Grey boxes where pictures are to come.
import type { Box } from "#contract/design-rating.ts";
import type { Color } from "../../in-page/contrast-ratio.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

/** CSS px: smaller ones are buttons, lines and badges. */
const MIN_WIDTH = 120;
const MIN_HEIGHT = 80;
/** One alone is one only if it is as large as a picture. */
const MIN_LONE_AREA = 60_000;
/** Channels of a grey differ by this at most; it is neither black nor nearly white. */
const GREY_SPREAD = 12;
const DARKEST = 110;
const LIGHTEST = 236;
/** What stands in a box that waits for its picture. */
const PLACEHOLDER_WORDS =
  /^(?:\d{2,4}\s*[x×]\s*\d{2,4}|bild|foto|image|photo|picture|platzhalter|placeholder|img)\.?$/i;

/** Empty but for the name of what is missing; boxes that hold each other count once. */
export function findPlaceholderBoxes({ surfaces, texts, media, controls, page }: PageSnapshot): Box[] {
  const content = [
    ...texts.filter(({ sample }) => !PLACEHOLDER_WORDS.test(sample.trim())).map(({ box }) => box),
    ...media.map(({ box }) => box),
    ...controls.map(({ box }) => box),
  ];
  const found: Box[] = [];
  for (const { box, color, role } of surfaces) {
    if (role !== "background" || !isGrey(color) || box.width < MIN_WIDTH || box.height < MIN_HEIGHT) continue;
    if (box.width >= page.width && box.height < page.width / 4) continue;
    if (
      content.some((one) => isInside(one, box)) ||
      found.some((one) => isInside(one, box) || isInside(box, one))
    )
      continue;
    // What another surface covers is not seen as grey.
    if (
      surfaces.some(
        (other) =>
          other.role === "background" &&
          other.box !== box &&
          !isGrey(other.color) &&
          isInside(other.box, box),
      )
    )
      continue;
    found.push(box);
  }
  return found.length > 1 || found.some(({ width, height }) => width * height >= MIN_LONE_AREA) ? found : [];
}

function isGrey({ r, g, b, a }: Color): boolean {
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  return a > 0.9 && high - low <= GREY_SPREAD && low >= DARKEST && high <= LIGHTEST;
}

function isInside(inner: Box, outer: Box): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}
