// The one reader of settings and secrets: env → validated Config. A refused setting is named, its value never repeated.
import * as v from "valibot";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import { owner } from "#content/owner.ts";

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
  /** Whether calls a minute are limited; off for the bench that plays a day in minutes. */
  minuteLimits: boolean;
  mail: MailSettings;
  /** Words the answers of the price calculator where Workers AI is bound. `dailyCalls`: messages a day, of all visitors together. */
  chatModel: { id: string; dailyCalls: number };
  designModel: { id: string; dailyCalls: number };
  /** "127.0.0.1:8899": the proxy through which the browser reaches the net; answers come from there. Null: it goes by itself. */
  browserProxy: string | null;
  /** Seconds a day that the browser may run for ratings, checks and PDFs, all visitors together. */
  browserDailySeconds: number;
  /** Who knows it may read the stored inquiries. Null: nobody may. */
  leadsKey: string | null;
  /** Watches that there may be at a time. */
  watchLimit: number;
  /** The owner's desk behind Cloudflare Access; null: there is none. */
  access: AccessSettings | null;
}

export interface AccessSettings {
  /** Of the Access application that stands before /intern. */
  audience: string;
  /** "firma.cloudflareaccess.com": who signs. Null: only what the runtime vouches for counts. */
  team: string | null;
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

/** Wide enough for tests with many pages; anything above is a typing mistake. */
const MAX_COUNT = 100_000;
/** 32 characters of base64 carry 192 bits. */
const MIN_SECRET_LENGTH = 32;
const LOCAL_ORIGIN = "http://localhost:8787";
/** No secret: it only hides 127.0.0.1 on the developer's own machine. */
const LOCAL_QUOTA_SECRET = "development-only-not-a-secret-value";

const count = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(MAX_COUNT));
const onOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(["on", "off", "true", "false", "1", "0"]),
  v.transform((value) => value === "on" || value === "true" || value === "1"),
);
const limits = v.union([v.pipe(v.string(), v.toLowerCase(), v.literal("daily")), onOff]);
/** Workers AI only: any other provider would have to be named in the privacy policy. */
const workersAiModel = v.pipe(v.string(), v.regex(/^@(?:cf|hf)\/[\w.-]{1,60}\/[\w.-]{1,80}$/));
/** Address and port as the network log of a browser spells them. */
const endpoint = v.pipe(v.string(), v.regex(/^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]{2,45}\]):\d{1,5}$/));
const publicKey = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));
const secret = v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH));
/** 64 hexadecimal digits at Cloudflare, a short word in the local twin. */
const accessAudience = v.pipe(v.string(), v.regex(/^[\w-]{4,128}$/));
const accessTeam = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,63}\.cloudflareaccess\.com$/));
/** What may stand in a header: a line break pasted along would fail every mail. */
const apiKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));
/** An origin as URL spells it: no path, no user, no trailing slash. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const origin = v.pipe(v.string(), v.check(isOrigin));
const secureOrigin = v.pipe(origin, v.startsWith("https://"));
/** Without encryption the provider's key must not leave the machine. */
const loopbackOrigin = v.pipe(origin, v.regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/));

const shared = {
  PUBLIC_KEY: publicKey,
  MAILCHANNELS_API_KEY: v.optional(apiKey),
  LEADS_KEY: v.optional(secret),
  WATCH_LIMIT: v.optional(count, "500"),
  ACCESS_AUD: v.optional(accessAudience),
  ACCESS_TEAM: v.optional(accessTeam),
  CHAT_MODEL: v.optional(workersAiModel, "@cf/zai-org/glm-4.7-flash"),
  // Roughly the free daily allowance of Workers AI; docs/betrieb.md does the sums.
  CHAT_MODEL_DAILY_CALLS: v.optional(count, "300"),
  DESIGN_MODEL: v.optional(workersAiModel, "@cf/google/gemma-4-26b-a4b-it"),
  DESIGN_MODEL_DAILY_CALLS: v.optional(count, "100"),
  BROWSER_PROXY: v.optional(endpoint),
  // Cloudflare's free plan gives ten minutes a day (https://developers.cloudflare.com/browser-run/limits/).
  BROWSER_DAILY_SECONDS: v.optional(count, "600"),
};

