import { readItem, writeItem } from "#app/storage.ts";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import type { SeoQuota } from "#contract/seo-request.ts";

export const USAGE_KEY = "seoCheckUsage";
export const USAGE_DATE_KEY = "seoCheckUsageDate";

/** Local calendar day, YYYY-MM-DD. */
export function localDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** 0 when the count is missing, damaged or of another day. Without a date it counts as today's. */
export function readUsage(count: string | null, date: string | null, today: string): number {
  if (date !== null && date !== today && localDay(new Date(date)) !== today) return 0;
  return /^\d{1,9}$/.test(count ?? "") ? Number(count) : 0;
}

/**
 * The higher of the browser's and the server's count, 0 to SEO_DAILY_LIMIT. A server with another limit counts by
 * what it has left, and not at all after its reset.
 */
export function usedToday(local: number, server: SeoQuota | null, now: Date): number {
  const current = server !== null && now < new Date(server.resetsAt) ? server : null;
  const counted = current ? SEO_DAILY_LIMIT - (current.limit - current.used) : 0;
  return Math.min(SEO_DAILY_LIMIT, Math.max(0, local, counted));
}

export function isUsedUp(used: number): boolean {
  return used >= SEO_DAILY_LIMIT;
}

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

/** Dates a count without a date, which would otherwise never expire. */
export function addMissingUsageDate(): void {
  const count = storedUsage();
  if (count > 0 && readItem(USAGE_DATE_KEY) === null) storeUsage(count);
}
