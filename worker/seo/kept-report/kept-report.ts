// One object per analysis that a page wants to find again: what came of it, for a day. Named by a keyed hash of the id that the page made.
import { DurableObject } from "cloudflare:workers";
import { KEPT_REPORT_HOURS } from "#content/constants.ts";
import type { ErrorCode } from "#contract/problem.ts";
import { deleteStorage } from "../../delete-storage.ts";
import { StoredPieces } from "../../stored-pieces.ts";
import { ChangeSignal } from "../site-crawl/change-signal.ts";
import type { KeptAnswer, KeptOutcome } from "./kept-reports.ts";

export const RETENTION_MS = KEPT_REPORT_HOURS * 3_600_000;
/** An analysis ends after 17 s; one that says nothing for so long was cut off with its server. */
export const RUN_MS = 60_000;
/** Longest wait for the end, after which the caller asks again. */
const MAX_WAIT_MS = 20_000;

type Run =
  | { state: "running" | "cancelled"; startedAt: number }
  | { state: "done" }
  | { state: "failed"; code: ErrorCode };

export class KeptReport extends DurableObject<unknown> {
  private readonly stored = new StoredPieces(this.ctx.storage.kv);
  private readonly changes = new ChangeSignal();

  /** False: there is something under this id. */
  async begin(): Promise<boolean> {
    if (this.run() !== undefined) return false;
    this.stored.put("run", { state: "running", startedAt: Date.now() } satisfies Run);
    await this.expireIn(RETENTION_MS);
    return true;
  }

  /** Whether anybody still wants to know what comes of it. */
  isWanted(): boolean {
    return this.run()?.state === "running";
  }

  /** False: cancelled meanwhile, and nothing is kept. */
  async finish(outcome: KeptOutcome): Promise<boolean> {
    if (!this.isWanted()) {
      await this.clear();
      return false;
    }
    // The report first: who finds the run done finds it, too.
    if (outcome.ok) this.stored.put("report", outcome.report);
    this.stored.put(
      "run",
      (outcome.ok ? { state: "done" } : { state: "failed", code: outcome.code }) satisfies Run,
    );
    this.changes.notify();
    await this.expireIn(RETENTION_MS);
    return true;
  }

  /** Null if there is nothing. Waits for the end of what runs. Reading stores nothing: a guessed id leaves no trace. */
  async read(): Promise<KeptAnswer | null> {
    if (this.isRunning()) await this.changes.next(MAX_WAIT_MS);
    const run = this.run();
    if (run === undefined || run.state === "cancelled") return null;
    if (run.state === "failed") return { state: "failed", code: run.code };
    if (run.state === "running")
      return this.isRunning() ? { state: "running" } : { state: "failed", code: "internal" };
    return { state: "done", report: JSON.stringify(this.stored.get("report")) };
  }

  /** What runs is given up, what was kept deleted. */
  async forget(): Promise<void> {
    const run = this.run();
    if (run === undefined) return;
    if (run.state !== "running") return this.clear();
    this.stored.put("run", { ...run, state: "cancelled" } satisfies Run);
    this.changes.notify();
    await this.expireIn(RUN_MS);
  }

  override async alarm(): Promise<void> {
    await deleteStorage(this.ctx.storage);
  }

  private run(): Run | undefined {
    return this.stored.get<Run>("run");
  }

  private isRunning(): boolean {
    const run = this.run();
    return run?.state === "running" && Date.now() < run.startedAt + RUN_MS;
  }

  private async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  private expireIn(ms: number): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + ms);
  }
}
