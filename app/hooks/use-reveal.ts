// Sections rise into place when they come into view. Content is never hidden: what waits is only a little lower, and only
// while it is below the fold. Without script, in print and with reduced motion nothing waits. Styles: styles/reveal.css.
import { useEffect } from "react";
import { reducedMotion } from "./reduced-motion.ts";

/**
 * Watches the outermost sections inside `container`.
 * @param threshold share of a section that must be visible, 0–1
 * @param page changes when another page is shown, so that its sections are watched
 */
export function useReveal(container: string, threshold: number, page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other sections.
  useEffect(() => {
    if (reducedMotion().matches) return;
    const observer = new IntersectionObserver((entries) => entries.forEach(judge), {
      threshold: [0, threshold],
    });
    const sections = document.querySelectorAll<HTMLElement>(
      `${container} section:not(${container} section section)`,
    );
    for (const section of sections) observer.observe(section);

    function judge({
      target,
      intersectionRatio,
      boundingClientRect: box,
      rootBounds,
    }: IntersectionObserverEntry) {
      const section = target as HTMLElement;
      const windowHeight = rootBounds?.height ?? innerHeight;
      const waiting = section.dataset.reveal === "wait";
      // A section much taller than the window never shows that large a share of itself.
      const reachable = box.height * threshold < windowHeight / 2;
      if (!waiting && box.top >= windowHeight && reachable) section.dataset.reveal = "wait";
      else if (!waiting || intersectionRatio >= threshold) {
        if (waiting) section.dataset.reveal = "done";
        observer.unobserve(section);
      }
    }

    return () => {
      observer.disconnect();
      for (const section of sections) delete section.dataset.reveal;
    };
  }, [container, threshold, page]);
}
