// The arithmetic of the daily quota, free of storage and time.

/** What one visitor has done in one day. */
export interface QuotaCount {
  /** Analyses that count: finished or under way. */
  used: number;
  /** Analyses ever begun, failed ones included. */
  attempts: number;
}

/** Failures are given back, but not without end: so many attempts a day belong to the usual limit of three. */
const MIN_ATTEMPTS = 10;
/** A limit raised for tests raises the attempts in the same proportion. */
const ATTEMPTS_PER_ANALYSIS = MIN_ATTEMPTS / 3;

export const unusedQuota: QuotaCount = { used: 0, attempts: 0 };

/** Attempts a day at a limit of analyses a day. */
export function maxAttempts(limit: number): number {
  return Math.max(MIN_ATTEMPTS, Math.ceil(limit * ATTEMPTS_PER_ANALYSIS));
}

/** Whether one more analysis may begin. `attempts`: how many may begin in all, failed ones included. */
export function canBegin(count: QuotaCount, limit: number, attempts: number): boolean {
  return count.used < limit && count.attempts < attempts;
}

/** The count while one more analysis runs. */
export function begin(count: QuotaCount): QuotaCount {
  return { used: count.used + 1, attempts: count.attempts + 1 };
}

/** The count after an analysis failed: the use is given back, the attempt is not. */
export function refund(count: QuotaCount): QuotaCount {
  return { used: Math.max(0, count.used - 1), attempts: count.attempts };
}

/** The count after an analysis turned out not to begin at all. */
export function withdraw(count: QuotaCount): QuotaCount {
  return { used: Math.max(0, count.used - 1), attempts: Math.max(0, count.attempts - 1) };
}

/** The number a visitor is told. Shows the quota as used up even if only the attempts are. */
export function displayedUse(count: QuotaCount, limit: number): number {
  return canBegin(count, limit, maxAttempts(limit)) ? count.used : Math.max(limit, count.used);
}
