// Whether the page may move a swiped row by itself: not while a finger holds it, and not right after it let go.

export interface Hold {
  held: boolean;
  /** Clock time of the last release in ms; null before the first. */
  releasedAt: number | null;
}

export const untouched: Hold = { held: false, releasedAt: null };

/** ms until the page may move the row, Infinity while it is held, 0 when it may. */
export function waitForRelease(hold: Hold, now: number, suppressMs: number): number {
  if (hold.held) return Number.POSITIVE_INFINITY;
  if (hold.releasedAt === null) return 0;
  return Math.max(0, hold.releasedAt + suppressMs - now);
}

/** Index of the slide nearest to the left edge of a row. Slides are equally wide. */
export function nearestSlide(scrollLeft: number, slideStep: number, count: number): number {
  if (slideStep <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / slideStep)));
}
