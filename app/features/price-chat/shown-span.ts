// The span so far of a conversation that has begun, for the page around it.
import { useSyncExternalStore } from "react";

let shown: string | null = null;
const listeners = new Set<() => void>();

/** In words; null: nothing has been said yet. */
export function showSpan(span: string | null): void {
  if (span === shown) return;
  shown = span;
  for (const listener of listeners) listener();
}

export function useShownSpan(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
