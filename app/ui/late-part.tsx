// A part below the first screen whose HTML is there from the start; its script loads when it comes near the view or
// the visitor interacts. Earlier clicks on its buttons are replayed.
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
import { markReady, markUnready } from "./held-navigation.ts";
import { internalLink } from "./internal-link.ts";

/** Far enough ahead for the script to load while the visitor scrolls. */
const NEAR_VIEW = "600px 0px";
/** Events of an interaction that could change the page. */
const INTERACTION_EVENTS = ["pointerdown", "keydown"];

export interface Late {
  /** Unique on its page. */
  name: string;
  /** Null until loaded. */
  Part: ComponentType | null;
  /** Resolves to null when the script fails to load. */
  fetch: () => Promise<ComponentType | null>;
  /** Hydrates the HTML of the first page. */
  Lazy: ComponentType | null;
}

/** Once the first page is hydrated, parts rendered later belong to other pages. */
let isFirstPageHydrated = false;

/** Call once after hydration. */
export function markFirstPageHydrated(): void {
  isFirstPageHydrated = true;
}

/**
 * Describes a part for LatePart. Where its HTML is missing (on the server, and after a navigation) the page suspends
 * until the part has loaded. No top-level `await` in routes: Safari resolves such a module too early when it is
 * imported twice (WebKit bug 242740). If the script fails the HTML stays.
 */
export function late(name: string, load: () => Promise<ComponentType>): Late {
  let arrival: Promise<ComponentType | null> | undefined;
  const part: Late = { name, Part: null, fetch, Lazy: null };

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
  const html = isFirstPageHydrated ? null : document.querySelector(`[data-late="${name}"]`);
  if (html) part.Lazy = hydrateWhenLoaded(name, untilNeeded(name, html).then(fetch));
  else fetch();
  return part;
}

function hydrateWhenLoaded(name: string, arrival: Promise<ComponentType | null>): ComponentType {
  const takeover = arrival.then((Part) => {
    if (Part) return { default: Part };
    markReady(name);
    return new Promise<never>(() => {});
  });
  return lazy(() => takeover);
}

/** A route handle that prefetches the late parts; rejects when one fails. */
export function withLateParts(...parts: readonly Late[]): { fetchAhead: () => Promise<void> } {
  return { fetchAhead: () => loadLateParts(...parts) };
}

/** Rejects when a script fails to load. */
export async function loadLateParts(...parts: readonly Late[]): Promise<void> {
  const loaded = await Promise.all(parts.map(({ fetch }) => fetch()));
  if (loaded.includes(null)) throw new Error("The script of a late part failed to load.");
}

/** Memo: updates of the parent must not reach a part that is not hydrated yet. */
export const LatePart = memo(function LatePart({ late }: { late: Late }) {
  const [Part] = useState(() => (isFirstPageHydrated ? null : late.Lazy) ?? late.Part);
  return Part ? <Box name={late.name} Part={Part} /> : <PendingPart late={late} />;
});

function PendingPart({ late: { name, fetch } }: { late: Late }) {
  const Part = use(fetch());
  // Reloaded, the page comes as HTML.
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
        <AfterHydration
          onReady={() => {
            markReady(name);
            release();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Resolves when `part` comes near the view, the visitor interacts, or a history navigation waits for it. */
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
    const onInteraction = (event: Event) => !opensPage(event) && finish();
    for (const type of INTERACTION_EVENTS) {
      addEventListener(type, onInteraction, { capture: true, passive: true, signal: done.signal });
    }
  });
}

/** Hydrating this page would only delay the one about to open. */
function opensPage(event: Event): boolean {
  const isPressed = event.type === "pointerdown" || (event as KeyboardEvent).key === "Enter";
  const path = isPressed ? internalLink(event)?.pathname : undefined;
  return path !== undefined && path !== location.pathname;
}

/** Keeps clicks on buttons inside `box`; the returned function replays them. */
function useKeptClicks(box: RefObject<HTMLDivElement | null>): () => void {
  const early = useRef<HTMLButtonElement[] | null>([]);

  useEffect(() => {
    function keep(event: MouseEvent) {
      const button = (event.target as Element).closest("button");
      if (button && box.current?.contains(button)) early.current?.push(button);
    }
    // On the window: React stops events of unhydrated content at the document.
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);
  }, [box]);

  return () => {
    const clicked = early.current ?? [];
    early.current = null;
    for (const button of clicked) button.click();
  };
}

function AfterHydration({ onReady }: { onReady: () => void }) {
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return null;
}
