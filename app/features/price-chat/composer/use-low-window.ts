import { useSyncExternalStore } from "react";

/** CSS px: less is left of a phone's window when its keyboard is open. */
const LOW = 560;

/** Whether so little of the window is visible. A keyboard covers the page without resizing it, so media queries do not tell. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (visualViewport?.height ?? innerHeight) < LOW,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}
