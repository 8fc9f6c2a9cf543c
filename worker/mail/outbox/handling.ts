// What the owner has done about inquiries, in the SQLite of the outbox. Every method is one synchronous step; times are ms since 1970.
import type { HandlingState, InboxCounts, InboxEntry, InboxQuery } from "./inbox-records.ts";
import { type InquiryRow, inquiryOf } from "./outbox-rows.ts";

/** How long a change can be taken back; a second more than the page says, for the way there. */
const UNDO_MS = 11_000;
/** Rows of one page. */
const MAX_ENTRIES = 100;
const REVISION = "inbox revision";

type EntryRow = InquiryRow & { state: HandlingState; note: string; dead: number };
type HandlingRow = { state: HandlingState; note: string; remove_at: number | null };

/** As nobody has touched it yet. */
const UNTOUCHED: HandlingRow = { state: "new", note: "", remove_at: null };

const STATE = "coalesce(handling.state, 'new')";
const ENTRIES = `FROM inquiries LEFT JOIN handling ON handling.inquiry_id = inquiries.id
  WHERE handling.remove_at IS NULL`;

/** A change, all parts of it at once. */
export interface HandlingChange {
  state?: HandlingState | undefined;
  note?: string | undefined;
  /** Deleted with its mails once the change cannot be taken back any more. */
  isRemoved?: true | undefined;
}

