import { useSyncExternalStore } from "react";

let isHydrated = false;

/** True after hydration, for each user in a task of its own, so that what follows is not one long task. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}

/** Called at hydration. */
function subscribe(onChange: () => void): () => void {
  if (isHydrated) return () => {};
  const timer = setTimeout(() => {
    isHydrated = true;
    onChange();
  });
  return () => clearTimeout(timer);
}
