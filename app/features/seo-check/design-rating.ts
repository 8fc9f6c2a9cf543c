// Who may have the AI design rating. There are no accounts: every visitor counts as premium and anonymous. The other
// branch is kept for the day that changes.
import { premiumOnly } from "#content/pages/seo-check.ts";

export interface Visitor {
  premium: boolean;
  anonymous: boolean;
}

export const everyVisitor: Visitor = { premium: true, anonymous: true };

/** Whether the checkbox can be used. */
export function mayRateDesign(visitor: Visitor): boolean {
  return visitor.premium;
}

/** What a visitor hears whose rating is on without the right to it; null when all is well. */
export function designRatingMessage(visitor: Visitor, wanted: boolean): string | null {
  if (!wanted || mayRateDesign(visitor)) return null;
  return visitor.anonymous ? premiumOnly.anonymous : premiumOnly.registered;
}
