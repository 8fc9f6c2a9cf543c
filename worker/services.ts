// Composition root: settings and bindings → the services that routes are given.

import type { ContactData } from "#contract/contact.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import { type Chats, createChats } from "./chat/chat-client.ts";
import { type Config, type Refusal, readConfig } from "./config.ts";
import { createDesignRatings, type DesignRatings } from "./design-rating.ts";
import type { Env } from "./env.ts";
import { type Log, writeLog } from "./http/log.ts";
import { type Limiter, unlimited } from "./http/rate-limits.ts";
import { createFormTokens, type FormTokens } from "./mail/form-token.ts";
import { createOutboxClient, OUTBOX_NAME, type OutboxClient } from "./mail/outbox-client.ts";
import { contentSubmissionId } from "./mail/submission-id.ts";
import { contactPage, servePage } from "./pages.ts";
import { createDailyQuota, type DailyQuota } from "./quota/daily-quota.ts";
import { berlinDay } from "./quota/day.ts";
import { visitorId } from "./quota/visitor.ts";
import { analyseSite } from "./seo/analyse-site.ts";
import type { PageFacts } from "./seo/page-facts.ts";
import { createSiteCrawls, type SiteCrawls } from "./seo/site-crawl/site-crawls.ts";
import { siteReading } from "./site-reading.ts";

/** What works without any setting. */
export interface Basics {
  /** Served by wrangler or Vite on a developer's machine. */
  isLocal: boolean;
  log: Log;
  /** The site's pages: the not-found page, and rendering at build time. */
  servePage: (request: Request) => Promise<Response>;
}

