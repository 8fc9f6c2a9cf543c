// What the object of a watch needs done: reading the site, mails, and the register. Here, as Durable Objects get no services.
import { problemMessages } from "#content/messages.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { readConfig, type Settings } from "../config.ts";
import { OUTBOX_NAME, type OutboxClient } from "../mail/outbox/outbox-client.ts";
import type { SpendStore } from "../quota/allowance.ts";
import type { QuotaStore } from "../quota/daily-quota.ts";
import { ENGINE_VERSION } from "../seo/engine/version.ts";
import { type CrawlStore, createSiteCrawls } from "../seo/site-crawl/site-crawls.ts";
import { REGISTER_NAME } from "../watch/register-rules.ts";
import { type Run, runOf } from "../watch/runs.ts";
import type { Fate, Outgoing, WatchState } from "../watch/watch-state.ts";
import { type RegisterStore, watchName } from "../watch/watches.ts";
import { siteReading } from "./site-reading.ts";
import { createTargetLimits } from "./target-limits.ts";

export interface WatchBindings extends Settings {
  SEO_QUOTA: { getByName(name: string): QuotaStore & SpendStore };
  SITE_CRAWL: { getByName(id: string): CrawlStore };
  OUTBOX: { getByName(name: string): Pick<OutboxClient, "enqueue" | "fatesOf" | "forgetMails"> };
  WATCH_REGISTER: { getByName(name: string): RegisterStore };
}

export type RunOutcome =
  | { kind: "run"; run: Run }
  | { kind: "crawling"; crawl: NonNullable<WatchState["crawl"]> }
  /** `reason`: a short German heading. */
  | { kind: "unreachable"; reason: string }
  | { kind: "busy" };

export interface WatchWork {
  engine: string;
  /** Whether the links in its mails lead to it: with another QUOTA_SECRET they lead nowhere, and nobody could end it. */
  isFound(id: string, name: string): Promise<boolean>;
  analyse(watch: Pick<WatchState, "url" | "wholeSite">): Promise<RunOutcome>;
  /** @param isLate then the run goes without the other pages */
  readCrawl(crawl: NonNullable<WatchState["crawl"]>, isLate: boolean): Promise<RunOutcome>;
  /** False: the outbox has no room now. */
  send(id: string, watch: Pick<WatchState, "email" | "url">, outgoing: Outgoing): Promise<boolean>;
  fatesOf(keys: readonly string[]): Promise<Fate[]>;
  activate(name: string): Promise<boolean>;
  /** Takes the watch out of the register and its mails out of the outbox. */
  forget(name: string): Promise<void>;
}

/** Failures that say nothing about the website. */
const OURS: readonly ErrorCode[] = ["internal", "target-busy", "rate-limited"];
const ANALYSIS_MS = 17_000;
/** The outbox's names of a watch's mails begin so. */
const mailKey = (key: string) => `watch/${key}`;
/** To one mailbox: strangers can order them. All other mails of a watch are few by their keys. */
const CONFIRMATIONS_A_DAY = 5;

export function createWatchWork(env: WatchBindings): WatchWork {
  const outbox = () => env.OUTBOX.getByName(OUTBOX_NAME);
  const register = () => env.WATCH_REGISTER.getByName(REGISTER_NAME);
  const config = () => {
    const read = readConfig(env);
    if (!read.ok) throw new Error("The settings are refused");
    return read.config;
  };
  const crawls = () =>
    createSiteCrawls(
      (id) => env.SITE_CRAWL.getByName(id),
      Date.now,
      createTargetLimits(config(), env.SEO_QUOTA, Date.now).crawlAllowance,
    );
  return {
    engine: ENGINE_VERSION,
    isFound: async (id, name) => (await watchName(config().quotaSecret, id)) === name,
    async analyse({ url, wholeSite }) {
      const { analyseSite } = await import("../seo/analyse-site.ts");
      const { requests, ...deps } = siteReading(config(), env);
      try {
        const signal = AbortSignal.timeout(ANALYSIS_MS);
        const outcome = await analyseSite({ url }, { ...deps, signal }, () => {});
        if (!outcome.ok) return failed(outcome.code);
        const { report, facts } = outcome;
        const alone: RunOutcome = { kind: "run", run: runOf(report, null, Date.now(), ENGINE_VERSION) };
        if (!wholeSite || report.unscoredReason !== undefined) return alone;
        const begun = await crawls().start(report, facts);
        return begun.ok ? { kind: "crawling", crawl: { id: begun.id, since: Date.now() } } : alone;
      } finally {
        await requests.refund();
      }
    },
    async readCrawl(crawl, isLate) {
      const json = await crawls().read(crawl.id);
      if (json === null) return { kind: "busy" };
      const read: SiteCrawl = JSON.parse(json);
      if (read.state === "running" && !isLate) return { kind: "crawling", crawl };
      const whole = read.state === "done" ? read : null;
      return { kind: "run", run: runOf(read.report, whole, Date.now(), ENGINE_VERSION) };
    },
    async send(id, { email, url }, outgoing) {
      const { composeWatchMail } = await import("../mail/compose/watch-mail.ts");
      const mail = composeWatchMail({ id, url, origin: config().siteOrigin, outgoing });
      const isOrder = outgoing.kind === "confirmation";
      const queued = await outbox().enqueue({
        key: mailKey(outgoing.key),
        mail: { ...mail, kind: isOrder ? "watch-order" : "watch", to: { email } },
        ...(isOrder && { maxPerDay: CONFIRMATIONS_A_DAY }),
      });
      return queued.outcome === "queued";
    },
    fatesOf: (keys) => outbox().fatesOf(keys.map(mailKey)),
    activate: (name) => register().activate(name, config().watchLimit),
    async forget(name) {
      await register().remove(name);
      await outbox().forgetMails(mailKey(`${name}/`));
    },
  };
}

function failed(code: ErrorCode): RunOutcome {
  return OURS.includes(code)
    ? { kind: "busy" }
    : { kind: "unreachable", reason: problemMessages[code].title };
}
