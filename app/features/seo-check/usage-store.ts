// The daily counter in browser storage; where storage is blocked it holds for the visit.
import { readItem, writeItem } from "../../storage.ts";
import { localDay, readUsage, USAGE_DATE_KEY, USAGE_KEY } from "./usage.ts";

let unstored: { count: number; day: string } | null = null;

export function storedUsage(): number {
  const today = localDay(new Date());
  if (unstored) return readUsage(String(unstored.count), unstored.day, today);
  return readUsage(readItem(USAGE_KEY), readItem(USAGE_DATE_KEY), today);
}

export function storeUsage(count: number): void {
  const day = localDay(new Date());
  const stored = writeItem(USAGE_KEY, String(count)) && writeItem(USAGE_DATE_KEY, day);
  unstored = stored ? null : { count, day };
}

/** A count without a date would never end: it gets today's. */
export function dateUsage(): void {
  const count = storedUsage();
  if (count > 0 && readItem(USAGE_DATE_KEY) === null) storeUsage(count);
}
