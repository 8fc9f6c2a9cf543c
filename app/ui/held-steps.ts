// Steps through the history that come while parts of the page are still waiting for their script. React renders such a step at
// once, and a part it cannot take over yet would vanish until its script is there. So the step waits; the browser has jumped already.

/** So long at most: without its script a part stays HTML, and the way back must not end there. */
const MOST_MS = 2_000;

const unready = new Set<string>();
const wakers = new Set<() => void>();
let release: (() => void) | null = null;

/** `wake` is called when a step waits for this part; markReady ends the waiting. */
export function markUnready(name: string, wake: () => void): void {
  if (unready.size === 0) addEventListener("popstate", hold, true);
  unready.add(name);
  wakers.add(wake);
}

/** The part has been taken over, or has left the page. */
export function markReady(name: string): void {
  if (!unready.delete(name) || unready.size > 0) return;
  removeEventListener("popstate", hold, true);
  wakers.clear();
  release?.();
}

function hold(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  for (const wake of wakers) wake();
  if (release) return;
  const timer = setTimeout(() => release?.(), MOST_MS);
  release = () => {
    release = null;
    clearTimeout(timer);
    removeEventListener("popstate", hold, true);
    // What counts is where the visitor is now, whichever step led there.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    if (unready.size > 0) addEventListener("popstate", hold, true);
  };
}
