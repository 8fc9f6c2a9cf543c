/** Index after `by` steps in a ring of `count` slides; `by` may be negative. */
export function ringStep(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** CSS pixels; shorter moves are taps. */
const SWIPE_MIN_PX = 40;

/** What a touch that moved by `dx`, `dy` CSS pixels means: 1 next (to the left), -1 previous, 0 no swipe. */
export function swipeDirection(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

export const arrowSteps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
