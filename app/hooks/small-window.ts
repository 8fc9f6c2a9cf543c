/** The text size of browsers that nobody has changed; one rem of a media query. */
const USUAL_TEXT_PX = 16;

/** @param breakpointPx windows below it are small. In rem like the breakpoints of the sheets: with larger text a wider window counts as small. */
export function smallWindow(breakpointPx: number): MediaQueryList {
  return matchMedia(`(width < ${breakpointPx / USUAL_TEXT_PX}rem)`);
}

/** Whether it is small now; false where there is no window, on a server. */
export function isSmallWindow(breakpointPx: number): boolean {
  return typeof matchMedia === "function" && smallWindow(breakpointPx).matches;
}
