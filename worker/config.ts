// The one reader of settings and secrets: env → validated Config. A refused setting is named, its value never repeated.
import * as v from "valibot";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import { owner } from "#content/owner.ts";
import type { Env } from "./env.ts";

export interface Config {
  environment: "local" | "production";
  /** Public by nature: grants the calls under /functions/ and nothing else. */
  publicKey: string;
  /** Scheme, host and port of the site, without path. */
  siteOrigin: string;
  /** Root of the daily keys behind which visitors' addresses are hidden. */
  quotaSecret: string;
  seoDailyLimit: number;
  /** Whether http on any loopback port may be analysed. */
  allowLoopback: boolean;
  rateLimits: boolean;
  mail: MailSettings;
  /** Words the answers of the price calculator where Workers AI is bound. `dailyCalls`: messages a day, of all visitors together. */
  chatModel: { id: string; dailyCalls: number };
  /** Comments on the pictures of a design rating, likewise. */
  designModel: { id: string; dailyCalls: number };
  /** Who knows it may read the stored inquiries. Null: nobody may. */
  leadsKey: string | null;
}

/** Which adapter mails leave through; "none": the provider's key is missing, and what needs mail answers 503. */
export type MailSettings =
  | { adapter: "preview" }
  /** `baseUrl`: a simulator in the place of the provider. */
  | { adapter: "mailchannels"; apiKey: string; baseUrl?: string | undefined }
  | { adapter: "none" };

export type ConfigOutcome = { ok: true; config: Config } | { ok: false; refusals: Refusal[] };

export interface Refusal {
  setting: string;
  reason: string;
}

type Settings = { [Name in Exclude<keyof Env, Binding>]?: string | undefined };
type Binding =
  | "ASSETS"
  | "SEO_QUOTA"
  | "SITE_CRAWL"
  | "OUTBOX"
  | "CHAT_SESSION"
  | "AI"
  | "BROWSER"
  | "CALL_LIMIT"
  | "ANALYSIS_LIMIT"
  | "CONTACT_LIMIT"
  | "CHAT_LIMIT"
  | "ESTIMATE_MAIL_LIMIT"
  | "DESIGN_LIMIT";

/** Wide enough for tests with many pages; anything above is a typing mistake. */
const MAX_DAILY_LIMIT = 100_000;
const CHAT_MODEL = "@cf/zai-org/glm-4.7-flash";
/** About what Workers AI gives away a day; docs/betrieb.md reckons it. */
const CHAT_MODEL_DAILY_CALLS = "300";
/** Sees pictures. */
const DESIGN_MODEL = "@cf/google/gemma-4-26b-a4b-it";
const DESIGN_MODEL_DAILY_CALLS = "100";
/** 32 characters of base64 carry 192 bits: more than anybody can try. */
const MIN_SECRET_LENGTH = 32;
const LOCAL_ORIGIN = "http://localhost:8787";
/** No secret: it only hides 127.0.0.1 on the developer's own machine. */
const LOCAL_QUOTA_SECRET = "development-only-not-a-secret-value";

const perDay = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(MAX_DAILY_LIMIT));
const onOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(["on", "off", "true", "false", "1", "0"]),
  v.transform((value) => value === "on" || value === "true" || value === "1"),
);
/** The catalogue of Workers AI: a model of another provider would be another one to name in the privacy policy. */
const workersAiModel = v.pipe(v.string(), v.regex(/^@(?:cf|hf)\/[\w.-]{1,60}\/[\w.-]{1,80}$/));
const publicKey = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));
const secret = v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH));
/** What may stand in a header: a line break pasted along would fail every mail. */
const apiKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));
/** An origin as URL spells it: no path, no user, no trailing slash. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const origin = v.pipe(v.string(), v.check(isOrigin));
const secureOrigin = v.pipe(origin, v.startsWith("https://"));
/** Without encryption the provider's key must not leave the machine. */
const loopbackOrigin = v.pipe(origin, v.regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/));

const localSchema = v.object({
  ENVIRONMENT: v.literal("local"),
  PUBLIC_KEY: publicKey,
  SITE_ORIGIN: v.optional(origin, LOCAL_ORIGIN),
  QUOTA_SECRET: v.optional(secret, LOCAL_QUOTA_SECRET),
  SEO_DAILY_LIMIT: v.optional(perDay, String(SEO_DAILY_LIMIT)),
  CRAWL_ALLOW_LOOPBACK: v.optional(onOff, "off"),
  RATE_LIMITS: v.optional(onOff, "on"),
  MAIL: v.optional(v.picklist(["preview", "mailchannels"]), "preview"),
  MAILCHANNELS_API_KEY: v.optional(apiKey),
  MAILCHANNELS_BASE_URL: v.optional(loopbackOrigin),
  LEADS_KEY: v.optional(secret),
  CHAT_MODEL: v.optional(workersAiModel, CHAT_MODEL),
  CHAT_MODEL_DAILY_CALLS: v.optional(perDay, CHAT_MODEL_DAILY_CALLS),
  DESIGN_MODEL: v.optional(workersAiModel, DESIGN_MODEL),
  DESIGN_MODEL_DAILY_CALLS: v.optional(perDay, DESIGN_MODEL_DAILY_CALLS),
});

