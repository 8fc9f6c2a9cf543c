// Stretches of a page on which nothing is to be seen: often content that did not come, or a gap nobody meant.
import type { Box } from "#contract/design-rating.ts";
import { fitsPhone } from "../figures/phone.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

/** Of the height of a screen. */
const MIN_HEIGHT = 0.85;
/** px², of pictures and drawings; smaller ones are signs. */
const MIN_PICTURE = 1_000;

/** From the top down, across the whole page; what stands in the first screen alone is a matter of taste. */
export function findEmptyBands(snapshot: PageSnapshot): Box[] {
  const { viewport, page, texts, media, controls } = snapshot;
  if (texts.length === 0 || isZoomedOut(snapshot)) return [];
  const pictures = media.filter(({ box }) => box.width * box.height >= MIN_PICTURE);
  const content = [...texts, ...pictures, ...controls]
    .map(({ box }) => box)
    .filter(({ height, y }) => height > 0 && y < page.height)
    .toSorted((one, other) => one.y - other.y);
  const bands: Box[] = [];
  let bottom = 0;
  for (const { y, height } of [...content, { y: page.height, height: 0 }]) {
    const isEmpty = y - bottom >= viewport.height * MIN_HEIGHT && y > viewport.height;
    if (isEmpty) bands.push({ x: 0, y: bottom, width: viewport.width, height: y - bottom });
    bottom = Math.max(bottom, y + height);
  }
  return bands;
}

/** On a phone, a page laid out for 980 px: its screen is so high that short pages end in it. */
function isZoomedOut(snapshot: PageSnapshot): boolean {
  return snapshot.viewport.height > snapshot.viewport.width && !fitsPhone(snapshot);
}
