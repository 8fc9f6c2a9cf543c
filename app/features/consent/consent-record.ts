// The stored consent as data: what counts as one, and how long.

/** What a visitor can allow or refuse. */
export const consentCategories = ["analytics", "marketing", "preferences"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

export interface ConsentRecord extends ConsentChoice {
  necessary: true;
  /** Which question was answered. */
  version: number;
}

/**
 * Counted up when the purposes behind the switches change: then every visitor is asked again. 2: preferences also keep the
 * last results of the SEO check.
 */
export const CONSENT_VERSION = 2;
/** Supervisory authorities call six months a sensible time before asking again. */
const CONSENT_MONTHS = 6;

export function consentRecord(choice: ConsentChoice): ConsentRecord {
  const { analytics, marketing, preferences } = choice;
  return { necessary: true, analytics, marketing, preferences, version: CONSENT_VERSION };
}

/**
 * The consent that two stored texts hold, or null when there is none that counts: damaged, given to another version
 * of the question, or too old. This site always writes a version: a record without one has only the fields that every such
 * record must have, and is taken for an answer to the present question. Without a date its age says nothing.
 */
export function readConsent(record: string | null, date: string | null, now: Date): ConsentRecord | null {
  const stored = parseObject(record);
  if (!stored || (stored.version ?? CONSENT_VERSION) !== CONSENT_VERSION) return null;
  if (date !== null && !isFresh(new Date(date), now)) return null;
  const { analytics, marketing, preferences } = stored;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || typeof preferences !== "boolean") {
    return null;
  }
  return consentRecord({ analytics, marketing, preferences });
}

function isFresh(given: Date, now: Date): boolean {
  const end = new Date(given);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  // False for an unreadable date, too: NaN compares as false.
  return end > now;
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
