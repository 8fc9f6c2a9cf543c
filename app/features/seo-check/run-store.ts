// Where the results of earlier analyses lie: in the browser's storage while consent allows it, else for this visit.
import { readItem, removeItem, writeItem } from "../../storage.ts";

/** Name in browser storage. What stands there is read and bounded by report/comparison. */
export const RUNS_KEY = "seoCheckHistory";

const listeners = new Set<() => void>();
let ofThisVisit: string | null = null;
let allowed = false;

export function storedRuns(): string | null {
  return (allowed ? readItem(RUNS_KEY) : null) ?? ofThisVisit;
}

export function storeRuns(runs: string): void {
  ofThisVisit = runs;
  if (allowed) writeItem(RUNS_KEY, runs);
}

/** Whether a later visit will find them. */
export function areRunsKept(): boolean {
  return allowed;
}

/** Calls `listener` when consent is given or taken back, until the returned function is called. */
export function subscribeRunsKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the consent: given, this visit's runs are stored; taken back, all are forgotten. */
export function keepRuns(mayKeep: boolean): void {
  if (allowed && !mayKeep) ofThisVisit = null;
  allowed = mayKeep;
  if (!allowed) removeItem(RUNS_KEY);
  else if (ofThisVisit !== null && readItem(RUNS_KEY) === null) writeItem(RUNS_KEY, ofThisVisit);
  for (const listener of [...listeners]) listener();
}
