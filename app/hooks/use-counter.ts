// A figure that counts up once when it comes into view. The delivered page and the reader of it get the final value.
import { type RefCallback, useCallback, useState } from "react";
import { countUp } from "./count-up.ts";
import { reducedMotion } from "./reduced-motion.ts";
import { watchInView } from "./watch-in-view.ts";

interface Counter {
  target: number;
  durationMs: number;
  /** Share of the element that must be visible for the start, 0–1. */
  threshold: number;
  /** Digits after the comma. */
  decimals?: number | undefined;
}

/** @returns the ref for the figure, and the number to show now */
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
      const stop = () => {
        unwatch();
        cancelAnimationFrame(frame);
        removeEventListener("beforeprint", finish);
      };
      const finish = () => {
        stop();
        setValue(target);
      };
      const start = () => {
        const startedAt = performance.now();
        const step = () => {
          const elapsed = performance.now() - startedAt;
          setValue(countUp(elapsed, target, durationMs, decimals));
          if (elapsed < durationMs) frame = requestAnimationFrame(step);
          else stop();
        };
        step();
      };
      const unwatch = watchInView(element, threshold, (inView) => {
        if (!inView) return;
        unwatch();
        start();
      });
      setValue(0);
      addEventListener("beforeprint", finish);
      return stop;
    },
    [target, durationMs, threshold, decimals],
  );

  return [ref, value];
}
