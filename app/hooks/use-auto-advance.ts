// The one way in which something on this site moves by itself: an interval that rests under the rules of may-move.ts.
import { type RefCallback, useCallback, useState, useSyncExternalStore } from "react";
import { mayMove } from "./may-move.ts";
import { useInterval } from "./use-interval.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";
import { watchInView } from "./watch-in-view.ts";

interface AutoAdvance {
  everyMs: number;
  onAdvance: () => void;
  /** Any change of it starts the waiting time anew, e.g. after a choice by the visitor. */
  restart?: unknown;
}

export interface AutoAdvanceControl<T> {
  /** For the element that is watched for hover, focus and visibility. The pause button stays outside of it. */
  ref: RefCallback<T>;
  running: boolean;
  /** False with reduced motion and before hydration: then nothing moves and no pause button is needed. */
  moves: boolean;
  paused: boolean;
  togglePaused: () => void;
}

export function useAutoAdvance<T extends HTMLElement>({
  everyMs,
  onAdvance,
  restart,
}: AutoAdvance): AutoAdvanceControl<T> {
  const reducedMotion = useReducedMotion();
  const tabVisible = useSyncExternalStore(
    subscribeVisibility,
    () => !document.hidden,
    () => true,
  );
  const [paused, setPaused] = useState(false);
  const [inView, setInView] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const ref = useCallback((element: T) => {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, { signal: stop.signal });
    // A finger has no hover; its tap would leave the cycle resting.
    on("pointerenter", (event) => setHovered(event.pointerType !== "touch"));
    on("pointerleave", () => setHovered(false));
    // A mouse click leaves focus behind as well. Only a focus that is shown means that somebody is at work here.
    on("focusin", (event) => setFocused((event.target as Element).matches(":focus-visible")));
    on("focusout", () => setFocused(false));
    const unwatch = watchInView(element, 0, setInView);
    return () => {
      stop.abort();
      unwatch();
    };
  }, []);

  const running = mayMove({ reducedMotion, paused, inView, tabVisible, hovered, focused });
  useInterval(onAdvance, running ? everyMs : null, restart);

  return { ref, running, moves: !reducedMotion, paused, togglePaused: () => setPaused(!paused) };
}

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
