import { useSyncExternalStore } from "react";

let isHydrated = false;

/**
 * False on the server and while the page is taken over, true from then on: for what only the browser can know. It turns true in
 * a task of its own for each user, so that taking over and what follows from it are not one long task.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}

/** React subscribes when the page is taken over. */
function subscribe(onChange: () => void): () => void {
  if (isHydrated) return () => {};
  const timer = setTimeout(() => {
    isHydrated = true;
    onChange();
  });
  return () => clearTimeout(timer);
}
