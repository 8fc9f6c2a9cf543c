// For how long a report is shared, and how its sender may change that. Pure.
import type { ShareDays } from "#contract/shared-report.ts";

export interface ShareTerms {
  /** As chosen when it was shared. */
  days: ShareDays;
  /** ms since 1970 */
  sharedAt: number;
  expiresAt: number;
  /** Once is all. */
  isProlonged: boolean;
}

export const senderChanges = ["shorten", "prolong", "delete"] as const;
export type SenderChange = (typeof senderChanges)[number];

const DAY_MS = 86_400_000;
/** What is left after shortening. */
const SHORT_DAYS = 1;

/** Ends after one more day; null where it ends sooner anyway. */
export function shortened(terms: ShareTerms, now: number): ShareTerms | null {
  const expiresAt = now + SHORT_DAYS * DAY_MS;
  return expiresAt < terms.expiresAt ? { ...terms, expiresAt } : null;
}

/** As many days again, once; null the second time. */
export function prolonged(terms: ShareTerms): ShareTerms | null {
  if (terms.isProlonged) return null;
  return { ...terms, expiresAt: terms.expiresAt + terms.days * DAY_MS, isProlonged: true };
}
