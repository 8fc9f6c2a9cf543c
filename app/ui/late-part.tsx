// A part below the first screen whose script waits: its HTML is there from the start, and React takes it over when it
// comes near the view or the visitor does something. Clicks on its buttons that come before are kept and replayed.
import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from "react";
import { markReady, markUnready } from "./held-steps.ts";
import { ownLink } from "./own-link.ts";

/** Far enough ahead that the script is there when a scrolling visitor is. */
const NEAR_VIEW = "600px 0px";
/** What a visitor does before anything on the page can change. */
const SIGNS_OF_LIFE = ["pointerdown", "keydown"];

interface Late {
  /** Unique on its page. */
  name: string;
  Part: ComponentType;
}

/** Whether the page that came as HTML lives: what is described from then on belongs to other pages. */
let isFirstPageLive = false;

/** To be called once, by the hydrated page. */
export function firstPageIsLive(): void {
  isFirstPageLive = true;
}

/**
 * Describes a part for LatePart; routes await it while they load. Where the page's HTML is not there yet (on the server,
 * and on the way from another page) the part comes with the route, so that the page is complete when it shows.
 * A part whose script cannot be fetched stays the HTML it is.
 */
export async function late(name: string, load: () => Promise<ComponentType>): Promise<Late> {
  const isThere = !(import.meta.env.SSR || isFirstPageLive);
  const part = isThere ? document.querySelector(`[data-late="${name}"]`) : null;
  if (!part) return { name, Part: await load() };
  const arrival = untilNeeded(name, part)
    .then(load)
    .then((Part) => ({ default: Part }))
    .catch(() => {
      markReady(name);
      return new Promise<never>(() => {});
    });
  return { name, Part: lazy(() => arrival) };
}

/** Memo: an update of the parent must not reach a part that React has not taken over yet. */
export const LatePart = memo(function LatePart({ late: { name, Part } }: { late: Late }) {
  const box = useRef<HTMLDivElement>(null);
  const release = useKeptClicks(box);
  useEffect(() => () => markReady(name), [name]);
  return (
    <div ref={box} data-late={name}>
      <Suspense>
        <Part />
        <WhenReady
          onReady={() => {
            markReady(name);
            release();
          }}
        />
      </Suspense>
    </div>
  );
});

/** Resolves when `part` comes near the view, the visitor does something, or a step through the history waits for it. */
function untilNeeded(name: string, part: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), {
      rootMargin: NEAR_VIEW,
    });
    function finish() {
      observer.disconnect();
      done.abort();
      resolve();
    }
    observer.observe(part);
    markUnready(name, finish);
    const notice = (event: Event) => !opensPage(event) && finish();
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, notice, { capture: true, passive: true, signal: done.signal });
    }
  });
}

/** Whether another page is about to come: what this one would still take over is work in its way. */
function opensPage(event: Event): boolean {
  const isPressed = event.type === "pointerdown" || (event as KeyboardEvent).key === "Enter";
  const path = isPressed ? ownLink(event)?.pathname : undefined;
  return path !== undefined && path !== location.pathname;
}

/** Keeps clicks on buttons inside `box` until the returned function is called, which replays them. */
function useKeptClicks(box: RefObject<HTMLDivElement | null>): () => void {
  const early = useRef<HTMLButtonElement[] | null>([]);

  useEffect(() => {
    function keep(event: MouseEvent) {
      const button = (event.target as Element).closest("button");
      if (button && box.current?.contains(button)) early.current?.push(button);
    }
    // On the window: at the document React stops events for what it has not taken over yet.
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);
  }, [box]);

  return () => {
    const clicked = early.current ?? [];
    early.current = null;
    for (const button of clicked) button.click();
  };
}

function WhenReady({ onReady }: { onReady: () => void }) {
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return null;
}
