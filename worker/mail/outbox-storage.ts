// Inquiries and mails in the SQLite of the outbox. Every method is one synchronous step; times are ms since 1970.
import type { Erasure } from "#contract/erasure.ts";
import type { Inquiry, Sender } from "./inquiry.ts";
import type { FailureClass, Mail } from "./mail.ts";
import { mailbox } from "./mailbox.ts";
import { LEADS_QUERY, type LeadRow, lead, type MailRow, mailSummary, queuedMail } from "./outbox-rows.ts";
import { updateSchema } from "./outbox-schema.ts";
import type { LeadsPage, MailState, MailSummary, QueuedMail, StoredMail } from "./records.ts";
import type { Agenda, Prospect } from "./schedule.ts";

interface NewMail {
  id: string;
  /** The same key twice is one mail. */
  key: string;
  inquiryId: string | null;
  mail: Mail;
  createdAt: number;
  /** Null: together with its inquiry. */
  deleteAt: number | null;
}

export class OutboxStorage {
  private readonly sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    updateSchema(storage);
    this.sql = storage.sql;
  }

  inquiryOf(submissionId: string): string | null {
    return (
      this.first<{ id: string }>("SELECT id FROM inquiries WHERE submission_id = ?", submissionId)?.id ?? null
    );
  }

  hasMessage(messageKey: string, since: number): boolean {
    const query = "SELECT 1 AS found FROM inquiries WHERE message_key = ? AND received_at >= ? LIMIT 1";
    return this.first(query, messageKey, since) !== null;
  }

  addInquiry(inquiry: Inquiry, messageKey: string, deleteAt: number): void {
    this.sql.exec(
      `INSERT INTO inquiries (id, submission_id, estimate_id, received_at, delete_at, message_key, contact, suspicion)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[inquiry.id, inquiry.submissionId, inquiry.estimateId, inquiry.receivedAt, deleteAt, messageKey],
      ...[JSON.stringify(inquiry.contact), JSON.stringify(inquiry.suspicion)],
    );
  }

  /** Inquiries of one visitor today. */
  countFrom(visitor: string): number {
    const query = "SELECT inquiries FROM visitors WHERE visitor = ?";
    return this.first<{ inquiries: number }>(query, visitor)?.inquiries ?? 0;
  }

  countOneMore({ visitor, dayEndsAt }: Sender): void {
    this.sql.exec(
      `INSERT INTO visitors (visitor, inquiries, delete_at) VALUES (?, 1, ?)
       ON CONFLICT (visitor) DO UPDATE SET inquiries = inquiries + 1`,
      ...[visitor, dayEndsAt],
    );
  }

  mailOfKey(key: string): string | null {
    return this.first<{ id: string }>("SELECT id FROM mails WHERE key = ?", key)?.id ?? null;
  }

  /** Due at once. */
  addMail({ id, key, inquiryId, mail, createdAt, deleteAt }: NewMail): void {
    this.sql.exec(
      `INSERT INTO mails (id, key, inquiry_id, kind, recipient, mail, created_at, next_try_at, delete_at, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
      ...[id, key, inquiryId, mail.kind, mailbox(mail.to.email), JSON.stringify(mail)],
      ...[createdAt, createdAt, deleteAt],
    );
  }

  /** Mails to one mailbox, sent or not. */
  countTo(email: string, since: number): number {
    const query = "SELECT count(*) AS mails FROM mails WHERE recipient = ? AND created_at > ?";
    return this.first<{ mails: number }>(query, mailbox(email), since)?.mails ?? 0;
  }

  /** Marks the next due mail as being sent and gives it out: the owner's first, then by time. */
  takeDue(now: number): QueuedMail | null {
    const row = this.first<MailRow>(
      `UPDATE mails SET state = 'sending', started_at = ?, attempts = attempts + 1 WHERE seq = (
         SELECT seq FROM mails WHERE state = 'waiting' AND next_try_at <= ?
         ORDER BY kind <> 'inquiry', next_try_at, seq LIMIT 1
       ) RETURNING *`,
      now,
      now,
    );
    return row === null ? null : queuedMail(row);
  }

  /** Mails marked as being sent. Between two rings nothing is: then their outcome was lost. */
  sending(): QueuedMail[] {
    return this.all<MailRow>("SELECT * FROM mails WHERE state = 'sending' ORDER BY seq").map(queuedMail);
  }

  delivered(id: string, now: number, deleteAt: number): void {
    this.sql.exec(
      `UPDATE mails SET state = 'delivered', delivered_at = ?, delete_at = ?, next_try_at = NULL WHERE id = ?`,
      ...[now, deleteAt, id],
    );
  }

  failed(id: string, prospect: Prospect, failure: FailureClass, reason: string): void {
    this.sql.exec(
      "UPDATE mails SET state = ?, next_try_at = ?, failures = ?, unclear = ?, failure = ?, reason = ? WHERE id = ?",
      ...[prospect.state, prospect.state === "waiting" ? prospect.nextTryAt : null],
      ...[prospect.failures, prospect.unclear, failure, reason, id],
    );
  }

  agenda(): Agenda {
    const agenda = this.first<{
      nextTryAt: number | null;
      sendingSince: number | null;
      deleteAt: number | null;
    }>(
      `SELECT (SELECT min(next_try_at) FROM mails WHERE state = 'waiting') AS nextTryAt,
              (SELECT min(started_at) FROM mails WHERE state = 'sending') AS sendingSince,
              (SELECT min(at) FROM (SELECT min(delete_at) AS at FROM inquiries
                UNION ALL SELECT min(delete_at) FROM mails
                UNION ALL SELECT min(delete_at) FROM visitors)) AS deleteAt`,
    );
    return agenda ?? { nextTryAt: null, sendingSince: null, deleteAt: null };
  }

  /** Mails go with their inquiry. */
  deleteExpired(now: number): void {
    this.sql.exec("DELETE FROM inquiries WHERE delete_at <= ?", now);
    this.sql.exec("DELETE FROM mails WHERE delete_at <= ?", now);
    this.sql.exec("DELETE FROM visitors WHERE delete_at <= ?", now);
  }

  /**
   * Deletes the inquiries sent from an address with all their mails, and single mails to it. Case alone does not matter: what
   * `mailbox` takes for one reader when it counts may be two people.
   */
  erase(email: string): Erasure {
    const address = email.toLowerCase();
    const sentFrom = "lower(json_extract(contact, '$.email')) = ?";
    const mails = this.all<{ inquiry_id: string | null; state: MailState }>(
      `DELETE FROM mails WHERE inquiry_id IN (SELECT id FROM inquiries WHERE ${sentFrom})
         OR (inquiry_id IS NULL AND lower(json_extract(mail, '$.to.email')) = ?) RETURNING inquiry_id, state`,
      ...[address, address],
    );
    const inquiries = this.all(`DELETE FROM inquiries WHERE ${sentFrom} RETURNING id`, address);
    const single = mails.filter((mail) => mail.inquiry_id === null);
    const countIn = (state: MailState) => mails.filter((mail) => mail.state === state).length;
    return {
      inquiries: inquiries.length,
      mails: mails.length - single.length,
      estimateMails: single.length,
      waiting: countIn("waiting"),
      sending: countIn("sending"),
    };
  }

  /** In the order they came, from behind `after` (0: from the first). */
  leads(after: number, limit: number): LeadsPage {
    const rows = this.all<LeadRow>(LEADS_QUERY, after, limit);
    return { leads: rows.map(lead), after: rows.length < limit ? null : (rows.at(-1)?.seq ?? null) };
  }

  /** The newest first. */
  mails(limit: number): MailSummary[] {
    return this.all<MailRow>("SELECT * FROM mails ORDER BY seq DESC LIMIT ?", limit).map(mailSummary);
  }

  mail(id: string): StoredMail | null {
    const row = this.first<MailRow>("SELECT * FROM mails WHERE id = ?", id);
    return row === null ? null : { ...mailSummary(row), mail: JSON.parse(row.mail) };
  }

  private all<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(query, ...values).toArray();
  }

  private first<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Row | null {
    return this.all<Row>(query, ...values)[0] ?? null;
  }
}
