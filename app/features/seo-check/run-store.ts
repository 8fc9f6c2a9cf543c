// Stores runs of the SEO check in the browser while consent allows it, else for this visit.
import { readItem, removeItem, writeItem } from "../../storage.ts";

/** Parsed and limited by report/comparison. */
export const RUNS_KEY = "seoCheckHistory";

const listeners = new Set<() => void>();
let sessionRuns: string | null = null;
let allowed = false;

export function loadRuns(): string | null {
  return (allowed ? readItem(RUNS_KEY) : null) ?? sessionRuns;
}

export function storeRuns(runs: string): void {
  sessionRuns = runs;
  if (allowed) writeItem(RUNS_KEY, runs);
}

/** Whether the next visit will find them. */
export function isRunStorageAllowed(): boolean {
  return allowed;
}

/** Calls `listener` when consent changes; returns the unsubscribe function. */
export function subscribeRunStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Given consent stores this visit's runs, withdrawn consent deletes all. */
export function allowRunStorage(mayKeep: boolean): void {
  if (allowed && !mayKeep) sessionRuns = null;
  allowed = mayKeep;
  if (!allowed) removeItem(RUNS_KEY);
  else if (sessionRuns !== null && readItem(RUNS_KEY) === null) writeItem(RUNS_KEY, sessionRuns);
  for (const listener of [...listeners]) listener();
}
