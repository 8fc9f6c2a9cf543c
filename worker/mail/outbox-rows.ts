// Rows of the outbox's tables and what they stand for. What is in them was checked before it was stored.
import type { FailureClass, Mail, MailKind } from "./mail.ts";
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

export type LeadRow = {
  seq: number;
  id: string;
  submission_id: string | null;
  estimate_id: string | null;
  received_at: number;
  contact: string;
  suspicion: string;
  owner_mail: MailState;
};

/** Rows of LeadRow behind a number (0: from the first), so many at most. An inquiry outlives the copy of its delivered mail. */
export const LEADS_QUERY = `SELECT inquiries.*,
  coalesce((SELECT state FROM mails WHERE inquiry_id = inquiries.id AND kind = 'inquiry'), 'delivered') AS owner_mail
  FROM inquiries WHERE seq > ? ORDER BY seq LIMIT ?`;

export function queuedMail(row: MailRow): QueuedMail {
  const { id, kind, attempts: attempt, failures, unclear, created_at: createdAt } = row;
  return { id, kind, attempt, failures, unclear, createdAt, mail: JSON.parse(row.mail) };
}

export function mailSummary(row: MailRow): MailSummary {
  const mail: Mail = JSON.parse(row.mail);
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    kind: row.kind,
    to: mail.to.email,
    subject: mail.subject,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextTryAt: row.next_try_at,
    deliveredAt: row.delivered_at,
    lastFailure: row.failure === null ? null : { failure: row.failure, reason: row.reason ?? "" },
  };
}

export function lead(row: LeadRow): Lead {
  return {
    id: row.id,
    submissionId: row.submission_id,
    estimateId: row.estimate_id,
    receivedAt: row.received_at,
    contact: JSON.parse(row.contact),
    suspicion: JSON.parse(row.suspicion),
    ownerMail: row.owner_mail,
  };
}
