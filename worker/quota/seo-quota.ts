// One object per visitor and day, named by a keyed hash: counts analyses and deletes itself when the day is over.
import { DurableObject } from "cloudflare:workers";
import type { Env } from "../env.ts";
import { begin, giveBack, mayBegin, type QuotaCount, unusedQuota } from "./quota-rules.ts";

const COUNT = "count";
/** The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const DELETE_AGAIN_MS = 3_600_000;

export class SeoQuota extends DurableObject<Env> {
  /** Reading creates nothing: a visitor who only looks leaves no trace. */
  read(): QuotaCount {
    return this.ctx.storage.kv.get<QuotaCount>(COUNT) ?? unusedQuota;
  }

  /**
   * Counts one analysis if the limit allows it. Nothing is awaited between reading and writing, so parallel calls
   * cannot both take the last one. `expiresAt` is the end of the day in ms since 1970.
   */
  async reserve(limit: number, expiresAt: number): Promise<{ granted: boolean; count: QuotaCount }> {
    const count = this.read();
    if (!mayBegin(count, limit)) return { granted: false, count };
    const next = begin(count);
    this.ctx.storage.kv.put(COUNT, next);
    await this.ctx.storage.setAlarm(expiresAt);
    return { granted: true, count: next };
  }

  /** Gives one reserved analysis back. After the day has been deleted there is nothing left to give back to. */
  restore(): void {
    const count = this.ctx.storage.kv.get<QuotaCount>(COUNT);
    if (count !== undefined) this.ctx.storage.kv.put(COUNT, giveBack(count));
  }

  override async alarm(): Promise<void> {
    try {
      await this.ctx.storage.deleteAll();
    } catch {
      await this.ctx.storage.setAlarm(Date.now() + DELETE_AGAIN_MS);
    }
  }
}
