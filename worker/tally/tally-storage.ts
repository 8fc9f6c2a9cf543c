// Daily totals in the SQLite of their object. Every method is one synchronous step; times are ms since 1970, days YYYY-MM-DD in Berlin.
import { TALLY_KNOWN_DAYS } from "#content/constants.ts";
import type { CountedEvent, ExceptionNote } from "./events.ts";

/** Sums by day and name. */
export interface DayTotal {
  day: string;
  name: string;
  count: number;
}

/** How long an event that was told twice is known as the same: longer than a conversation is kept; … */
const KNOWN_MS = TALLY_KNOWN_DAYS * 86_400_000;
/** … of a look at a page as long as its call may be repeated. */
const VIEW_KNOWN_MS = 600_000;
/** Of all visitors together; what comes after that is not counted. */
export const MAX_VIEWS_A_DAY = 50_000;
/** Paths and other sites come from visitors' browsers and could be any number: so many a day, the rest is one sum. */
const MAX_OPEN_NAMES_A_DAY = 100;
export const OTHERS = "andere";
const OPEN_NAME = /^(?:view|referrer):/;
const MAX_EXCEPTIONS = 50;

const TABLES = `
  CREATE TABLE IF NOT EXISTS totals (
    day TEXT NOT NULL, name TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS known (id TEXT PRIMARY KEY, delete_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS known_by_end ON known (delete_at);
  CREATE TABLE IF NOT EXISTS exceptions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, request_id TEXT, place TEXT NOT NULL
  ) STRICT;`;

export class TallyStorage {
  private readonly sql: SqlStorage;
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    this.sql = storage.sql;
    this.sql.exec(TABLES);
  }

  /** All or nothing; an event known already changes nothing. */
  count(events: readonly (CountedEvent & { day: string })[]): void {
    this.storage.transactionSync(() => {
      for (const { id, name, at, day } of events) {
        const isView = OPEN_NAME.test(name);
        if (isView && this.viewsOf(day) >= MAX_VIEWS_A_DAY) continue;
        this.sql.exec("DELETE FROM known WHERE delete_at <= ?", at);
        const isNew = this.sql.exec(
          "INSERT INTO known (id, delete_at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING 1",
          id,
          at + (isView ? VIEW_KNOWN_MS : KNOWN_MS),
        );
        if (isNew.toArray().length > 0) this.add(day, this.nameToCount(day, name));
      }
    });
  }

  noteException({ at, requestId, place }: ExceptionNote): void {
    this.sql.exec("INSERT INTO exceptions (at, request_id, place) VALUES (?, ?, ?)", at, requestId, place);
    this.sql.exec(
      "DELETE FROM exceptions WHERE seq <= (SELECT max(seq) FROM exceptions) - ?",
      MAX_EXCEPTIONS,
    );
  }

  /** From the first day to the last, both included, by day and name. */
  totals(from: string, to: string): DayTotal[] {
    return this.sql
      .exec<{ day: string; name: string; count: number }>(
        "SELECT day, name, count FROM totals WHERE day BETWEEN ? AND ? ORDER BY day, name",
        from,
        to,
      )
      .toArray();
  }

  /** Newest first. */
  exceptions(): ExceptionNote[] {
    return this.sql
      .exec<{ at: number; request_id: string | null; place: string }>(
        "SELECT at, request_id, place FROM exceptions ORDER BY seq DESC",
      )
      .toArray()
      .map(({ at, request_id: requestId, place }) => ({ at, requestId, place }));
  }

  /** @param firstDay what is older than this day is deleted */
  deleteOld(firstDay: string, now: number): void {
    this.sql.exec("DELETE FROM totals WHERE day < ?", firstDay);
    this.sql.exec("DELETE FROM known WHERE delete_at <= ?", now);
  }

  private add(day: string, name: string): void {
    this.sql.exec(
      "INSERT INTO totals (day, name, count) VALUES (?, ?, 1) ON CONFLICT (day, name) DO UPDATE SET count = count + 1",
      day,
      name,
    );
  }

  private viewsOf(day: string): number {
    const query = "SELECT coalesce(sum(count), 0) AS views FROM totals WHERE day = ? AND name LIKE 'view:%'";
    return this.sql.exec<{ views: number }>(query, day).one().views;
  }

  private nameToCount(day: string, name: string): string {
    const [prefix] = OPEN_NAME.exec(name) ?? [];
    if (prefix === undefined) return name;
    const names = this.sql
      .exec<{ name: string }>("SELECT name FROM totals WHERE day = ? AND name LIKE ? || '%'", day, prefix)
      .toArray()
      .map((row) => row.name);
    return names.includes(name) || names.length < MAX_OPEN_NAMES_A_DAY ? name : `${prefix}${OTHERS}`;
  }
}
