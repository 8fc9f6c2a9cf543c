// Browser storage may be blocked, full or absent: these functions never throw.
import { tryOr } from "./try-or.ts";

export function readItem(key: string): string | null {
  return tryOr(() => localStorage.getItem(key), null);
}

/** Returns whether the value was stored. */
export function writeItem(key: string, value: string): boolean {
  return tryOr(() => {
    localStorage.setItem(key, value);
    return true;
  }, false);
}

export function removeItem(key: string): void {
  // Blocked storage has nothing to remove.
  tryOr(() => localStorage.removeItem(key), undefined);
}
