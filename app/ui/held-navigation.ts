// History navigation while parts wait for their script: React would render at once and parts not hydrated yet would
// vanish. So the event is held until they are ready; the browser has already changed the URL.

/** Starts loading a part, by its name. */
const unready = new Map<string, () => void>();
let isHeld = false;

/** `wake` is called when a navigation waits for this part, until markReady. */
export function markUnready(name: string, wake: () => void): void {
  unready.set(name, wake);
  addEventListener("popstate", hold, true);
}

/** The part is hydrated, unmounted, or stays HTML because its script failed. */
export function markReady(name: string): void {
  unready.delete(name);
  if (unready.size > 0) return;
  removeEventListener("popstate", hold, true);
  // Replayed once: only the current location counts.
  if (isHeld) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  isHeld = false;
}

function hold(event: Event): void {
  event.stopImmediatePropagation();
  isHeld = true;
  for (const wake of unready.values()) wake();
}
