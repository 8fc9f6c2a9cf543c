// One object per visitor and day counts analyses, then deletes itself; under other names it counts model calls, token uses and allowances.
import { DurableObject } from "cloudflare:workers";
import { deleteStorage } from "../delete-storage.ts";
import { begin, canBegin, type QuotaCount, refund, unusedQuota, withdraw } from "./quota-rules.ts";

const COUNT = "count";
const SPENT = "spent";

export class SeoQuota extends DurableObject<unknown> {
  /** Reading creates nothing, so a visitor who only looks leaves no trace. */
  read(): QuotaCount {
    return this.ctx.storage.kv.get<QuotaCount>(COUNT) ?? unusedQuota;
  }

  /**
   * Counts one analysis within the limit; nothing is awaited in between, so parallel calls cannot both take the last.
   * `expiresAt`: ms since 1970. `attempts`: the most that may begin, refunded ones included.
   */
  async reserve(
    limit: number,
    expiresAt: number,
    attempts: number,
  ): Promise<{ granted: boolean; used: number }> {
    const count = this.read();
    if (!canBegin(count, limit, attempts)) return { granted: false, used: count.used };
    const begun = begin(count);
    this.ctx.storage.kv.put(COUNT, begun);
    await this.ctx.storage.setAlarm(expiresAt);
    return { granted: true, used: begun.used };
  }

  /** Gives one reserved analysis back. After the count has been deleted there is nothing left to give back to. */
  restore(): void {
    this.change(refund);
  }

  /** Takes a reservation back as if it had never been made: its attempt is not counted either. */
  withdraw(): void {
    this.change(withdraw);
  }

  private change(rule: (count: QuotaCount) => QuotaCount): void {
    const count = this.ctx.storage.kv.get<QuotaCount>(COUNT);
    if (count !== undefined) this.ctx.storage.kv.put(COUNT, rule(count));
  }

  /** Adds `amount` to the sum, all or nothing; nothing is awaited in between. `expiresAt`: ms since 1970. */
  async spend(amount: number, limit: number, expiresAt: number): Promise<{ granted: boolean }> {
    const spent = this.spent();
    if (spent + amount > limit) return { granted: false };
    this.ctx.storage.kv.put(SPENT, spent + amount);
    await this.ctx.storage.setAlarm(expiresAt);
    return { granted: true };
  }

  /** Corrects an amount that turned out smaller (negative difference) or larger. After the sum has been deleted nothing happens. */
  settle(difference: number): void {
    const spent = this.ctx.storage.kv.get<number>(SPENT);
    if (spent !== undefined) this.ctx.storage.kv.put(SPENT, Math.max(0, spent + difference));
  }

  /** What was spent under this name; reading creates nothing. */
  spent(): number {
    return this.ctx.storage.kv.get<number>(SPENT) ?? 0;
  }

  override async alarm(): Promise<void> {
    await deleteStorage(this.ctx.storage);
  }
}
