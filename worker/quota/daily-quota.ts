// A visitor's quota of the day as routes see it; seo-quota.ts is where the count lives.
import type { SeoQuota as QuotaAnswer } from "#contract/seo-request.ts";
import { nextBerlinMidnight } from "./day.ts";
import { displayedUse, maxAttempts, type QuotaCount } from "./quota-rules.ts";

export interface DailyQuota {
  /** What the visitor has used today. */
  read(visitor: string): Promise<QuotaAnswer>;
  /** Counts one analysis before it begins. */
  reserve(visitor: string): Promise<Reservation>;
}

/** `restore` is to be called once at the most: a second call would give back another use. */
type Reservation =
  | { granted: true; restore: () => Promise<void> }
  | { granted: false; retryAfterSeconds: number };

/** Where the count of one visitor lives: the Durable Object's stub, or a stand-in. */
export interface QuotaStore {
  read(): Promise<QuotaCount>;
  reserve(limit: number, expiresAt: number, attempts: number): Promise<{ granted: boolean }>;
  restore(): Promise<void>;
}

/**
 * @param open the store of a visitor, whose name changes at midnight. A reservation keeps its store: a late refund
 * still reaches the day it was taken from.
 */
export function createDailyQuota(
  open: (visitor: string) => QuotaStore,
  limit: number,
  now: () => Date,
): DailyQuota {
  return {
    async read(visitor) {
      const count = await open(visitor).read();
      return { used: displayedUse(count, limit), limit, resetsAt: nextBerlinMidnight(now()).toISOString() };
    },
    async reserve(visitor) {
      const store = open(visitor);
      const resetsAt = nextBerlinMidnight(now()).getTime();
      const { granted } = await store.reserve(limit, resetsAt, maxAttempts(limit));
      if (granted) return { granted, restore: () => store.restore() };
      return { granted, retryAfterSeconds: Math.ceil((resetsAt - now().getTime()) / 1000) };
    },
  };
}
