/**
 * Reports every crossing of the threshold; returns the cleanup.
 * @param threshold visible share of the element, 0–1
 */
export function observeVisibility(
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
