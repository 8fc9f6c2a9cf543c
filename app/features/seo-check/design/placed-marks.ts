// Where the numbered signs of a picture stand. All lengths in percent of the picture.
import type { ShotSize, ShownAnnotation } from "./read-rating.ts";

export interface Mark {
  /** From 1, within its picture; stays the same whatever is filtered. */
  number: number;
  annotation: ShownAnnotation;
  /** null: lies outside the picture, or its place is not known. */
  place: Place | null;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How many signs stand at this corner already: this one moves aside by as many widths. */
  aside: number;
}

/** Signs nearer than this to one another would cover each other: a share of the picture's width, at least some px of it. */
const NEAR = { share: 0.04, least: 28 };
/** More beside each other would leave the picture. */
const MOST_ASIDE = 5;

/** The annotations of one picture, numbered in their order. `size` is what the picture shows, in the boxes' px. */
export function placedMarks(annotations: readonly ShownAnnotation[], size: ShotSize | null): Mark[] {
  const corners: { x: number; y: number }[] = [];
  return annotations.map((annotation, index) => {
    const part = size && visiblePart(annotation.box, size);
    if (!size || !part) return { number: index + 1, annotation, place: null };
    const near = Math.max(NEAR.least, size.width * NEAR.share);
    const taken = corners.filter(({ x, y }) => Math.abs(x - part.x) < near && Math.abs(y - part.y) < near);
    corners.push(part);
    const percent = (length: number, whole: number) => (length / whole) * 100;
    return {
      number: index + 1,
      annotation,
      place: {
        left: percent(part.x, size.width),
        top: percent(part.y, size.height),
        width: percent(part.width, size.width),
        height: percent(part.height, size.height),
        aside: taken.length % (MOST_ASIDE + 1),
      },
    };
  });
}

/** What of a box lies in the picture; null for nothing. */
function visiblePart(box: ShownAnnotation["box"], { width, height }: ShotSize) {
  if (!box) return null;
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const right = Math.min(width, box.x + box.width);
  const bottom = Math.min(height, box.y + box.height);
  // A box without area is a point: it still says where.
  return right < x || bottom < y ? null : { x, y, width: right - x, height: bottom - y };
}
