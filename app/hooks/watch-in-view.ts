/**
 * Reports every crossing of the threshold by an element. Returns the way to stop, so a ref callback can end with it.
 * @param threshold share of the element that must be in the window to count as in view, 0–1
 */
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
