// The one object that knows how many watches there are, and of whom: by keyed hashes alone. Every method is one synchronous step.
import { DurableObject } from "cloudflare:workers";
import {
  COOLDOWN_MS,
  MAX_WATCHES_PER_MAILBOX,
  type Registered,
  type Registration,
} from "./register-rules.ts";
import { PENDING_MS } from "./timetable.ts";

const DAY_MS = 86_400_000;

export class WatchRegister extends DurableObject<unknown> {
  private readonly sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.sql.exec(`CREATE TABLE IF NOT EXISTS watches (
       name TEXT PRIMARY KEY, mailbox TEXT NOT NULL, site TEXT NOT NULL, is_active INTEGER NOT NULL, created_at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE IF NOT EXISTS mailboxes (mailbox TEXT PRIMARY KEY, confirmation_at INTEGER, ended_at INTEGER) STRICT;`);
  }

  async register({ name, mailbox, site, limit }: Registration): Promise<Registered> {
    const now = Date.now();
    this.deleteExpired(now);
    if (this.count("is_active = 1") >= limit || this.count("is_active = 0") >= limit) return "full";
    const known = this.sql
      .exec<{ confirmation_at: number | null; ended_at: number | null }>(
        "SELECT confirmation_at, ended_at FROM mailboxes WHERE mailbox = ?",
        mailbox,
      )
      .toArray()[0];
    const hadOneToday = (known?.confirmation_at ?? 0) > now - DAY_MS;
    const rests = (known?.ended_at ?? 0) > now - COOLDOWN_MS;
    const own = this.sql
      .exec<{ site: string }>("SELECT site FROM watches WHERE mailbox = ?", mailbox)
      .toArray();
    if (hadOneToday || rests || own.length >= MAX_WATCHES_PER_MAILBOX || own.some((one) => one.site === site))
      return "kept-back";
    this.sql.exec("INSERT INTO watches VALUES (?, ?, ?, 0, ?)", name, mailbox, site, now);
    this.sql.exec(
      `INSERT INTO mailboxes (mailbox, confirmation_at) VALUES (?, ?)
       ON CONFLICT (mailbox) DO UPDATE SET confirmation_at = excluded.confirmation_at`,
      ...[mailbox, now],
    );
    await this.arm(now);
    return "registered";
  }

  /** False: there are as many active ones as there may be, or none of this name. */
  activate(name: string, limit: number): boolean {
    if (this.count("is_active = 1") >= limit) return this.isActive(name);
    return (
      this.sql.exec("UPDATE watches SET is_active = 1 WHERE name = ? RETURNING 1", name).toArray().length > 0
    );
  }

  /** The mailbox has its rest, unless the watch was never confirmed. */
  async remove(name: string): Promise<void> {
    const now = Date.now();
    const [gone] = this.sql
      .exec<{ mailbox: string; is_active: number }>(
        "DELETE FROM watches WHERE name = ? RETURNING mailbox, is_active",
        name,
      )
      .toArray();
    if (gone?.is_active === 1)
      this.sql.exec(
        `INSERT INTO mailboxes (mailbox, ended_at) VALUES (?, ?)
         ON CONFLICT (mailbox) DO UPDATE SET ended_at = excluded.ended_at`,
        ...[gone.mailbox, now],
      );
    await this.arm(now);
  }

  /** The subscriber asks again by himself: neither the pause after an ended watch nor today's confirmation stands in the way. */
  clearCooldown(mailbox: string): void {
    this.sql.exec("UPDATE mailboxes SET ended_at = NULL, confirmation_at = NULL WHERE mailbox = ?", mailbox);
  }

  namesOf(mailbox: string): string[] {
    return this.sql
      .exec<{ name: string }>("SELECT name FROM watches WHERE mailbox = ?", mailbox)
      .toArray()
      .map(({ name }) => name);
  }

  /** At the request of its owner nothing of a mailbox is kept, not even that it rests. */
  forget(mailbox: string): void {
    this.sql.exec("DELETE FROM mailboxes WHERE mailbox = ?", mailbox);
  }

  counts(): { active: number; pending: number } {
    return { active: this.count("is_active = 1"), pending: this.count("is_active = 0") };
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    this.deleteExpired(now);
    await this.arm(now);
  }

  private isActive(name: string): boolean {
    return this.count("is_active = 1 AND name = ?", name) > 0;
  }

  private count(where: string, ...values: string[]): number {
    const [row] = this.sql
      .exec<{ watches: number }>(`SELECT count(*) AS watches FROM watches WHERE ${where}`, ...values)
      .toArray();
    return row?.watches ?? 0;
  }

  private deleteExpired(now: number): void {
    this.sql.exec("DELETE FROM watches WHERE is_active = 0 AND created_at <= ?", now - PENDING_MS - DAY_MS);
    this.sql.exec(
      "DELETE FROM mailboxes WHERE coalesce(confirmation_at, 0) <= ? AND coalesce(ended_at, 0) <= ?",
      ...[now - DAY_MS, now - COOLDOWN_MS],
    );
  }

  private async arm(now: number): Promise<void> {
    const isEmpty =
      this.count("is_active = 0") === 0 &&
      this.sql.exec("SELECT 1 FROM mailboxes LIMIT 1").toArray().length === 0;
    if (isEmpty) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(now + DAY_MS);
  }
}
