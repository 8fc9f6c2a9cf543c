// When something may move by itself (WCAG 2.2.2), as a rule apart from the browser that reports the facts.

export interface Surroundings {
  reducedMotion: boolean;
  /** Stopped by the visitor's own button. */
  paused: boolean;
  inView: boolean;
  /** The tab is in front. */
  tabVisible: boolean;
  /** A mouse rests on it. */
  hovered: boolean;
  /** The keyboard's focus is inside. */
  focused: boolean;
}

export function mayMove(around: Surroundings): boolean {
  return (
    !around.reducedMotion &&
    !around.paused &&
    around.inView &&
    around.tabVisible &&
    !around.hovered &&
    !around.focused
  );
}
