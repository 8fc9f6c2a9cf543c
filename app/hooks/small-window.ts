import { MOBILE_BREAKPOINT_PX } from "#content/constants.ts";

/** The text size of browsers that nobody has changed; one rem of a media query. */
const USUAL_TEXT_PX = 16;

/** In rem like the breakpoints of the sheets: with larger text a wider window counts as small. */
export function smallWindow(): MediaQueryList {
  return matchMedia(`(width < ${MOBILE_BREAKPOINT_PX / USUAL_TEXT_PX}rem)`);
}
