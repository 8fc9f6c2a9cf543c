import { type RefCallback, useCallback, useState } from "react";

/** Less than this share of an element is not worth being chosen. */
const MIN_SHARE = 0.5;
const STEPS = [0, 0.25, 0.5, 0.65, 0.8, 0.9, 1];

/**
 * Which of many elements shows most of itself in the window.
 * @param selector of the elements inside the one the ref is given to
 * @returns the ref, and the index of the element; -1 while none shows half of itself, and on the server
 */
export function useMostVisible<T extends Element>(selector: string): [RefCallback<T>, number] {
  const [index, setIndex] = useState(-1);
  const ref: RefCallback<T> = useCallback(
    (box: T) => {
      const elements = [...box.querySelectorAll(selector)];
      const shares = elements.map(() => 0);
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, intersectionRatio } of entries)
            shares[elements.indexOf(target)] = intersectionRatio;
          const most = Math.max(...shares);
          setIndex(most < MIN_SHARE ? -1 : shares.indexOf(most));
        },
        { threshold: STEPS },
      );
      for (const element of elements) observer.observe(element);
      return () => observer.disconnect();
    },
    [selector],
  );
  return [ref, index];
}