export class Handling {
  private readonly sql: SqlStorage;
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    this.sql = storage.sql;
  }

  /** Newest first; `before`: the number of the last entry of the page before, null for the first. */
  entries({ state, text, before, limit }: InboxQuery): { entries: InboxEntry[]; before: number | null } {
    const size = Math.min(limit, MAX_ENTRIES);
    const conditions = [
      ...(state === null ? [] : [`${STATE} = ?`]),
      ...(before === null ? [] : ["inquiries.seq < ?"]),
    ];
    const rows = this.sql.exec<EntryRow>(
      `SELECT inquiries.*, ${STATE} AS state, coalesce(handling.note, '') AS note,
         (SELECT count(*) FROM mails WHERE inquiry_id = inquiries.id AND state = 'dead') AS dead
       ${ENTRIES}${conditions.map((one) => ` AND ${one}`).join("")} ORDER BY inquiries.seq DESC`,
      ...[state, before].filter((value) => value !== null),
    );
    const found: EntryRow[] = [];
    for (const row of rows) {
      if (!holds(row, text)) continue;
      found.push(row);
      if (found.length > size) break;
    }
    const shown = found.slice(0, size);
    return {
      entries: shown.map((row) => ({
        ...inquiryOf(row),
        state: row.state,
        hasNote: row.note !== "",
        deadLetters: row.dead,
      })),
      before: found.length > size ? (shown.at(-1)?.seq ?? null) : null,
    };
  }

  counts(): InboxCounts {
    const rows = this.sql
      .exec<{ state: HandlingState; inquiries: number }>(
        `SELECT ${STATE} AS state, count(*) AS inquiries ${ENTRIES} GROUP BY 1`,
      )
      .toArray();
    const by = Object.fromEntries(rows.map(({ state, inquiries }) => [state, inquiries]));
    const of = (state: HandlingState) => by[state] ?? 0;
    const dead = this.sql
      .exec<{ dead: number }>("SELECT count(*) AS dead FROM mails WHERE state = 'dead'")
      .one();
    return {
      new: of("new"),
      read: of("read"),
      answered: of("answered"),
      done: of("done"),
      spam: of("spam"),
      deadLetters: dead.dead,
    };
  }

  /** Null for an inquiry that is none, or deleted. */
  of(inquiryId: string): { state: HandlingState; note: string } | null {
    const row = this.row(inquiryId);
    return row === null || row.remove_at !== null ? null : { state: row.state, note: row.note };
  }

  /** Null for an inquiry that is none; else the token that takes the change back. */
  change(inquiryId: string, { state, note, isRemoved }: HandlingChange, now: number): string | null {
    const before = this.row(inquiryId);
    if (before === null || before.remove_at !== null) return null;
    const token = crypto.randomUUID();
    this.write(inquiryId, {
      state: state ?? before.state,
      note: note ?? before.note,
      remove_at: isRemoved ? now + UNDO_MS : null,
    });
    this.sql.exec(
      "UPDATE handling SET undo = ?, undo_token = ?, undo_until = ? WHERE inquiry_id = ?",
      ...[JSON.stringify(before), token, now + UNDO_MS, inquiryId],
    );
    return token;
  }

  /** False when it is too late, or something else was changed since. */
  undo(inquiryId: string, token: string, now: number): boolean {
    const [row] = this.sql
      .exec<{ undo: string }>(
        "SELECT undo FROM handling WHERE inquiry_id = ? AND undo_token = ? AND undo_until > ?",
        ...[inquiryId, token, now],
      )
      .toArray();
    if (row === undefined) return false;
    this.write(inquiryId, JSON.parse(row.undo) as HandlingRow);
    this.sql.exec(
      "UPDATE handling SET undo = NULL, undo_token = NULL, undo_until = NULL WHERE inquiry_id = ?",
      inquiryId,
    );
    return true;
  }

  /** Once more by the next alarm, after the time in which that can be taken back; only what was given up. */
  resend(mailId: string, now: number): boolean {
    return this.changeMail(
      "UPDATE mails SET state = 'waiting', next_try_at = ? WHERE id = ? AND state = 'dead' RETURNING 1",
      now + UNDO_MS,
      mailId,
    );
  }

  /** False once it is on its way. */
  keepBack(mailId: string, now: number): boolean {
    return this.changeMail(
      `UPDATE mails SET state = 'dead', next_try_at = NULL
       WHERE id = ? AND state = 'waiting' AND failure IS NOT NULL AND next_try_at > ? RETURNING 1`,
      mailId,
      now,
    );
  }

  /** Inquiries whose deletion cannot be taken back any more, with their mails. */
  deleteRemoved(now: number): void {
    this.sql.exec(
      "DELETE FROM inquiries WHERE id IN (SELECT inquiry_id FROM handling WHERE remove_at <= ?)",
      now,
    );
  }

  nextRemovalAt(): number | null {
    return this.sql.exec<{ at: number | null }>("SELECT min(remove_at) AS at FROM handling").one().at;
  }

  /** Differs whenever something in the inbox has changed. */
  revision(): string {
    const { seq } = this.sql.exec<{ seq: number | null }>("SELECT max(seq) AS seq FROM inquiries").one();
    return `${seq ?? 0}.${this.storage.kv.get<number>(REVISION) ?? 0}`;
  }

  private row(inquiryId: string): HandlingRow | null {
    const [row] = this.sql
      .exec<HandlingRow & { known: number }>(
        `SELECT handling.state, handling.note, handling.remove_at, handling.inquiry_id IS NOT NULL AS known
         FROM inquiries LEFT JOIN handling ON handling.inquiry_id = inquiries.id WHERE inquiries.id = ?`,
        inquiryId,
      )
      .toArray();
    if (row === undefined) return null;
    return row.known === 1 ? { state: row.state, note: row.note, remove_at: row.remove_at } : UNTOUCHED;
  }

  private write(inquiryId: string, { state, note, remove_at }: HandlingRow): void {
    this.sql.exec(
      `INSERT INTO handling (inquiry_id, state, note, remove_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (inquiry_id) DO UPDATE SET state = excluded.state, note = excluded.note, remove_at = excluded.remove_at`,
      ...[inquiryId, state, note, remove_at],
    );
    this.countChange();
  }

  private changeMail(query: string, ...values: SqlStorageValue[]): boolean {
    const isChanged = this.sql.exec(query, ...values).toArray().length > 0;
    if (isChanged) this.countChange();
    return isChanged;
  }

  private countChange(): void {
    this.storage.kv.put(REVISION, (this.storage.kv.get<number>(REVISION) ?? 0) + 1);
  }
}

/** Whether a text stands in one of the fields or in the note. Here and not by LIKE, which ends at 50 bytes and knows no umlauts. */
function holds({ contact, note }: EntryRow, text: string): boolean {
  if (text === "") return true;
  const fields: Record<string, string> = JSON.parse(contact);
  const sought = text.toLowerCase();
  return [...Object.values(fields), note].some((field) => field.toLowerCase().includes(sought));
}
