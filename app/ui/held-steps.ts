// Steps through the history that come while parts of the page are still waiting for their script. React renders such a step at
// once, and a part it cannot take over yet would vanish until its script is there. So the step waits; the browser has jumped already.

/** By name, what fetches the script of a part. */
const unready = new Map<string, () => void>();
let isHeld = false;

/** `wake` is called when a step waits for this part; markReady ends the waiting. */
export function markUnready(name: string, wake: () => void): void {
  unready.set(name, wake);
  addEventListener("popstate", hold, true);
}

/** The part has been taken over, has left the page, or stays HTML as its script did not come. */
export function markReady(name: string): void {
  unready.delete(name);
  if (unready.size > 0) return;
  removeEventListener("popstate", hold, true);
  // Once for all: what counts is where the visitor is now.
  if (isHeld) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  isHeld = false;
}

function hold(event: Event): void {
  event.stopImmediatePropagation();
  isHeld = true;
  for (const wake of unready.values()) wake();
}