export interface Services extends Basics {
  publicKey: string;
  siteOrigin: string;
  /** Hashed name of a caller for today. */
  visitorOf: (request: Request) => Promise<string>;
  limits: {
    /** Every call under /functions/. */
    call: Limiter;
    /** Analyses about to begin. */
    analysis: Limiter;
    /** Inquiries about to be stored. */
    contact: Limiter;
    /** Messages to the price calculator. */
    chat: Limiter;
    /** Estimates about to be mailed. */
    estimateMail: Limiter;
    /** Design ratings about to begin. */
    design: Limiter;
  };
  seoQuota: DailyQuota;
  analyseSite: AnalyseSite;
  siteCrawls: SiteCrawls;
  /** Null where no browser is bound: then reports carry no token. */
  designRatings: DesignRatings | null;
  chats: Chats;
  outbox: OutboxClient;
  /** Whether mails have a way out. Without one no inquiry is accepted: nobody would read it. */
  mailIsSetUp: boolean;
  formTokens: FormTokens;
  /** The name of an inquiry whose form made none. */
  submissionIdOf: (contact: ContactData) => Promise<string>;
  /** The contact page as it is served, to be rewritten for visitors without script. */
  contactPage: (request: Request) => Promise<Response>;
  /** Who sends it may read and delete the stored inquiries; null: nobody. */
  leadsKey: string | null;
  /** What the outbox holds, to look at under /__mail; null but on a developer's own machine. */
  mailPreview: Pick<OutboxClient, "mails" | "mail"> | null;
  times: {
    /** After this an analysis is cut off, whatever it is doing. */
    analysisMs: number;
    /** Pause between two signs of life in an event stream. */
    heartbeatMs: number;
    /** After this a design rating is cut off, whatever it is doing. */
    designMs: number;
    /** After this nobody waits for an answer of the price calculator any more; it is found later. */
    chatMs: number;
    /** So long an inquiry waits for the estimate it names. */
    estimateMs: number;
  };
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

/** Two seconds more than the analysis gives itself: a second line, should it hang. */
const ANALYSIS_TIME_LIMIT_MS = 17_000;
/** As above: the browser has 25 s, a model's comment as long again. */
const DESIGN_TIME_LIMIT_MS = 52_000;
/** Also how soon a visitor's leaving shows, where a proxy stands in between: the next write fails. */
const HEARTBEAT_MS = 2_000;
/** Longer than a model may take, shorter than browsers' patience. */
const CHAT_TIME_LIMIT_MS = 12_000;
const ESTIMATE_TIME_LIMIT_MS = 3_000;
/** Inquiries are kept near those who write them, wherever the very first call came from. */
const OUTBOX_PLACE = "weur";

export type ServicesOutcome = { ok: true; services: Services } | { ok: false; refusals: Refusal[] };

export function createBasics(env: Env): Basics {
  return {
    isLocal: env.ENVIRONMENT === "local",
    log: writeLog,
    servePage: (request) => servePage(request, env.ASSETS),
  };
}

export function createServices(env: Env): ServicesOutcome {
  const read = readConfig(env);
  const refusals = [...(read.ok ? [] : read.refusals), ...missingBindings(env)];
  return read.ok && refusals.length === 0
    ? { ok: true, services: compose(read.config, env) }
    : { ok: false, refusals };
}

/** A forgotten line in wrangler.toml shows as a missing binding. */
function missingBindings(env: Env): Refusal[] {
  const needed = [
    "SEO_QUOTA",
    "SITE_CRAWL",
    "OUTBOX",
    "CHAT_SESSION",
    "CALL_LIMIT",
    "ANALYSIS_LIMIT",
    "CONTACT_LIMIT",
    "CHAT_LIMIT",
    "ESTIMATE_MAIL_LIMIT",
    "DESIGN_LIMIT",
  ] as const;
  return needed.filter((name) => !env[name]).map((setting) => ({ setting, reason: "is not bound" }));
}

function compose(config: Config, env: Env): Services {
  const now = () => new Date();
  const outbox = createOutboxClient(() => env.OUTBOX.getByName(OUTBOX_NAME, { locationHint: OUTBOX_PLACE }));
  return {
    ...createBasics(env),
    publicKey: config.publicKey,
    siteOrigin: config.siteOrigin,
    visitorOf: (request) =>
      visitorId(config.quotaSecret, berlinDay(now()), request.headers.get("CF-Connecting-IP")),
    limits: config.rateLimits
      ? {
          call: limiterOf(env.CALL_LIMIT),
          analysis: limiterOf(env.ANALYSIS_LIMIT),
          contact: limiterOf(env.CONTACT_LIMIT),
          chat: limiterOf(env.CHAT_LIMIT),
          estimateMail: limiterOf(env.ESTIMATE_MAIL_LIMIT),
          design: limiterOf(env.DESIGN_LIMIT),
        }
      : noLimits,
    seoQuota: createDailyQuota((visitor) => env.SEO_QUOTA.getByName(visitor), config.seoDailyLimit, now),
    analyseSite: analyseSiteWith(config),
    siteCrawls: createSiteCrawls((id) => env.SITE_CRAWL.getByName(id), Date.now),
    designRatings: createDesignRatings(config, env),
    chats: createChats((name) => env.CHAT_SESSION.getByName(name), config.quotaSecret),
    outbox,
    mailIsSetUp: config.mail.adapter !== "none",
    formTokens: createFormTokens(config.quotaSecret, Date.now),
    submissionIdOf: (contact) => contentSubmissionId(config.quotaSecret, contact, berlinDay(now())),
    contactPage: (request) => contactPage(request, env.ASSETS),
    leadsKey: config.leadsKey,
    mailPreview: config.environment === "local" ? outbox : null,
    times: {
      analysisMs: ANALYSIS_TIME_LIMIT_MS,
      designMs: DESIGN_TIME_LIMIT_MS,
      heartbeatMs: HEARTBEAT_MS,
      chatMs: CHAT_TIME_LIMIT_MS,
      estimateMs: ESTIMATE_TIME_LIMIT_MS,
    },
  };
}

const noLimits: Services["limits"] = {
  call: unlimited,
  analysis: unlimited,
  contact: unlimited,
  chat: unlimited,
  estimateMail: unlimited,
  design: unlimited,
};

function limiterOf(binding: RateLimit): Limiter {
  return async (key) => (await binding.limit({ key })).success;
}

function analyseSiteWith(config: Config): AnalyseSite {
  const deps = siteReading(config);
  return (request, signal, onProgress) => analyseSite(request, { ...deps, signal }, onProgress);
}
