// A part below the first screen whose script waits: its HTML is there from the start, and React takes it over when it
// comes near the view or the visitor does something. Clicks on its buttons that come before are kept and replayed.
import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { markReady, markUnready } from "./held-steps.ts";
import { ownLink } from "./own-link.ts";

/** Far enough ahead that the script is there when a scrolling visitor is. */
const NEAR_VIEW = "600px 0px";
/** What a visitor does before anything on the page can change. */
const SIGNS_OF_LIFE = ["pointerdown", "keydown"];

interface Late {
  /** Unique on its page. */
  name: string;
  /** Null until its script is there. */
  Part: ComponentType | null;
  /** Resolves to null when the script cannot be fetched. */
  fetch: () => Promise<ComponentType | null>;
  /** What takes over the HTML that the first page came with. */
  Held: ComponentType | null;
}

/** Whether the page that came as HTML lives: what is drawn from then on belongs to other pages. */
let isFirstPageLive = false;

/** To be called once, by the hydrated page. */
export function firstPageIsLive(): void {
  isFirstPageLive = true;
}

/**
 * Describes a part for LatePart. Where the page's HTML is not there yet (on the server, and on the way from another page)
 * the page waits for the part, so that it is complete when it shows. Not by `await` in the route: Safari hands out a module that
 * waits before it is ready as soon as it is asked for twice (WebKit bug 242740). A part whose script cannot be fetched stays the HTML it is.
 */
export function late(name: string, load: () => Promise<ComponentType>): Late {
  let arrival: Promise<ComponentType | null> | undefined;
  const part: Late = { name, Part: null, fetch, Held: null };

  function fetch() {
    arrival ??= load().then(
      (Part) => {
        part.Part = Part;
        return Part;
      },
      () => null,
    );
    return arrival;
  }

  if (import.meta.env.SSR) return part;
  const html = isFirstPageLive ? null : document.querySelector(`[data-late="${name}"]`);
  if (html) part.Held = held(name, untilNeeded(name, html).then(fetch));
  else fetch();
  return part;
}

function held(name: string, arrival: Promise<ComponentType | null>): ComponentType {
  const takeover = arrival.then((Part) => {
    if (Part) return { default: Part };
    markReady(name);
    return new Promise<never>(() => {});
  });
  return lazy(() => takeover);
}

/** The handle of a route: who fetches its page ahead waits for its late parts, and hears of one that does not come. */
export function comesWith(...parts: readonly Late[]): { fetchAhead: () => Promise<void> } {
  return { fetchAhead: () => arrived(...parts) };
}

/** Rejects when the script of one cannot be fetched. */
export async function arrived(...parts: readonly Late[]): Promise<void> {
  const there = await Promise.all(parts.map(({ fetch }) => fetch()));
  if (there.includes(null)) throw new Error("The script of a part did not come.");
}

/** Memo: an update of the parent must not reach a part that React has not taken over yet. */
export const LatePart = memo(function LatePart({ late }: { late: Late }) {
  const [Part] = useState(() => (isFirstPageLive ? null : late.Held) ?? late.Part);
  return Part ? <Box name={late.name} Part={Part} /> : <Coming late={late} />;
});

function Coming({ late: { name, fetch } }: { late: Late }) {
  const Part = use(fetch());
  // Loaded anew, the page comes as HTML.
  useEffect(() => {
    if (!Part) location.reload();
  }, [Part]);
  return Part && <Box name={name} Part={Part} />;
}

function Box({ name, Part }: { name: string; Part: ComponentType }) {
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
}

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
