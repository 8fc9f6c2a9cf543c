// One object per crawl, named by a random id: reads two addresses per alarm until everything within the limits is known,
// keeps the result for a day and deletes itself. The next step follows from the stored state, so a restart loses nothing.
// What reads and judges pages is loaded when it is needed: it is most of the Worker's code, and every call would wait for it.
import { DurableObject } from "cloudflare:workers";
import { SITE_CRAWL_KEPT_HOURS } from "#content/constants.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { rememberHosts } from "../../address-guard/check-address.ts";
import { readConfig, type Settings } from "../../config.ts";
import { deleteStorage } from "../../delete-storage.ts";
import { errorTrace, writeLog } from "../../http/log.ts";
import { type ReadingBindings, type SiteReading, siteReading } from "../../services/site-reading.ts";
import { StoredPieces } from "../../stored-pieces.ts";
import { ChangeSignal } from "./change-signal.ts";
import { writeCrawlNotes } from "./crawl-notes.ts";
import {
  BUSY_PAUSE_MS,
  CRAWL_DEADLINE_MS,
  type CrawlState,
  MAX_CRAWL_REQUESTS,
  type SharedFacts,
} from "./crawl-state.ts";
import type { CrawlStart } from "./first-page.ts";
import type { MayRequest } from "./frontier.ts";
import { addResults, finish, planStep } from "./progress.ts";
import { createRobotsGate } from "./robots-gate.ts";
import type { CrawlChange } from "./site-crawls.ts";
import type { CrawlSummary } from "./snapshot.ts";
import type { VisitDeps } from "./visit.ts";

/** How long a result is kept. */
export const RETENTION_MS = SITE_CRAWL_KEPT_HOURS * 3_600_000;
/** If the runtime dies in the middle of a step, the next one begins at the latest after this time. */
const WATCHDOG_MS = 15_000;
/** The platform gives up on a failing alarm after six tries, so we set the next one ourselves. */
const RETRY_MS = 1_000;
/** Internal errors in a row after which the crawl has failed. */
const MAX_FAULTS = 3;
const FAILED = "Die Prüfung brach wegen eines Fehlers bei mir ab. Was bis dahin gelesen war, steht oben.";
/** Longest wait for a change, after which the caller asks again. */
const MAX_WAIT_MS = 20_000;

export class SiteCrawl extends DurableObject<ReadingBindings & Settings> {
  private readonly stored = new StoredPieces(this.ctx.storage.kv);
  private readonly changes = new ChangeSignal();
  private alarmRun: Promise<void> | null = null;
  private gate: MayRequest | null = null;
  /** Kept from step to step, with the requests reserved for the site. */
  private reading: SiteReading | null = null;
  /** ms since 1970. Until then no reader may wake the crawl. */
  private pausedUntil = 0;

