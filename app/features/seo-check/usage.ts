// How many analyses a visitor has used today: kept in the browser, and counted by the server as well.
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import type { SeoQuota } from "#contract/seo-request.ts";

/** Names in browser storage. */
export const USAGE_KEY = "seoCheckUsage";
export const USAGE_DATE_KEY = "seoCheckUsageDate";

/** The visitor's calendar day, YYYY-MM-DD. */
export function localDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The stored count, 0 when it is missing, damaged or of another day. A count without a date is taken as today's. */
export function readUsage(count: string | null, date: string | null, today: string): number {
  if (date !== null && date !== today && localDay(new Date(date)) !== today) return 0;
  return /^\d{1,9}$/.test(count ?? "") ? Number(count) : 0;
}

/**
 * What the page shows: the higher of the browser's and the server's count, 0 to SEO_DAILY_LIMIT. A server with another
 * limit is read by what it leaves. A server count past its reset says nothing any more.
 */
export function usedToday(local: number, server: SeoQuota | null, now: Date): number {
  const current = server !== null && now < new Date(server.resetsAt) ? server : null;
  const counted = current ? SEO_DAILY_LIMIT - (current.limit - current.used) : 0;
  return Math.min(SEO_DAILY_LIMIT, Math.max(0, local, counted));
}

export function isUsedUp(used: number): boolean {
  return used >= SEO_DAILY_LIMIT;
}
