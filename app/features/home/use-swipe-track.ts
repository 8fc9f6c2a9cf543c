// A row of slides that is swiped on small screens and follows the active slide when it changes by itself.
import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { glide } from "../../hooks/reduced-motion.ts";
import { type Hold, nearestSlide, untouched, waitForRelease } from "./drag-guard.ts";

interface SwipeTrack {
  active: number;
  /** The visitor brought another slide to rest. */
  onSwipe: (index: number) => void;
  /** The row exists below this width of the window; above it nothing scrolls. */
  belowPx: number;
  /** For how long after a release the page leaves the row alone. */
  suppressMs: number;
}

/** A swipe has come to rest when no scrolling was reported for this long (Safari lacks scrollend). */
const REST_MS = 120;

/** @returns the ref for the row, and whether the visitor holds it (or has just let go) */
export function useSwipeTrack<T extends HTMLElement>({ active, onSwipe, belowPx, suppressMs }: SwipeTrack) {
  const row = useRef<T>(null);
  const hold = useRef<Hold>(untouched);
  const isHeld = () => waitForRelease(hold.current, performance.now(), suppressMs) > 0;

  const settle = useEffectEvent(() => {
    if (!row.current || hold.current.held) return;
    const index = nearestSlide(row.current.scrollLeft, slideStep(row.current), row.current.children.length);
    if (index !== active) onSwipe(index);
  });

  const ref: RefCallback<T> = useCallback(
    (element: T) => {
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
      // A row that scrolls must be reachable by keyboard; one that does not must not be a stop.
      const small = matchMedia(`(width < ${belowPx}px)`);
      const makeStop = () => {
        if (small.matches) element.setAttribute("tabindex", "0");
        // Who has come to it before this ran keeps the focus until it goes on.
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
    },
    [belowPx],
  );

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const element = row.current;
      if (!element || innerWidth >= belowPx) return;
      const wait = waitForRelease(hold.current, performance.now(), suppressMs);
      if (wait > 0) {
        // Held without end: the release will settle on whatever the visitor chose.
        if (Number.isFinite(wait)) retry = setTimeout(follow, wait);
        return;
      }
      const left = active * slideStep(element);
      if (Math.abs(element.scrollLeft - left) < 1) return;
      element.scrollTo({ left, behavior: glide() });
    };
    follow();
    return () => clearTimeout(retry);
  }, [active, belowPx, suppressMs]);

  return { ref, isHeld };
}

/** Distance from one slide's left edge to the next, in px. */
function slideStep(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}
