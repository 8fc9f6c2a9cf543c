// What the outbox keeps, as it tells it.
import type { Inquiry } from "../inquiry.ts";
import type { FailureClass, Mail, MailKind } from "../mail.ts";
import type { KeptMail } from "./kept-mail.ts";
import type { Attempts } from "./schedule.ts";

/** dead: given up, kept for the owner to see. */
export type MailState = "waiting" | "sending" | "delivered" | "dead";

/** What became of a mail. "refused": for good, such as a mailbox that does not exist. */
export type MailFate = "open" | "delivered" | "refused" | "given-up";

export interface QueuedMail extends Attempts {
  /** UUID the outbox made; the only name of a mail in the log. */
  id: string;
  /** Which sending this is, from 1. */
  attempt: number;
  inquiryId: string | null;
  mail: KeptMail;
}

/** Times in ms since 1970. */
export interface MailSummary {
  id: string;
  inquiryId: string | null;
  kind: MailKind;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  createdAt: number;
  nextTryAt: number | null;
  deliveredAt: number | null;
  lastFailure: { failure: FailureClass; reason: string } | null;
}

export interface StoredMail extends MailSummary {
  /** Null where what it was about is not kept any more. */
  mail: Mail | null;
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

/** stored: now, or before under the same submission id (`isNew` false). too-many: the sender's daily limit is reached. */
export type Accepted = { outcome: "stored"; id: string; isNew: boolean } | { outcome: "too-many" };

/** queued: now, or before under the same key. Otherwise nothing is stored: mailbox, sender or outbox is at its limit. */
export type Enqueued =
  | { outcome: "queued"; id: string; isNew: boolean }
  | { outcome: "too-many" | "sender-too-many" | "no-room" };
