// The arithmetic of a carousel without ends.

/** Index after `by` steps in a ring of `count` slides; `by` may be negative. */
export function ringStep(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** Shorter moves are taps. In CSS pixels. */
const SWIPE_MIN_PX = 40;

/**
 * What a finger meant that moved by `dx`, `dy` CSS pixels.
 * @returns 1 for the next slide (moved to the left), -1 for the previous, 0 for no swipe
 */
export function swipeMeaning(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** The step an arrow key asks for. */
export const arrowSteps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
