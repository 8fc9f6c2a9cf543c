// Inquiries and mails in the SQLite of the outbox. Every method is one synchronous step; times are ms since 1970.
import type { Erasure } from "#contract/erasure.ts";
import type { TokenUse } from "../form-token.ts";
import type { Inquiry, Sender } from "../inquiry.ts";
import type { FailureClass } from "../mail.ts";
import { Handling } from "./handling.ts";
import type { DeliveryState } from "./inbox-records.ts";
import type { KeptMail } from "./kept-mail.ts";
import { OutboxBounds } from "./outbox-room.ts";
import {
  type InquiryRow,
  inquiryOf,
  LEADS_QUERY,
  type LeadRow,
  lead,
  type MailRecord,
  type MailRow,
  mailbox,
  mailRecord,
  queuedMail,
} from "./outbox-rows.ts";
import { updateSchema } from "./outbox-schema.ts";
import type { LeadsPage, MailState, QueuedMail } from "./records.ts";
import type { Deadlines, RetryDecision } from "./schedule.ts";

interface NewMail {
  id: string;
  key: string;
  inquiryId: string | null;
  mail: KeptMail;
  createdAt: number;
  /** Null: together with its inquiry. */
  deleteAt: number | null;
}

/** Tables of counts by visitor, named by their column. */
const COUNTERS = { inquiries: "visitors", mails: "estimate_senders" } as const;
/** Mails go with their inquiry. */
const EXPIRING = ["inquiries", "mails", "form_tokens", "visitors", "estimate_senders"];

