// One object per crawl, named by a random id: reads two addresses per alarm until everything within the limits is known,
// keeps the result for a day and deletes itself. What it does next follows from what is stored, so a restart loses nothing.
import { DurableObject } from "cloudflare:workers";
import { SITE_CRAWL_KEPT_HOURS } from "#content/constants.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { rememberHosts } from "../../address-guard/check-address.ts";
import { readConfig } from "../../config.ts";
import type { Env } from "../../env.ts";
import { errorTrace, writeLog } from "../../http/log.ts";
import { siteReading } from "../../site-reading.ts";
import { ChangeSignal } from "./change-signal.ts";
import { crawlNotes } from "./crawl-notes.ts";
import type { CrawlState, SharedFacts } from "./crawl-state.ts";
import { CrawlStorage } from "./crawl-storage.ts";
import type { CrawlStart } from "./first-page.ts";
import type { MayRequest } from "./frontier.ts";
import { addResults, finish, planStep } from "./progress.ts";
import { robotsGate } from "./robots-gate.ts";
import type { CrawlChange } from "./site-crawls.ts";
import { siteFindings } from "./site-findings.ts";
import { siteView } from "./site-view.ts";
import { type CrawlSummary, snapshot, updateSince } from "./snapshot.ts";
import { type VisitDeps, visitAll } from "./visit.ts";
import { visitContext } from "./visit-context.ts";

/** How long a result can be read again. */
export const KEPT_MS = SITE_CRAWL_KEPT_HOURS * 3_600_000;
/** Should the runtime vanish in the middle of a step, the next one begins so much later at the latest. */
const RESCUE_MS = 15_000;
/** The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const RETRY_MS = 1_000;
const DELETE_AGAIN_MS = 3_600_000;
/** Errors of our own in a row; then the crawl has failed. */
const MAX_FAULTS = 3;
const FAILED = "Die Prüfung brach wegen eines Fehlers bei mir ab. Was bis dahin gelesen war, steht oben.";
/** Longest wait for a change; then the caller asks again. */
const WAIT_MS = 20_000;

export class SiteCrawl extends DurableObject<Env> {
  private readonly stored = new CrawlStorage(this.ctx.storage.kv);
  private readonly changes = new ChangeSignal();
  private step: Promise<void> | null = null;
  private gate: MayRequest | null = null;

  async start({ report, shared, state }: CrawlStart): Promise<void> {
    this.stored.put("report", report);
    this.stored.put("shared", shared);
    this.stored.put("state", state);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** What is new as soon as it differs from what the caller knows, or after a while. Null when there is no crawl. */
  async changeSince(revision: number, seen: number): Promise<CrawlChange | null> {
    await this.wake();
    let state = this.stored.get<CrawlState>("state");
    if (state?.revision === revision && state.outcome === "running") {
      await this.changes.next(WAIT_MS);
      state = this.stored.get<CrawlState>("state");
    }
    return state === undefined ? null : { revision: state.revision, update: updateSince(state, seen) };
  }

  /** The whole crawl as JSON. Reading creates nothing: an id that was guessed leaves no trace. */
  async read(): Promise<string | null> {
    await this.wake();
    const state = this.stored.get<CrawlState>("state");
    const report = this.stored.get<SeoReport>("report");
    if (state === undefined || report === undefined) return null;
    return JSON.stringify(snapshot(state, report, this.stored.get<CrawlSummary>("summary") ?? null));
  }

  /** Rings while a step runs change nothing. */
  override alarm(): Promise<void> {
    this.step ??= this.ring().finally(() => {
      this.step = null;
    });
    return this.step;
  }

  private async ring(): Promise<void> {
    const state = this.stored.get<CrawlState>("state");
    if (state === undefined) return;
    if (state.finishedAt !== null) return this.expire(state.finishedAt + KEPT_MS);
    await this.ctx.storage.setAlarm(Date.now() + RESCUE_MS);
    try {
      await this.advance(state);
    } catch (error) {
      writeLog({ event: "exception", ...errorTrace(error as Error) });
      const faulty = { ...(this.stored.get<CrawlState>("state") ?? state), faults: state.faults + 1 };
      if (faulty.faults >= MAX_FAULTS) return this.end(faulty, "failed", { findings: [], notes: [FAILED] });
      this.save(faulty);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
    }
  }

  private async advance(before: CrawlState): Promise<void> {
    const shared = this.stored.get<SharedFacts>("shared") as SharedFacts;
    this.gate ??= robotsGate(shared.robotsTxt);
    const { gate } = this;
    const { state, tasks } = planStep(before, gate, Date.now());
    if (tasks.length === 0) {
      const notes = crawlNotes(state, shared.robotsTxt, gate);
      return this.end(state, "done", { findings: siteFindings(siteView(state)), notes });
    }
    const begun = this.save(state);
    const results = await visitAll(tasks, this.visitDeps(), visitContext(begun, shared, gate, Date.now()));
    this.save(addResults(begun, results, gate));
    await this.ctx.storage.setAlarm(Date.now());
  }

  private visitDeps(): VisitDeps {
    const read = readConfig(this.env);
    if (!read.ok) throw new Error("The settings are refused");
    const { fetch, rewriter, now, userAgent, ...rules } = siteReading(read.config);
    const guard = { ...rules, resolveHost: rememberHosts(rules.resolveHost) };
    const onFault = (error: Error) => writeLog({ event: "exception", ...errorTrace(error) });
    return { fetch, rewriter, now, userAgent, guard, onFault };
  }

  private async end(state: CrawlState, outcome: "done" | "failed", summary: CrawlSummary): Promise<void> {
    const now = Date.now();
    this.stored.put("summary", summary);
    this.save(finish(state, outcome, now));
    const durationMs = now - state.startedAt;
    writeLog({ event: "site-crawl", outcome, pages: state.pages.length, durationMs });
    await this.ctx.storage.setAlarm(now + KEPT_MS);
  }

  private save(state: CrawlState): CrawlState {
    const changed = { ...state, revision: state.revision + 1 };
    this.stored.put("state", changed);
    this.changes.tell();
    return changed;
  }

  /** After a restart somebody who looks need not wait for the rescue. */
  private async wake(): Promise<void> {
    if (this.step !== null || this.stored.get<CrawlState>("state")?.outcome !== "running") return;
    const ring = await this.ctx.storage.getAlarm();
    if (ring === null || ring > Date.now() + RETRY_MS) await this.ctx.storage.setAlarm(Date.now());
  }

  /** A ring that comes twice must not delete a result that is still to be read. */
  private async expire(at: number): Promise<void> {
    if (Date.now() < at) return this.ctx.storage.setAlarm(at);
    try {
      await this.ctx.storage.deleteAll();
    } catch {
      await this.ctx.storage.setAlarm(Date.now() + DELETE_AGAIN_MS);
    }
  }
}
