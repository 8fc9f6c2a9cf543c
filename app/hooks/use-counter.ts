// A figure that counts up once when it comes into view. The HTML has the final value, which stands until the count begins and is back
// half a second later: nobody reads a false one. For its whole duration the figure still grows into its place.
import { type RefCallback, useCallback, useState } from "react";
import { observeVisibility } from "./observe-visibility.ts";
import { reducedMotion } from "./reduced-motion.ts";

/** How long a counter may show less than its figure; its own duration is that of the whole movement. */
const COUNTER_COUNT_MS = 450;

interface Counter {
  target: number;
  durationMs: number;
  /** Visible share of the element that starts it, 0–1. */
  threshold: number;
  decimals?: number | undefined;
}

/** @returns the ref of the element, and the current value */
export function useCounter<T extends Element>({
  target,
  durationMs,
  threshold,
  decimals = 0,
}: Counter): [RefCallback<T>, number] {
  const [value, setValue] = useState(target);

  const ref = useCallback(
    (element: T) => {
      if (reducedMotion().matches) return;
      let frame = 0;
      let growth: Animation | undefined;
      const stop = () => {
        unwatch();
        cancelAnimationFrame(frame);
        removeEventListener("beforeprint", finish);
      };
      const finish = () => {
        stop();
        growth?.finish();
        setValue(target);
      };
      const start = () => {
        growth = element.animate(
          { transform: ["scale(0.9)", "none"] },
          { duration: durationMs, easing: "ease-out" },
        );
        const startedAt = performance.now();
        const step = () => {
          const elapsed = performance.now() - startedAt;
          setValue(countUp(elapsed, target, COUNTER_COUNT_MS, decimals));
          if (elapsed < COUNTER_COUNT_MS) frame = requestAnimationFrame(step);
          else stop();
        };
        step();
      };
      const unwatch = observeVisibility(element, threshold, (inView) => {
        if (!inView) return;
        unwatch();
        start();
      });
      addEventListener("beforeprint", finish);
      return () => {
        stop();
        growth?.cancel();
      };
    },
    [target, durationMs, threshold, decimals],
  );

  return [ref, value];
}

/** Cubic ease-out: 0 before the start, exactly `target` after `durationMs`, rounded to `decimals`. */
export function countUp(elapsedMs: number, target: number, durationMs: number, decimals = 0): number {
  const share = Math.min(1, Math.max(0, elapsedMs / durationMs));
  const scale = 10 ** decimals;
  return Math.round(target * (1 - (1 - share) ** 3) * scale) / scale;
}
