// Composition root: settings and bindings → the services that routes are given.
import type { ContactData } from "#contract/contact.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import { type ChatStore, type Chats, createChats } from "../chat/chat-client.ts";
import { type Config, type Refusal, readConfig, type Settings } from "../config.ts";
import { createIdentify, type Identify } from "../http/access.ts";
import { type Log, writeLog } from "../http/log.ts";
import { type Limiter, unlimited } from "../http/rate-limits.ts";
import { keyedName } from "../keyed-hash.ts";
import { createFormTokens, type FormTokens } from "../mail/form-token.ts";
import { createOutboxClient, OUTBOX_NAME, type OutboxClient } from "../mail/outbox/outbox-client.ts";
import { contentSubmissionId } from "../mail/outbox/submission-id.ts";
import { type BuiltPage, builtPage, servePage } from "../pages.ts";
import { createDailyQuota, type DailyQuota } from "../quota/daily-quota.ts";
import { berlinDay } from "../quota/day.ts";
import { visitorId } from "../quota/visitor.ts";
import type { PageFacts } from "../seo/html/page-facts.ts";
import {
  createKeptReports,
  type KeptReportStore,
  type KeptReports,
} from "../seo/kept-report/kept-reports.ts";
import { type CrawlStore, createSiteCrawls, type SiteCrawls } from "../seo/site-crawl/site-crawls.ts";
import { readSiteState, type SiteState, type StateBindings } from "../site-state.ts";
import { countedLog, type Tally, type TallyBindings, tallyOf } from "../tally/tally.ts";
import { type BrowserChecks, createBrowserChecks } from "./browser-checks.ts";
import { createDesignRatings, type DesignRatings, type RatingBindings } from "./design-rating.ts";
import { createReportSharing, type ReportSharing, type SharingBindings } from "./report-sharing.ts";
import { siteReading } from "./site-reading.ts";
import { createTargetLimits } from "./target-limits.ts";
import { createWatching, type Watching, type WatchingBindings } from "./watching.ts";

/** Calls of a visitor in a minute: what is limited, and the rate limit of wrangler.toml that counts it. */
const limitBindings = {
  /** Every call under /functions/. */
  call: "CALL_LIMIT",
  /** Analyses about to begin. */
  analysis: "ANALYSIS_LIMIT",
  /** Inquiries about to be stored. */
  contact: "CONTACT_LIMIT",
  /** Messages to the price calculator. */
  chat: "CHAT_LIMIT",
  /** Estimates about to be mailed. */
  estimateMail: "ESTIMATE_MAIL_LIMIT",
  /** Design ratings about to begin. */
  design: "DESIGN_LIMIT",
} as const;

type LimitBindings = Record<(typeof limitBindings)[keyof typeof limitBindings], RateLimit>;

/** What services use of the bindings in wrangler.toml. */
export interface ServiceBindings
  extends LimitBindings,
    RatingBindings,
    TallyBindings,
    Pick<StateBindings, "VERSION"> {
  ASSETS: Fetcher;
  SITE_CRAWL: { getByName(id: string): CrawlStore };
  KEPT_REPORT: { getByName(name: string): KeptReportStore };
  SHARED_REPORT: SharingBindings["SHARED_REPORT"];
  WATCH: WatchingBindings["WATCH"];
  WATCH_REGISTER: WatchingBindings["WATCH_REGISTER"];
  OUTBOX: { getByName(name: string, options: { locationHint: "weur" }): OutboxClient };
  CHAT_SESSION: { getByName(name: string): ChatStore };
  SEO_QUOTA: RatingBindings["SEO_QUOTA"] & StateBindings["SEO_QUOTA"];
}

/** A forgotten line in wrangler.toml shows as one of these missing. */
const requiredBindings = [
  ...([
    "SEO_QUOTA",
    "SITE_CRAWL",
    "KEPT_REPORT",
    "SHARED_REPORT",
    "WATCH",
    "WATCH_REGISTER",
    "OUTBOX",
    "CHAT_SESSION",
    "DAILY_TOTALS",
  ] as const),
  ...Object.values(limitBindings),
];

type ServiceEnv = ServiceBindings & Settings;

/** What works without any setting. */
export interface BaseServices {
  /** Served by Miniflare or Vite on a developer's machine. */
  isLocal: boolean;
  log: Log;
  /** The site's pages: the not-found page, and rendering at build time. */
  servePage: (request: Request) => Promise<Response>;
}

export interface Services extends BaseServices {
  publicKey: string;
  siteOrigin: string;
  /** Hashed name of a caller for today. */
  visitorOf: (request: Request) => Promise<string>;
  limits: Record<keyof typeof limitBindings, Limiter>;
  seoQuota: DailyQuota;
  analyseSite: AnalyseSite;
  siteCrawls: SiteCrawls;
  keptReports: KeptReports;
  /** Null where no browser is bound: then reports carry no token. */
  designRatings: DesignRatings | null;
  browserChecks: BrowserChecks | null;
  chats: Chats;
  outbox: OutboxClient;
  /** Whether mails have a way out. Without one no inquiry is accepted: nobody would read it. */
  mailIsSetUp: boolean;
  formTokens: FormTokens;
  /** The name of an inquiry whose form made none. */
  submissionIdOf: (contact: ContactData) => Promise<string>;
  /** A page as it is served, to be rewritten. */
  builtPage: (path: BuiltPage, request: Request) => Promise<Response>;
  sharing: ReportSharing;
  watching: Watching;
  /** Who sends it may read and delete the stored inquiries; null: nobody. */
  leadsKey: string | null;
  /** What the outbox holds, to look at under /__mail; null except on a developer's own machine. */
  mailPreview: Pick<OutboxClient, "mails" | "mail"> | null;
  /** Counts what the site does, in the background. */
  tally: Tally;
  /** The owner's desk under /intern; null where Access is not set up. */
  desk: { identify: Identify; state: () => Promise<SiteState> } | null;
  times: Record<keyof typeof times, number>;
}

