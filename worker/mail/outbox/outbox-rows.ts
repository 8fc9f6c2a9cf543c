// Rows of the outbox's tables and what they stand for. What is in them was checked before it was stored.
import type { Inquiry } from "../inquiry.ts";
import type { FailureClass, MailKind } from "../mail.ts";
import type { KeptMail } from "./kept-mail.ts";
import type { Lead, MailState, MailSummary, QueuedMail } from "./records.ts";

export type MailRow = {
  id: string;
  inquiry_id: string | null;
  kind: MailKind;
  mail: string;
  state: MailState;
  attempts: number;
  failures: number;
  unclear: number;
  created_at: number;
  next_try_at: number | null;
  delivered_at: number | null;
  failure: FailureClass | null;
  reason: string | null;
};

export type InquiryRow = {
  seq: number;
  id: string;
  submission_id: string | null;
  estimate_id: string | null;
  received_at: number;
  contact: string;
  suspicion: string;
};

export type LeadRow = InquiryRow & { owner_mail: MailState };

/** Rows of LeadRow behind a number (0: from the first), so many at most. An inquiry outlives the copy of its delivered mail. */
export const LEADS_QUERY = `SELECT inquiries.*,
  coalesce((SELECT state FROM mails WHERE inquiry_id = inquiries.id AND kind = 'inquiry'), 'delivered') AS owner_mail
  FROM inquiries WHERE seq > ? AND NOT EXISTS (
    SELECT 1 FROM handling WHERE inquiry_id = inquiries.id AND remove_at IS NOT NULL
  ) ORDER BY seq LIMIT ?`;

export function queuedMail(row: MailRow): QueuedMail {
  const { id, kind, attempts: attempt, failures, unclear, created_at: createdAt } = row;
  const inquiryId = row.inquiry_id;
  return { id, inquiryId, kind, attempt, failures, unclear, createdAt, mail: JSON.parse(row.mail) };
}

export type MailRecord = Omit<MailSummary, "subject"> & { mail: KeptMail };

export function mailRecord(row: MailRow): MailRecord {
  const mail: KeptMail = JSON.parse(row.mail);
  return {
    mail,
    id: row.id,
    inquiryId: row.inquiry_id,
    kind: row.kind,
    to: mail.to.email,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextTryAt: row.next_try_at,
    deliveredAt: row.delivered_at,
    lastFailure: row.failure === null ? null : { failure: row.failure, reason: row.reason ?? "" },
  };
}

export function lead(row: LeadRow): Lead {
  return { ...inquiryOf(row), ownerMail: row.owner_mail };
}

export function inquiryOf(row: InquiryRow): Inquiry {
  return {
    id: row.id,
    submissionId: row.submission_id,
    estimateId: row.estimate_id,
    receivedAt: row.received_at,
    contact: JSON.parse(row.contact),
    suspicion: JSON.parse(row.suspicion),
  };
}

/** Dots in a name lead to the same mailbox here, and both domains do. */
const GMAIL = /^@(?:gmail|googlemail)\.com$/;

/** The mailbox behind an address, for counting: case, plus labels and Gmail's dots lead to the same reader. */
export function mailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  const host = email.slice(at).toLowerCase();
  return GMAIL.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}${host}`;
}
