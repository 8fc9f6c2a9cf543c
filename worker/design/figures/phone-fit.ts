// Whether a page lies down for the phone, or is a desktop page seen through a small window.
import type { PageSnapshot } from "../page-snapshot.ts";

/** The phone the page was opened on, CSS px. A page that sticks out is shown smaller, in a window of more CSS px than this. */
export const PHONE_WIDTH = 390;
export const PHONE_HEIGHT = 844;

/** From here on it is a desktop page. */
const FITTING_WIDTH = PHONE_WIDTH * 1.5;

/** False where the page was laid out wider than the phone, as without a meta viewport. */
export function fitsPhone({ viewport }: PageSnapshot): boolean {
  return viewport.width <= FITTING_WIDTH;
}

/** How large a CSS px is on the phone's glass: 1, or 0.4 for a page laid out for 980 px. Never above 1. */
export function phoneScale({ viewport }: PageSnapshot): number {
  return viewport.width > PHONE_WIDTH ? PHONE_WIDTH / viewport.width : 1;
}
