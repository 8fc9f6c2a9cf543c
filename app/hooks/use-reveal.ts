// Moves sections into place when they come into view. Content is never hidden, only a little lower while below the
// fold; nothing moves without script, in print and with reduced motion. Styles: styles/reveal.css.
import { useEffect } from "react";
import { reducedMotion } from "./reduced-motion.ts";

/** Watches the outermost sections inside `container`. `threshold`: visible share, 0–1; `page` changes with the page. */
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
      // A section much taller than the window never reaches the threshold.
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
