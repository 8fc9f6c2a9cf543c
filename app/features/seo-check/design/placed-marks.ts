// Positions of numbered markers, in percent of the picture.
import type { ShotSize, ShownAnnotation } from "./read-rating.ts";

/** What is marked: a place, and what is to be said of it. */
export interface Marked {
  text: string;
  box: ShownAnnotation["box"];
}

export interface Mark<Of extends Marked = Marked> {
  /** From 1 within its picture, independent of the filter. */
  number: number;
  annotation: Of;
  /** null: outside the picture or unknown. */
  place: Place | null;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One sign in the picture, for a mark or for several near each other. */
export interface MarkSign {
  /** Where the sign stands: the first of its marks. */
  at: Mark;
  marks: Mark[];
}

/** CSS px. */
export type MarkedSize = Pick<ShotSize, "width" | "height">;

/** Signs closer than this would cover each other: a share of the picture's width, as narrow as it is shown, but at least some px. */
const NEAR = { share: 0.075, min: 28 };

/** Numbers annotations in their order. `size` is what the picture shows, in the boxes' px. */
export function placedMarks<Of extends Marked>(
  annotations: readonly Of[],
  size: MarkedSize | null,
): Mark<Of>[] {
  return annotations.map((annotation, index) => {
    const part = size && visiblePart(annotation.box, size);
    if (!size || !part) return { number: index + 1, annotation, place: null };
    const percent = (length: number, whole: number) => (length / whole) * 100;
    return {
      number: index + 1,
      annotation,
      place: {
        left: percent(part.x, size.width),
        top: percent(part.y, size.height),
        width: percent(part.width, size.width),
        height: percent(part.height, size.height),
      },
    };
  });
}

/** Every mark with a place stands under exactly one sign; no two signs cover each other. */
export function groupSigns(marks: readonly Mark[], size: MarkedSize | null): MarkSign[] {
  if (size === null) return [];
  const near = Math.max(NEAR.min, size.width * NEAR.share);
  const apart = (one: number, other: number, whole: number) => (Math.abs(one - other) / 100) * whole;
  const signs: MarkSign[] = [];
  for (const mark of marks) {
    const { place } = mark;
    if (place === null) continue;
    const sign = signs.find(
      ({ at }) =>
        at.place !== null &&
        apart(at.place.left, place.left, size.width) < near &&
        apart(at.place.top, place.top, size.height) < near,
    );
    if (sign) sign.marks.push(mark);
    else signs.push({ at: mark, marks: [mark] });
  }
  return signs;
}

function visiblePart(box: Marked["box"], { width, height }: MarkedSize) {
  if (!box) return null;
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const right = Math.min(width, box.x + box.width);
  const bottom = Math.min(height, box.y + box.height);
  // A box without area is a point.
  return right < x || bottom < y ? null : { x, y, width: right - x, height: bottom - y };
}
