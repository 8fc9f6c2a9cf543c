import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether an element is in the window right now.
 * @param threshold share of the element that must be visible, 0–1
 * @returns the ref for the element, and the answer (false until the browser has looked)
 */
export function useInView<T extends Element>(threshold = 0): [RefCallback<T>, boolean] {
  const [inView, setInView] = useState(false);
  const ref = useCallback((element: T) => watchInView(element, threshold, setInView), [threshold]);
  return [ref, inView];
}

/** Reports every crossing of the threshold. Returns the way to stop. */
export function watchInView(
  element: Element,
  threshold: number,
  report: (inView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) report(latest.isIntersecting && latest.intersectionRatio >= threshold);
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
