// How large the outbox may grow. The platform ends an object that hits 10 GB in mid-step, again and again: room is made before.

/** From here on settled mails make way and no more estimates are mailed. 90,000 of the longest inquiries. */
export const ROOM_BYTES = 2_000_000_000;
/** From here on nothing is accepted; the rest up to the platform's limit keeps mails leaving. */
export const MAX_BYTES = 9_000_000_000;
/** The outbox holds so many estimates to mail, delivered copies included: some 4 MB at the longest addresses. */
export const MAX_ESTIMATE_MAILS = 2_000;

const DAY_MS = 86_400_000;
/** What goes at once is more than what one inquiry brings. */
const COPIES_AT_ONCE = 200;
const INQUIRIES_AT_ONCE = 50;

/** Whether an inquiry fits. Short of room, deletes copies of mails, then the oldest inquiries the owner has received. */
export function makeRoom(bounds: OutboxBounds, now: number): boolean {
  const bytes = bounds.bytes();
  if (bytes < ROOM_BYTES || bounds.dropCopies(COPIES_AT_ONCE, now - DAY_MS) > 0) return true;
  return bounds.dropInquiries(INQUIRIES_AT_ONCE) > 0 || bytes < MAX_BYTES;
}

/** Whether one more estimate may be mailed, after old copies have made place for it. */
export function hasRoomForEstimate(bounds: OutboxBounds, now: number): boolean {
  if (bounds.bytes() >= ROOM_BYTES) return false;
  const tooMany = bounds.countSingles() - MAX_ESTIMATE_MAILS + 1;
  if (tooMany <= 0) return true;
  bounds.dropSingles(tooMany, now - DAY_MS);
  return bounds.countSingles() < MAX_ESTIMATE_MAILS;
}

/** Every method is one synchronous step of bounded work. */
export class OutboxBounds {
  private readonly sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.sql = sql;
  }

  /** Bytes in use; what was deleted counts no more. */
  bytes(): number {
    return this.sql.databaseSize;
  }

  /** Mails that belong to no inquiry, sent or not. */
  countSingles(): number {
    const [row] = this.sql.exec<{ mails: number }>(
      "SELECT count(*) AS mails FROM mails WHERE inquiry_id IS NULL",
    );
    return row?.mails ?? 0;
  }

  /** Deletes such mails that are delivered or given up, the oldest first. @param until younger ones count for their mailbox */
  dropSingles(count: number, until: number): void {
    this.sql.exec(
      `DELETE FROM mails WHERE seq IN (
         SELECT seq FROM mails
         WHERE inquiry_id IS NULL AND state IN ('delivered', 'dead') AND created_at <= ? ORDER BY seq LIMIT ?)`,
      ...[until, count],
    );
  }

  /** Deletes copies of delivered mails, the oldest first; how many. @param until as above */
  dropCopies(count: number, until: number): number {
    // Behind a delivered mail's state the index holds no time, so it goes by age.
    return this.sql
      .exec(
        `DELETE FROM mails WHERE seq IN (
           SELECT seq FROM (
             SELECT seq, created_at FROM mails WHERE state = 'delivered' ORDER BY next_try_at, seq LIMIT ?)
           WHERE created_at <= ?) RETURNING 1`,
        ...[count, until],
      )
      .toArray().length;
  }

  /** Deletes inquiries that the owner has in his mailbox and whose mails are all settled, the oldest first; how many. */
  dropInquiries(count: number): number {
    return this.sql
      .exec(
        `DELETE FROM inquiries WHERE seq IN (
           SELECT seq FROM (SELECT seq, id FROM inquiries ORDER BY seq LIMIT ${MAX_SCANNED}) AS oldest
           WHERE NOT EXISTS (
             SELECT 1 FROM mails WHERE inquiry_id = oldest.id
             AND (state IN ('waiting', 'sending') OR (kind = 'inquiry' AND state <> 'delivered')))
           LIMIT ?) RETURNING 1`,
        count,
      )
      .toArray().length;
  }
}

/** Bounds one step, however many of the oldest must stay. */
const MAX_SCANNED = 10_000;
