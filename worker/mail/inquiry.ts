// An inquiry from the contact form as it is kept.
import type { ContactData } from "#contract/contact.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { TokenUse } from "./form-token.ts";

export type SpamReason =
  | "trap-filled"
  | "token-missing"
  | "token-forged"
  | "too-fast"
  | "links"
  | "markup"
  | "phrases"
  | "foreign-script"
  | "repeated";

/** Score from which an inquiry is marked for the owner and nobody gets a confirmation. */
export const SUSPICIOUS_FROM = 4;

/** Suspicious inquiries are kept and marked, never dropped. */
export interface Suspicion {
  score: number;
  reasons: readonly SpamReason[];
}

/** Who sent an inquiry, to be counted; nothing of it is kept with the inquiry. */
export interface Sender {
  /** Hashed name of the visitor, another one every day. */
  visitor: string;
  /** End of that day, when the count is deleted; ms since 1970. */
  dayEndsAt: number;
}

export interface Submission {
  /** UUID the form made, or one of its words (submission-id.ts); the same one twice is one inquiry. Null: none is like it. */
  submissionId: string | null;
  /** ms since 1970 */
  receivedAt: number;
  contact: ContactData;
  /** Estimate of the price calculator the inquiry is about. */
  estimateId: string | null;
  /** The estimate itself, for the owner's mail; null when none of this id is kept. */
  estimate?: PriceEstimate | null;
  suspicion: Suspicion;
  /** The form's token, to be used up; null when there was none that counts. */
  token?: TokenUse | null;
  sender?: Sender | null;
}

export interface Inquiry extends Omit<Submission, "estimate" | "token" | "sender"> {
  id: string;
}