const localSchema = v.object({
  ENVIRONMENT: v.literal("local"),
  ...shared,
  SITE_ORIGIN: v.optional(origin, LOCAL_ORIGIN),
  QUOTA_SECRET: v.optional(secret, LOCAL_QUOTA_SECRET),
  SEO_DAILY_LIMIT: v.optional(count, String(SEO_DAILY_LIMIT)),
  CRAWL_ALLOW_LOOPBACK: v.optional(onOff, "off"),
  RATE_LIMITS: v.optional(limits, "on"),
  MAIL: v.optional(v.picklist(["preview", "mailchannels"]), "preview"),
  MAILCHANNELS_BASE_URL: v.optional(loopbackOrigin),
});

/** Given in production they are refused instead of ignored. */
const localOnly = v.optional(v.never());
const productionSchema = v.object({
  ENVIRONMENT: v.literal("production"),
  ...shared,
  SITE_ORIGIN: v.optional(secureOrigin, new URL(owner.siteUrl).origin),
  QUOTA_SECRET: secret,
  SEO_DAILY_LIMIT: localOnly,
  CRAWL_ALLOW_LOOPBACK: localOnly,
  RATE_LIMITS: localOnly,
  MAIL: localOnly,
  MAILCHANNELS_BASE_URL: localOnly,
});

/** Without ENVIRONMENT everything is refused: a forgotten line must not open a deployed site to local settings. */
const settingsSchema = v.variant("ENVIRONMENT", [localSchema, productionSchema]);

/** Variables and secrets as the platform hands them over: text, any of which may be absent. */
export type Settings = { [Name in keyof typeof localSchema.entries]?: string | undefined };

/** Settings of the Worker, checked. An empty text counts as not given. */
export function readConfig(env: Settings): ConfigOutcome {
  const given = Object.entries(env).filter(([, value]) => typeof value === "string" && value !== "");
  const read = v.safeParse(settingsSchema, Object.fromEntries(given));
  if (!read.success) return { ok: false, refusals: read.issues.map(refusalOf) };
  const settings = read.output;
  return {
    ok: true,
    config: {
      environment: settings.ENVIRONMENT,
      publicKey: settings.PUBLIC_KEY,
      siteOrigin: settings.SITE_ORIGIN,
      quotaSecret: settings.QUOTA_SECRET,
      seoDailyLimit: settings.SEO_DAILY_LIMIT ?? SEO_DAILY_LIMIT,
      allowLoopback: settings.CRAWL_ALLOW_LOOPBACK ?? false,
      rateLimits: settings.RATE_LIMITS !== false,
      minuteLimits: (settings.RATE_LIMITS ?? true) === true,
      mail: mailSettings(settings),
      chatModel: { id: settings.CHAT_MODEL, dailyCalls: settings.CHAT_MODEL_DAILY_CALLS },
      designModel: { id: settings.DESIGN_MODEL, dailyCalls: settings.DESIGN_MODEL_DAILY_CALLS },
      browserProxy: settings.BROWSER_PROXY ?? null,
      browserDailySeconds: settings.BROWSER_DAILY_SECONDS,
      leadsKey: settings.LEADS_KEY ?? null,
      watchLimit: settings.WATCH_LIMIT,
      access:
        settings.ACCESS_AUD === undefined
          ? null
          : { audience: settings.ACCESS_AUD, team: settings.ACCESS_TEAM ?? null },
    },
  };
}

/** Production, where MAIL cannot be given, sends through the provider. */
function mailSettings({
  MAIL: adapter = "mailchannels",
  MAILCHANNELS_API_KEY: apiKey,
  MAILCHANNELS_BASE_URL: baseUrl,
}: v.InferOutput<typeof settingsSchema>): MailSettings {
  if (adapter === "preview") return { adapter };
  return apiKey === undefined ? { adapter: "none" } : { adapter, apiKey, baseUrl };
}

/** In our own words: valibot's message repeats what was given, which may be a secret. */
function refusalOf(issue: v.BaseIssue<unknown>): Refusal {
  const setting = v.getDotPath(issue) ?? "ENVIRONMENT";
  if (issue.expected === "never") return { setting, reason: "is for local use only" };
  return { setting, reason: issue.received === "undefined" ? "is missing" : "is not valid" };
}