  async start({ report, shared, state }: CrawlStart): Promise<void> {
    this.stored.put("report", report);
    this.stored.put("shared", shared);
    this.stored.put("state", state);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** What is new, as soon as it differs from what the caller knows or after MAX_WAIT_MS. Null if there is no crawl. */
  async changeSince(revision: number, seen: number): Promise<CrawlChange | null> {
    await this.wake();
    let state = this.stored.get<CrawlState>("state");
    if (state?.revision === revision && state.outcome === "running") {
      await this.changes.next(MAX_WAIT_MS);
      state = this.stored.get<CrawlState>("state");
    }
    if (state === undefined) return null;
    const { updateSince } = await import("./snapshot.ts");
    return { revision: state.revision, update: updateSince(state, seen) };
  }

  /** The whole crawl as JSON. Reading stores nothing: a guessed id leaves no trace. */
  async read(): Promise<string | null> {
    await this.wake();
    const { snapshot } = await import("./snapshot.ts");
    const state = this.stored.get<CrawlState>("state");
    const report = this.stored.get<SeoReport>("report");
    if (state === undefined || report === undefined) return null;
    return JSON.stringify(snapshot(state, report, this.stored.get<CrawlSummary>("summary") ?? null));
  }

  /** An alarm during a run has no effect. */
  override alarm(): Promise<void> {
    this.alarmRun ??= this.runAlarm().finally(() => {
      this.alarmRun = null;
    });
    return this.alarmRun;
  }

  private async runAlarm(): Promise<void> {
    const state = this.stored.get<CrawlState>("state");
    if (state === undefined) return;
    if (state.finishedAt !== null) return this.expire(state.finishedAt + RETENTION_MS);
    await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
    try {
      await this.advance(state);
    } catch (error) {
      writeLog({ event: "exception", ...errorTrace(error as Error) });
      const failedState = { ...(this.stored.get<CrawlState>("state") ?? state), faults: state.faults + 1 };
      if (failedState.faults >= MAX_FAULTS)
        return this.end(failedState, "failed", { findings: [], notes: [FAILED] });
      this.save(failedState);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
    }
  }

  private async advance(before: CrawlState): Promise<void> {
    const shared = this.stored.get<SharedFacts>("shared") as SharedFacts;
    this.gate ??= createRobotsGate(shared.robotsTxt);
    const { gate } = this;
    const { state, tasks } = planStep(before, gate, Date.now());
    if (tasks.length === 0) {
      const notes = writeCrawlNotes(state, shared.robotsTxt, gate);
      const [{ judgeSite }, { createSiteView }] = await Promise.all([
        import("./site-findings.ts"),
        import("./site-view.ts"),
      ]);
      return this.end(state, "done", { findings: judgeSite(createSiteView(state)), notes });
    }
    this.reading ??= this.readingWith(MAX_CRAWL_REQUESTS - state.requests);
    const { requests } = this.reading;
    if (!(await requests.ready(new URL(state.startUrl)))) return this.pause(before);
    const begun = this.save(state);
    const { createVisitContext, visitAll } = await import("./visit.ts");
    const madeBefore = requests.made();
    const context = createVisitContext(begun, shared, gate, Date.now());
    const results = await visitAll(tasks, visitDeps(this.reading), context);
    const made = begun.requests + requests.made() - madeBefore;
    const after = this.save({ ...addResults(begun, results, gate), requests: made });
    if (results.length < tasks.length && made < MAX_CRAWL_REQUESTS) return this.pause(after);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** The site has had its requests of this minute; the tasks remain to be done. */
  private async pause(state: CrawlState): Promise<void> {
    if (!state.hasWaited) this.save({ ...state, hasWaited: true });
    this.pausedUntil = Math.min(Date.now() + BUSY_PAUSE_MS, state.startedAt + CRAWL_DEADLINE_MS);
    await this.ctx.storage.setAlarm(this.pausedUntil);
  }

  private readingWith(maxRequests: number): SiteReading {
    const read = readConfig(this.env);
    if (!read.ok) throw new Error("The settings are refused");
    return siteReading(read.config, this.env, maxRequests);
  }

  private async end(state: CrawlState, outcome: "done" | "failed", summary: CrawlSummary): Promise<void> {
    const now = Date.now();
    this.stored.put("summary", summary);
    this.save(finish(state, outcome, now));
    const durationMs = now - state.startedAt;
    writeLog({ event: "site-crawl", outcome, pages: state.pages.length, durationMs });
    await this.ctx.storage.setAlarm(now + RETENTION_MS);
    await this.reading?.requests.refund();
  }

  private save(state: CrawlState): CrawlState {
    const changed = { ...state, revision: state.revision + 1 };
    this.stored.put("state", changed);
    this.changes.notify();
    return changed;
  }

  /** After a restart a reader need not wait for the watchdog. */
  private async wake(): Promise<void> {
    if (this.alarmRun !== null || Date.now() < this.pausedUntil) return;
    if (this.stored.get<CrawlState>("state")?.outcome !== "running") return;
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > Date.now() + RETRY_MS) await this.ctx.storage.setAlarm(Date.now());
  }

  /** An alarm that comes twice must not delete a result too early. */
  private async expire(at: number): Promise<void> {
    if (Date.now() < at) return this.ctx.storage.setAlarm(at);
    await deleteStorage(this.ctx.storage);
  }
}

function visitDeps({ fetch, rewriter, now, userAgent, ...rules }: SiteReading): VisitDeps {
  const guard = { ...rules, resolveHost: rememberHosts(rules.resolveHost) };
  const onFault = (error: Error) => writeLog({ event: "exception", ...errorTrace(error) });
  return { fetch, rewriter, now, userAgent, guard, onFault };
}
