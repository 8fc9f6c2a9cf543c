// What a page does when there is little room: 320 px, and text of twice the size.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { Spot } from "../spot.ts";

/** CSS px: 1,280 px magnified four times (WCAG 1.4.10). */
export const NARROW_WIDTH = 320;

export interface NarrowFacts {
  /** CSS px that the page is wide. */
  width: number;
  /** Whether the page as a whole can be moved sideways. */
  canScroll: boolean;
  /** Elements that stick out, outermost first. */
  offenders: Offender[];
  /** All of them, by kind. */
  counts: Record<OffenderKind, number>;
}

/** Text or controls; what may need two directions; something one need not read, or that begins beyond the edge. */
export type OffenderKind = "content" | "excepted" | "other";

export type Offender = Spot & { kind: OffenderKind };

/** The top of the page in a window of one width. */
export interface WidthView {
  /** CSS px of the window. */
  width: number;
  height: number;
  /** CSS px by which the page can be pushed sideways. */
  overflow: number;
  /** Some of what sticks out, as far as it lies in the picture. */
  marks: Spot[];
  shot: PlainShot;
}

export interface LargeFacts {
  cut: Spot[];
  cutCount: number;
  overlapping: Spot[];
  overlappingCount: number;
}

/** Pictures are null where nothing was found. */
export interface ReflowReading {
  narrow: NarrowFacts & { shot: PlainShot | null };
  widths: WidthView[];
  /** Null where there is no text that could get larger. */
  large: (LargeFacts & { shot: PlainShot | null }) | null;
}