/** Settings for local use only do not exist here: given, they are refused instead of ignored. */
const productionSchema = v.object({
  ENVIRONMENT: v.literal("production"),
  PUBLIC_KEY: publicKey,
  SITE_ORIGIN: v.optional(secureOrigin, new URL(owner.siteUrl).origin),
  QUOTA_SECRET: secret,
  SEO_DAILY_LIMIT: v.optional(v.never()),
  CRAWL_ALLOW_LOOPBACK: v.optional(v.never()),
  RATE_LIMITS: v.optional(v.never()),
  MAIL: v.optional(v.never()),
  MAILCHANNELS_API_KEY: v.optional(apiKey),
  MAILCHANNELS_BASE_URL: v.optional(v.never()),
  LEADS_KEY: v.optional(secret),
  CHAT_MODEL: v.optional(workersAiModel, CHAT_MODEL),
  CHAT_MODEL_DAILY_CALLS: v.optional(perDay, CHAT_MODEL_DAILY_CALLS),
  DESIGN_MODEL: v.optional(workersAiModel, DESIGN_MODEL),
  DESIGN_MODEL_DAILY_CALLS: v.optional(perDay, DESIGN_MODEL_DAILY_CALLS),
});

const unknownEnvironment = v.object({ ENVIRONMENT: v.picklist(["local", "production"]) });

/**
 * Settings of the Worker, checked. An empty text counts as not given.
 * Without ENVIRONMENT everything is refused: a forgotten line must not open a deployed site to local settings.
 */
export function readConfig(env: Settings): ConfigOutcome {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => typeof value === "string" && value !== ""),
  );
  if (given.ENVIRONMENT === "local") {
    const read = v.safeParse(localSchema, given);
    if (!read.success) return refused(read.issues);
    const { SEO_DAILY_LIMIT: seoDailyLimit, CRAWL_ALLOW_LOOPBACK: allowLoopback } = read.output;
    return accepted({
      ...common(read.output),
      seoDailyLimit,
      allowLoopback,
      rateLimits: read.output.RATE_LIMITS,
    });
  }
  if (given.ENVIRONMENT === "production") {
    const read = v.safeParse(productionSchema, given);
    if (!read.success) return refused(read.issues);
    return accepted({
      ...common(read.output),
      seoDailyLimit: SEO_DAILY_LIMIT,
      allowLoopback: false,
      rateLimits: true,
    });
  }
  const read = v.safeParse(unknownEnvironment, given);
  return refused(read.issues ?? []);
}

function common(settings: v.InferOutput<typeof localSchema> | v.InferOutput<typeof productionSchema>) {
  return {
    environment: settings.ENVIRONMENT,
    publicKey: settings.PUBLIC_KEY,
    siteOrigin: settings.SITE_ORIGIN,
    quotaSecret: settings.QUOTA_SECRET,
    mail: mailSettings(settings),
    chatModel: { id: settings.CHAT_MODEL, dailyCalls: settings.CHAT_MODEL_DAILY_CALLS },
    designModel: { id: settings.DESIGN_MODEL, dailyCalls: settings.DESIGN_MODEL_DAILY_CALLS },
    leadsKey: settings.LEADS_KEY ?? null,
  };
}

/** Production, where MAIL cannot be given, sends through the provider. */
function mailSettings({
  MAIL: adapter = "mailchannels",
  MAILCHANNELS_API_KEY: apiKey,
  MAILCHANNELS_BASE_URL: baseUrl,
}: v.InferOutput<typeof localSchema> | v.InferOutput<typeof productionSchema>): MailSettings {
  if (adapter === "preview") return { adapter };
  return apiKey === undefined ? { adapter: "none" } : { adapter, apiKey, baseUrl };
}

function accepted(config: Config): ConfigOutcome {
  return { ok: true, config };
}

function refused(issues: readonly v.BaseIssue<unknown>[]): ConfigOutcome {
  const refusals = issues.map((issue) => ({
    setting: v.getDotPath(issue) ?? "ENVIRONMENT",
    reason: reasonOf(issue),
  }));
  return { ok: false, refusals };
}

/** valibot's own message repeats what was given, which may be a secret. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === "never") return "is for local use only";
  return issue.received === "undefined" ? "is missing" : "is not valid";
}
