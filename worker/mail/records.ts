// What the outbox keeps, as it tells it.
import type { Inquiry } from "./inquiry.ts";
import type { FailureClass, Mail, MailKind } from "./mail.ts";
import type { Tries } from "./schedule.ts";

/** dead: given up, kept for the owner to see. */
export type MailState = "waiting" | "sending" | "delivered" | "dead";

/** A mail taken out to be sent. */
export interface QueuedMail extends Tries {
  /** UUID the outbox made; the only name of a mail in the log. */
  id: string;
  /** Which sending this is, from 1. */
  attempt: number;
  mail: Mail;
}

/** Times in ms since 1970. */
export interface MailSummary {
  id: string;
  /** Null for mails that belong to no inquiry. */
  inquiryId: string | null;
  kind: MailKind;
  to: string;
  subject: string;
  state: MailState;
  /** Sendings begun. */
  attempts: number;
  createdAt: number;
  nextTryAt: number | null;
  deliveredAt: number | null;
  lastFailure: { failure: FailureClass; reason: string } | null;
}

export interface StoredMail extends MailSummary {
  mail: Mail;
}

/** An inquiry with the state of the owner's mail about it; delivered, too, once its copy is deleted. */
export interface Lead extends Inquiry {
  ownerMail: MailState;
}

export interface LeadsPage {
  leads: Lead[];
  /** For the next call; null when this was the last page. */
  after: number | null;
}

/**
 * stored: now, or by an earlier call with the same submission; `id` is the UUID of the inquiry, `isNew` false when it was known.
 * too-many: its sender has had enough for a day, and nothing is stored.
 */
export type Accepted = { outcome: "stored"; id: string; isNew: boolean } | { outcome: "too-many" };

/** queued: stored, now or by an earlier call with the same key. */
export type Enqueued = { outcome: "queued"; id: string; isNew: boolean } | { outcome: "too-many" };
