// One object per visitor and day, named by a keyed hash: counts analyses and deletes itself when the day is over. Under names of
// their own, other objects of the class count the calls to a model (../model-calls.ts) and the uses of a design token.
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
   * cannot both take the last one. `expiresAt` (ms since 1970): when the count is deleted, such as the end of the day.
   */
  async reserve(limit: number, expiresAt: number): Promise<{ granted: boolean }> {
    const count = this.read();
    if (!mayBegin(count, limit)) return { granted: false };
    this.ctx.storage.kv.put(COUNT, begin(count));
    await this.ctx.storage.setAlarm(expiresAt);
    return { granted: true };
  }

  /** Gives one reserved analysis back. After the count has been deleted there is nothing left to give back to. */
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
