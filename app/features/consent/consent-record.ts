import { tryOr } from "../../try-or.ts";

export const consentCategories = ["analytics", "marketing", "preferences"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

export interface ConsentRecord extends ConsentChoice {
  necessary: true;
  /** Version of the question that was answered. */
  version: number;
}

/**
 * Raised when the purposes behind the switches change, so that every visitor is asked again. 2: preferences also keep
 * the last results of the SEO check. 3: analytics counts looks at pages.
 */
export const CONSENT_VERSION = 3;
/** Supervisory authorities call six months a sensible time before asking again. */
const CONSENT_MONTHS = 6;

export function consentRecord(choice: ConsentChoice): ConsentRecord {
  const { analytics, marketing, preferences } = choice;
  return { necessary: true, analytics, marketing, preferences, version: CONSENT_VERSION };
}

/**
 * The stored consent; null when it is damaged, older than CONSENT_MONTHS, or given to another version of the
 * question. A record without a version was not written by this site and counts as current; without a date its age is
 * unknown.
 */
export function readConsent(record: string | null, date: string | null, now: Date): ConsentRecord | null {
  const stored = parseObject(record);
  if (!stored || (stored.version ?? CONSENT_VERSION) !== CONSENT_VERSION) return null;
  if (date !== null && !isFresh(new Date(date), now)) return null;
  if (consentCategories.some((category) => typeof stored[category] !== "boolean")) return null;
  return consentRecord(stored as Record<string, unknown> & ConsentChoice);
}

function isFresh(given: Date, now: Date): boolean {
  const end = new Date(given);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  // NaN compares as false, so an unreadable date is not fresh.
  return end > now;
}

function parseObject(text: string | null): Record<string, unknown> | null {
  const value: unknown = tryOr(() => JSON.parse(text ?? "null"), null);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}
