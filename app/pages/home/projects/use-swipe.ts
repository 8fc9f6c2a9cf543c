import { type RefCallback, useCallback, useEffectEvent } from "react";
import { swipeDirection } from "./carousel-state.ts";

/** Share of the finger's movement that the slide follows. */
const FOLLOW = 0.3;

/**
 * Swiping by touch or pen. The element needs `touch-action: pan-y`; --drag holds its offset in px.
 * @param onSwipe gets 1 for next, -1 for previous
 */
export function useSwipe<T extends HTMLElement>(onSwipe: (step: -1 | 1) => void): RefCallback<T> {
  const swiped = useEffectEvent(onSwipe);

  return useCallback((element: T) => {
    const stop = new AbortController();
    const { signal } = stop;
    let from: { id: number; x: number; y: number } | null = null;

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType !== "mouse" && event.isPrimary)
          from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (from?.id === event.pointerId)
          element.style.setProperty("--drag", `${(event.clientX - from.x) * FOLLOW}px`);
      },
      { signal },
    );
    const end = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      const step =
        event.type === "pointerup" && swipeDirection(event.clientX - from.x, event.clientY - from.y);
      from = null;
      element.style.removeProperty("--drag");
      if (step) swiped(step);
    };
    // On the window, because the finger may leave the element.
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
    return () => stop.abort();
  }, []);
}
