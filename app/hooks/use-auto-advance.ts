// The only way to make something move by itself: an interval that rests by the rules of mayMove, and ends by itself until the
// visitor asks for more.
import { type RefCallback, useCallback, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { observeVisibility } from "./observe-visibility.ts";
import { onceRead } from "./once-read.ts";
import { reducedMotion } from "./reduced-motion.ts";
import { useInterval } from "./use-interval.ts";

interface AutoAdvance {
  everyMs: number;
  /** Returns true at the end of a round: the rest is for who asks for it. */
  onAdvance: () => boolean;
  /** A change restarts the interval, e.g. after a choice by the visitor. */
  restart?: unknown;
  /** Ends for good as soon as somebody reads what moves; asked to go on, it only rests meanwhile. */
  untilRead?: boolean;
}

interface AutoAdvanceControl<T> {
  /** The element watched for hover, focus and visibility; the pause button stays outside of it. */
  ref: RefCallback<T>;
  running: boolean;
  /** False with reduced motion and before hydration: no pause button is needed. */
  moves: boolean;
  paused: boolean;
  togglePaused: () => void;
}

export function useAutoAdvance<T extends HTMLElement>({
  everyMs,
  onAdvance,
  restart,
  untilRead = false,
}: AutoAdvance): AutoAdvanceControl<T> {
  const prefersReduced = useReducedMotion();
  const tabVisible = useSyncExternalStore(
    subscribeVisibility,
    () => !document.hidden,
    () => true,
  );
  const [paused, setPaused] = useState(false);
  const [asked, setAsked] = useState(false);
  const isOver = useRef(false);
  const [inView, setInView] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const read = useEffectEvent(() => {
    if (!asked) setPaused(true);
  });

  const ref = useCallback(
    (element: T) => {
      const stop = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(
        type: K,
        listener: (event: HTMLElementEventMap[K]) => void,
      ) => element.addEventListener(type, listener, { signal: stop.signal });
      // Touch has no hover; a tap would stop the cycle for good.
      on("pointerenter", (event) => setHovered(event.pointerType !== "touch"));
      on("pointerleave", () => setHovered(false));
      // A mouse click focuses, too; only visible focus means keyboard use.
      on("focusin", (event) => setFocused((event.target as Element).matches(":focus-visible")));
      on("focusout", () => setFocused(false));
      const unwatch = observeVisibility(element, 0, setInView);
      const unread = untilRead ? onceRead(element, () => read()) : undefined;
      return () => {
        stop.abort();
        unwatch();
        unread?.();
      };
    },
    [untilRead],
  );

  const running = mayMove({ reducedMotion: prefersReduced, paused, inView, tabVisible, hovered, focused });
  const advance = () => {
    // On a busy machine one more tick may come before the pause is drawn.
    if (isOver.current) return;
    isOver.current = onAdvance();
    if (isOver.current) setPaused(true);
  };
  useInterval(advance, running ? everyMs : null, restart);

  function togglePaused() {
    isOver.current = false;
    setPaused(!paused);
    setAsked(true);
  }

  return { ref, running, moves: !prefersReduced, paused, togglePaused };
}

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

export interface MotionContext {
  reducedMotion: boolean;
  paused: boolean;
  inView: boolean;
  tabVisible: boolean;
  hovered: boolean;
  /** By keyboard. */
  focused: boolean;
}

export function mayMove(context: MotionContext): boolean {
  return (
    !context.reducedMotion &&
    !context.paused &&
    context.inView &&
    context.tabVisible &&
    !context.hovered &&
    !context.focused
  );
}

/** True on the server and in the first render: delivered pages stand still. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