export class OutboxStorage {
  readonly bounds: OutboxBounds;
  readonly handling: Handling;
  private readonly sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    updateSchema(storage);
    this.sql = storage.sql;
    this.bounds = new OutboxBounds(storage.sql);
    this.handling = new Handling(storage);
  }

  inquiry(id: string): Inquiry | null {
    const row = this.first<InquiryRow>("SELECT * FROM inquiries WHERE id = ?", id);
    return row === null ? null : inquiryOf(row);
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

  /** Today's inquiries, or estimates mailed, of one visitor: counted apart, lest one use up the other. */
  countFrom(what: keyof typeof COUNTERS, visitor: string): number {
    const query = `SELECT ${what} AS count FROM ${COUNTERS[what]} WHERE visitor = ?`;
    return this.first<{ count: number }>(query, visitor)?.count ?? 0;
  }

  countOneMore(what: keyof typeof COUNTERS, { visitor, dayEndsAt }: Sender): void {
    this.sql.exec(
      `INSERT INTO ${COUNTERS[what]} (visitor, ${what}, delete_at) VALUES (?, 1, ?)
       ON CONFLICT (visitor) DO UPDATE SET ${what} = ${what} + 1`,
      ...[visitor, dayEndsAt],
    );
  }

  /** Uses a form's token up; false when it was used before. */
  spendToken({ id, endsAt }: TokenUse): boolean {
    const query =
      "INSERT INTO form_tokens (token, delete_at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING 1";
    return this.first(query, id, endsAt) !== null;
  }

  mailOfKey(key: string): string | null {
    return this.first<{ id: string }>("SELECT id FROM mails WHERE key = ?", key)?.id ?? null;
  }

  addMail({ id, key, inquiryId, mail, createdAt, deleteAt }: NewMail): void {
    this.sql.exec(
      `INSERT INTO mails (id, key, inquiry_id, kind, recipient, mail, created_at, next_try_at, delete_at, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
      ...[id, key, inquiryId, mail.kind, mailbox(mail.to.email), JSON.stringify(mail)],
      ...[createdAt, createdAt, deleteAt],
    );
  }

  /** How a mail stands; null for one that is not kept. */
  stateOf(key: string): { state: MailState; failure: FailureClass | null } | null {
    return this.first<{ state: MailState; failure: FailureClass | null }>(
      "SELECT state, failure FROM mails WHERE key = ?",
      key,
    );
  }

  /**
   * Deletes mails whose key begins so, sent or not.
   * @param prefix of our own making, without wildcards
   * @returns whether one of them was being sent
   */
  deleteMails(prefix: string): boolean {
    const query = "DELETE FROM mails WHERE substr(key, 1, ?) = ? RETURNING state";
    return this.all<{ state: string }>(query, prefix.length, prefix).some(({ state }) => state === "sending");
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

  /** Mails marked as sending; between alarms these are ones whose outcome was lost. */
  sending(): QueuedMail[] {
    return this.all<MailRow>("SELECT * FROM mails WHERE state = 'sending' ORDER BY seq").map(queuedMail);
  }

  isSending(id: string): boolean {
    return this.first("SELECT 1 FROM mails WHERE id = ? AND state = 'sending'", id) !== null;
  }

  delivered(id: string, now: number, deleteAt: number): void {
    this.sql.exec(
      `UPDATE mails SET state = 'delivered', delivered_at = ?, delete_at = ?, next_try_at = NULL WHERE id = ?`,
      ...[now, deleteAt, id],
    );
  }

  failed(id: string, decision: RetryDecision, failure: FailureClass, reason: string): void {
    this.sql.exec(
      "UPDATE mails SET state = ?, next_try_at = ?, failures = ?, unclear = ?, failure = ?, reason = ? WHERE id = ?",
      ...[decision.state, decision.state === "waiting" ? decision.nextTryAt : null],
      ...[decision.failures, decision.unclear, failure, reason, id],
    );
  }

  deadlines(): Deadlines {
    const deadlines = this.first<{
      nextTryAt: number | null;
      sendingSince: number | null;
      deleteAt: number | null;
    }>(
      `SELECT (SELECT min(next_try_at) FROM mails WHERE state = 'waiting') AS nextTryAt,
              (SELECT min(started_at) FROM mails WHERE state = 'sending') AS sendingSince,
              (SELECT min(at) FROM (${EXPIRING.map((table) => `SELECT min(delete_at) AS at FROM ${table}`).join(" UNION ALL ")})) AS deleteAt`,
    ) ?? { nextTryAt: null, sendingSince: null, deleteAt: null };
    // Apart: the platform joins five tables at the most.
    const ends = [deadlines.deleteAt, this.handling.nextRemovalAt()].filter((at) => at !== null);
    return { ...deadlines, deleteAt: ends.length === 0 ? null : Math.min(...ends) };
  }

  deleteExpired(now: number): void {
    for (const table of EXPIRING) this.sql.exec(`DELETE FROM ${table} WHERE delete_at <= ?`, now);
    this.handling.deleteRemoved(now);
  }

  /** Deletes everything stored for an address. Only case is ignored: one `mailbox` may be two people. */
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

  leads(after: number, limit: number): LeadsPage {
    const rows = this.all<LeadRow>(LEADS_QUERY, after, limit);
    return { leads: rows.map(lead), after: rows.length < limit ? null : (rows.at(-1)?.seq ?? null) };
  }

  mails(limit: number): MailRecord[] {
    return this.all<MailRow>("SELECT * FROM mails ORDER BY seq DESC LIMIT ?", limit).map(mailRecord);
  }

  /** Of one inquiry, in the order they were stored. */
  mailsOf(inquiryId: string): MailRecord[] {
    return this.all<MailRow>("SELECT * FROM mails WHERE inquiry_id = ? ORDER BY seq", inquiryId).map(
      mailRecord,
    );
  }

  /** Given up, newest first. */
  deadMails(limit: number): MailRecord[] {
    return this.all<MailRow>("SELECT * FROM mails WHERE state = 'dead' ORDER BY seq DESC LIMIT ?", limit).map(
      mailRecord,
    );
  }

  delivery(): Omit<DeliveryState, "dead"> {
    const row = this.first<{ last: number | null; waiting: number }>(
      "SELECT max(delivered_at) AS last, sum(state IN ('waiting', 'sending')) AS waiting FROM mails",
    );
    return { lastDeliveredAt: row?.last ?? null, waiting: row?.waiting ?? 0 };
  }

  mail(id: string): MailRecord | null {
    const row = this.first<MailRow>("SELECT * FROM mails WHERE id = ?", id);
    return row === null ? null : mailRecord(row);
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
