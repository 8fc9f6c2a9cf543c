// A row of slides that is swiped on small screens and follows the active slide.
import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { preferredScrollBehavior } from "#app/hooks/reduced-motion.ts";
import { smallWindow } from "#app/hooks/small-window.ts";
import { MOBILE_BREAKPOINT_PX } from "#content/constants.ts";

interface SwipeTrack {
  active: number;
  /** The visitor swiped to another slide. */
  onSwipe: (index: number) => void;
  /** ms after a release during which scripts leave the row alone. */
  suppressMs: number;
}

/** ms without a scroll event after which a swipe counts as finished; Safari lacks scrollend. */
const REST_MS = 120;

/** @returns the ref of the row, and whether the visitor holds it or has just released it */
export function useSwipeTrack<T extends HTMLElement>({ active, onSwipe, suppressMs }: SwipeTrack) {
  const row = useRef<T>(null);
  const hold = useRef<Hold>(untouched);
  const isHeld = () => msUntilScrollable(hold.current, performance.now(), suppressMs) > 0;

  const settle = useEffectEvent(() => {
    // On a wide window a touch swipes nothing: there is one slide, and no row.
    if (!row.current || hold.current.held || !smallWindow(MOBILE_BREAKPOINT_PX).matches) return;
    const index = nearestSlide(row.current.scrollLeft, slideStep(row.current), row.current.children.length);
    if (index !== active) onSwipe(index);
  });

  const ref: RefCallback<T> = useCallback((element: T) => {
    row.current = element;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const awaitRest = () => {
      clearTimeout(rest);
      rest = setTimeout(() => settle(), REST_MS);
    };
    const grab = () => {
      hold.current = { held: true, releasedAt: null };
    };
    const release = () => {
      hold.current = { held: false, releasedAt: performance.now() };
      awaitRest();
    };
    // A row that scrolls must be reachable by keyboard; one that does not must not be a tab stop.
    const small = smallWindow(MOBILE_BREAKPOINT_PX);
    const makeStop = () => {
      if (small.matches) element.setAttribute("tabindex", "0");
      // Keep a focus that was there first.
      else if (element !== document.activeElement) element.removeAttribute("tabindex");
    };
    makeStop();
    small.addEventListener("change", makeStop, options);
    element.addEventListener("blur", makeStop, options);
    element.addEventListener("touchstart", grab, options);
    element.addEventListener("touchend", release, options);
    element.addEventListener("touchcancel", release, options);
    element.addEventListener("scroll", awaitRest, options);
    return () => {
      stop.abort();
      clearTimeout(rest);
      row.current = null;
    };
  }, []);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const element = row.current;
      if (!element || !smallWindow(MOBILE_BREAKPOINT_PX).matches) return;
      const wait = msUntilScrollable(hold.current, performance.now(), suppressMs);
      if (wait > 0) {
        // While held there is nothing to wait for: the release settles the slide.
        if (Number.isFinite(wait)) retry = setTimeout(follow, wait);
        return;
      }
      const left = active * slideStep(element);
      if (Math.abs(element.scrollLeft - left) < 1) return;
      element.scrollTo({ left, behavior: preferredScrollBehavior() });
    };
    follow();
    return () => clearTimeout(retry);
  }, [active, suppressMs]);

  return { ref, isHeld };
}

/** px from one slide's left edge to the next. */
function slideStep(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

interface Hold {
  held: boolean;
  /** ms since the page's time origin; null before the first release. */
  releasedAt: number | null;
}

export const untouched: Hold = { held: false, releasedAt: null };

/** ms until scripts may scroll the row: 0 now, Infinity while it is held. */
export function msUntilScrollable(hold: Hold, now: number, suppressMs: number): number {
  if (hold.held) return Number.POSITIVE_INFINITY;
  if (hold.releasedAt === null) return 0;
  return Math.max(0, hold.releasedAt + suppressMs - now);
}

/** Index of the slide nearest to the left edge; slides are equally wide. */
export function nearestSlide(scrollLeft: number, slideStep: number, count: number): number {
  if (slideStep <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / slideStep)));
}