/** One analysis. Expected failures are answered as code; only bugs throw. */
export type AnalyseSite = (
  request: SeoRequest,
  signal: AbortSignal,
  onProgress: (progress: SeoProgress) => void,
) => Promise<AnalysisOutcome>;

export type AnalysisOutcome =
  /** `facts`: what a crawl of the site begins with. */
  { ok: true; report: SeoReport; facts?: PageFacts } | { ok: false; code: ErrorCode };

/** Timeouts of calls, and the pause between two heartbeats of an event stream. */
const times = {
  /** Two seconds more than the analysis gives itself, should it hang. */
  analysisMs: 17_000,
  /** The browser has 25 s, a model's comment as long again, and two. */
  designMs: 52_000,
  /** 45 s for the browser, and ten for the page without one, read beside it. */
  browserCheckMs: 55_000,
  /** Also how soon a disconnect shows behind a proxy: the next write fails. */
  heartbeatMs: 2_000,
  /** Longer than a model may take, shorter than browsers' patience; the answer is found later. */
  chatMs: 12_000,
  /** How long an inquiry waits for the estimate it names. */
  estimateMs: 3_000,
};
/** Inquiries are kept near those who write them, wherever the very first call came from. */
const OUTBOX_PLACE = "weur";

export type ServicesOutcome = { ok: true; services: Services } | { ok: false; refusals: Refusal[] };

export function createBaseServices(env: Pick<ServiceEnv, "ASSETS" | "ENVIRONMENT">): BaseServices {
  return {
    isLocal: env.ENVIRONMENT === "local",
    log: writeLog,
    servePage: (request) => servePage(request, env.ASSETS),
  };
}

/** @param waitUntil keeps work alive after the answer; without one it goes on as long as the platform lets it */
export function createServices(
  env: ServiceEnv,
  waitUntil: (work: Promise<void>) => void = () => {},
): ServicesOutcome {
  const read = readConfig(env);
  const missing = requiredBindings.filter((name) => !env[name]);
  const refusals = [
    ...(read.ok ? [] : read.refusals),
    ...missing.map((setting) => ({ setting, reason: "is not bound" })),
  ];
  return read.ok && refusals.length === 0
    ? { ok: true, services: compose(read.config, env, waitUntil) }
    : { ok: false, refusals };
}

function compose(config: Config, env: ServiceEnv, waitUntil: (work: Promise<void>) => void): Services {
  const now = () => new Date();
  const outbox = createOutboxClient(() => env.OUTBOX.getByName(OUTBOX_NAME, { locationHint: OUTBOX_PLACE }));
  const base = createBaseServices(env);
  const tally = tallyOf(env, waitUntil);
  return {
    ...base,
    log: countedLog(base.log, tally),
    publicKey: config.publicKey,
    siteOrigin: config.siteOrigin,
    visitorOf: (request) =>
      visitorId(config.quotaSecret, berlinDay(now()), request.headers.get("CF-Connecting-IP")),
    limits: limitersOf(config.minuteLimits ? env : null),
    seoQuota: createDailyQuota((visitor) => env.SEO_QUOTA.getByName(visitor), config.seoDailyLimit, now),
    analyseSite: analyseSiteWith(config, env),
    siteCrawls: createSiteCrawls(
      (id) => env.SITE_CRAWL.getByName(id),
      Date.now,
      createTargetLimits(config, env.SEO_QUOTA, Date.now).crawlAllowance,
    ),
    keptReports: createKeptReports(async (id) =>
      env.KEPT_REPORT.getByName(await keyedName(config.quotaSecret, "kept report", id)),
    ),
    designRatings: createDesignRatings(config, env),
    browserChecks: createBrowserChecks(config, env),
    chats: createChats((name) => env.CHAT_SESSION.getByName(name), config.quotaSecret),
    outbox,
    mailIsSetUp: config.mail.adapter !== "none",
    formTokens: createFormTokens(config.quotaSecret, Date.now),
    submissionIdOf: (contact) => contentSubmissionId(config.quotaSecret, contact, berlinDay(now())),
    builtPage: (path, request) => builtPage(path, request, env.ASSETS),
    sharing: createReportSharing(config, env),
    watching: createWatching(config, env),
    leadsKey: config.leadsKey,
    mailPreview: config.environment === "local" ? outbox : null,
    tally,
    desk:
      config.access === null
        ? null
        : { identify: createIdentify(config.access), state: () => readSiteState(config, env, now()) },
    times,
  };
}

/** @param bindings null: nothing is limited */
export function limitersOf(bindings: LimitBindings | null): Services["limits"] {
  const limiters = Object.entries(limitBindings).map(([name, binding]) => [
    name,
    bindings ? async (key: string) => (await bindings[binding].limit({ key })).success : unlimited,
  ]);
  return Object.fromEntries(limiters);
}

function analyseSiteWith(config: Config, env: ServiceEnv): AnalyseSite {
  return async (request, signal, onProgress) => {
    // Most of the Worker's code, which pages and other calls do not need: loaded by the first analysis.
    const { analyseSite } = await import("../seo/analyse-site.ts");
    const { requests, ...deps } = siteReading(config, env);
    try {
      return await analyseSite(request, { ...deps, signal }, onProgress);
    } finally {
      await requests.refund();
    }
  };
}
