// All slides share one place; without script they are stacked.
import { type KeyboardEvent, type RefCallback, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { type Project, projectWords } from "#content/portfolio/portfolio.ts";
import "./carousel.css";
import { useProjectDialog } from "#app/features/portfolio/use-project-dialog.ts";
import { observeVisibility } from "#app/hooks/observe-visibility.ts";
import { arrowSteps, ringStep } from "./carousel-state.ts";
import { Slide } from "./slide.tsx";
import { useSwipe } from "./use-swipe.ts";

/** Visible share of the carousel from which its website runs. */
const LIVE_FROM = 0.3;

export function Carousel({ projects }: { projects: readonly Project[] }) {
  const hydrated = useHydrated();
  const [active, setActive] = useState(0);
  const [direction, setDirection] = useState<"next" | "previous">();
  const dialog = useProjectDialog<HTMLDivElement>();
  const [live, isLive] = useInView<HTMLElement>(LIVE_FROM);
  const activeSlide = useRef<HTMLLIElement>(null);
  const takesFocus = useRef(false);

  function move(by: -1 | 1) {
    // Focus inside the leaving slide would be lost, so it moves to the next one.
    takesFocus.current = activeSlide.current?.contains(document.activeElement) ?? false;
    setActive(ringStep(active, by, projects.length));
    setDirection(by > 0 ? "next" : "previous");
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another slide has come.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    activeSlide.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [active]);

  const swipe = useSwipe<HTMLUListElement>(move);

  function moveByArrow(event: KeyboardEvent) {
    const by = arrowSteps[event.key];
    if (!by || dialog.project || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  }

  const shown = projects[active];
  const position = `${active + 1} / ${projects.length}`;

  return (
    <section
      ref={live}
      aria-roledescription={projectWords.carouselRole}
      aria-label={projectWords.carousel}
      onKeyDown={moveByArrow}
    >
      <div ref={dialog.ref} className="carousel-controls">
        <button type="button" onClick={() => move(-1)} aria-label={projectWords.previous}>
          <span aria-hidden="true" className="i-tabler-arrow-left" />
        </button>
        <span aria-hidden="true">{position}</span>
        <button type="button" onClick={() => move(1)} aria-label={projectWords.next}>
          <span aria-hidden="true" className="i-tabler-arrow-right" />
        </button>
      </div>
      <p aria-live="polite" className="visually-hidden">
        {direction && shown && projectWords.position(active + 1, projects.length, shown.title)}
      </p>
      <ul ref={swipe} className="slides" data-direction={direction}>
        {projects.map((project, index) => (
          <li
            key={project.slug}
            ref={index === active ? activeSlide : undefined}
            className="slide"
            data-look={project.slug}
            data-active={index === active || undefined}
            inert={hydrated && index !== active}
          >
            <Slide
              project={project}
              live={isLive && index === active && !dialog.project}
              onPreview={() => dialog.open(project)}
            />
          </li>
        ))}
      </ul>
      {dialog.Dialog && <dialog.Dialog project={dialog.project} onClose={dialog.close} />}
    </section>
  );
}

/** Whether the given share (0–1) of an element is visible; false on the server. */
function useInView<T extends Element>(threshold: number): [RefCallback<T>, boolean] {
  const [inView, setInView] = useState(false);
  const ref: RefCallback<T> = useCallback(
    (element: T) => observeVisibility(element, threshold, setInView),
    [threshold],
  );
  return [ref, inView];
}
