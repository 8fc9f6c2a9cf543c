// Positions of numbered markers, in percent of the picture.
import type { ShotSize, ShownAnnotation } from "./read-rating.ts";

export interface Mark {
  /** From 1 within its picture, independent of the filter. */
  number: number;
  annotation: ShownAnnotation;
  /** null: outside the picture or unknown. */
  place: Place | null;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Markers already at this corner; this one is shifted by as many widths. */
  aside: number;
}

/** Markers closer than this would overlap: a share of the picture's width, but at least some px. */
const NEAR = { share: 0.04, min: 28 };
/** A larger shift would leave the picture. */
const MAX_ASIDE = 5;

/** Numbers annotations in their order. `size` is what the picture shows, in the boxes' px. */
export function placedMarks(annotations: readonly ShownAnnotation[], size: ShotSize | null): Mark[] {
  const corners: { x: number; y: number }[] = [];
  return annotations.map((annotation, index) => {
    const part = size && visiblePart(annotation.box, size);
    if (!size || !part) return { number: index + 1, annotation, place: null };
    const near = Math.max(NEAR.min, size.width * NEAR.share);
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
        aside: taken.length % (MAX_ASIDE + 1),
      },
    };
  });
}

function visiblePart(box: ShownAnnotation["box"], { width, height }: ShotSize) {
  if (!box) return null;
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const right = Math.min(width, box.x + box.width);
  const bottom = Math.min(height, box.y + box.height);
  // A box without area is a point.
  return right < x || bottom < y ? null : { x, y, width: right - x, height: bottom - y };
}
