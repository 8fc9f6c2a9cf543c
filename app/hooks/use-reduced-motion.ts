import { useSyncExternalStore } from "react";
import { reducedMotion } from "./reduced-motion.ts";

/** Whether the visitor asked for less motion. True on the server and in the first render: delivered pages stand still. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
