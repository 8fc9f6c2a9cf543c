// The Worker's app with stand-in services, and calls as the site's own pages send them.
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, waitUntil } from "cloudflare:workers";
import type { SeoReport } from "#contract/seo-report.ts";
import { createApp } from "#worker/app.ts";
import { createChats } from "#worker/chat/chat-client.ts";
import type { LogEntry } from "#worker/http/log.ts";
import { createFormTokens } from "#worker/mail/form-token.ts";
import { createOutboxClient } from "#worker/mail/outbox/outbox-client.ts";
import { contentSubmissionId } from "#worker/mail/outbox/submission-id.ts";
import { unlimitedAllowance } from "#worker/quota/allowance.ts";
import { createDailyQuota } from "#worker/quota/daily-quota.ts";
import { createKeptReports } from "#worker/seo/kept-report/kept-reports.ts";
import { createSiteCrawls } from "#worker/seo/site-crawl/site-crawls.ts";
import { type AnalyseSite, limitersOf, type Services } from "#worker/services/services.ts";
import { createSeals } from "#worker/shared-reports/seals.ts";
import { createSharedReports } from "#worker/shared-reports/shared-reports.ts";
import { createTally, type Tally } from "#worker/tally/tally.ts";
import { createWatches } from "#worker/watch/watches.ts";

export const ORIGIN = "https://www.paettken.test";
export const PUBLIC_KEY = "pk_for_tests";
export const CRAWLER = "/functions/v1/seo-crawler";
export const QUOTA = "/functions/v1/seo-quota";
export const KEPT = "/functions/v1/kept-report";
export const CRAWL = "/functions/v1/site-crawl";

const SECRET = "a secret of more than thirty-two characters";

/** What a stand-in analyser finds. Routes pass reports on unread, so two fields are enough to recognise it. */
export const report = { url: "https://example.org/", score: 71 } as SeoReport;

const analyses: AnalyseSite = async () => ({ ok: true, report });

type Overrides = Partial<Omit<Services, "times">> & { times?: Partial<Services["times"]> };

/** Services with a visitor of their own, the real Durable Object behind the quota, and nothing else from outside. */
export function testServices({ times, ...overrides }: Overrides = {}): Services & { entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const visitor = crypto.randomUUID();
  return {
    isLocal: false,
    publicKey: PUBLIC_KEY,
    siteOrigin: ORIGIN,
    log: (entry) => entries.push(entry),
    servePage: async () =>
      new Response("<h1>404</h1>", { status: 404, headers: { "Content-Type": "text/html" } }),
    visitorOf: async () => visitor,
    limits: limitersOf(null),
    seoQuota: testQuota(),
    analyseSite: analyses,
    designRatings: null,
    browserChecks: null,
    siteCrawls: createSiteCrawls(
      (id) => env.SITE_CRAWL.getByName(id),
      Date.now,
      async () => unlimitedAllowance,
    ),
    keptReports: createKeptReports(async (id) => env.KEPT_REPORT.getByName(id)),
    sharing: {
      sharedReports: createSharedReports((name) => env.SHARED_REPORT.getByName(name), SECRET),
      seals: createSeals(SECRET),
      sharedReportAllowance: () => unlimitedAllowance,
      siteFonts: { heading: "/paper-fonts/heading.woff2", text: "/paper-fonts/text.woff2" },
      printPdf: null,
    },
    watching: testWatching(),
    chats: createChats((name) => env.CHAT_SESSION.getByName(name), SECRET),
    outbox: testOutbox(),
    mailIsSetUp: true,
    formTokens: createFormTokens(SECRET, Date.now),
    submissionIdOf: (contact) => contentSubmissionId(SECRET, contact, "a day"),
    builtPage: async () => new Response("<h1>Kontakt</h1>"),
    leadsKey: null,
    mailPreview: null,
    tally: testTally(),
    desk: null,
    times: {
      analysisMs: 5_000,
      designMs: 5_000,
      browserCheckMs: 5_000,
      heartbeatMs: 5_000,
      chatMs: 5_000,
      estimateMs: 5_000,
      ...times,
    },
    entries,
    ...overrides,
  };
}

/** An outbox of its own. */
function testOutbox() {
  const name = crypto.randomUUID();
  return createOutboxClient(() => env.OUTBOX.getByName(name));
}

/** Watches with a register of their own. */
function testWatching() {
  const name = crypto.randomUUID();
  const watches = createWatches({
    openWatch: (watch) => env.WATCH.getByName(watch),
    openRegister: () => env.WATCH_REGISTER.getByName(name),
    secret: SECRET,
    mailboxOf: (email) => email.toLowerCase(),
    limit: 500,
    now: Date.now,
  });
  return { watches, watchAllowance: () => unlimitedAllowance };
}

/** A tally of its own, told in the background as in the Worker. */
function testTally(): Tally {
  const name = crypto.randomUUID();
  return createTally({ open: () => env.DAILY_TOTALS.getByName(name), waitUntil, now: Date.now });
}

/** The real counter behind a chosen limit and clock. */
export function testQuota(limit = 3, now: () => Date = () => new Date()) {
  return createDailyQuota((visitor) => env.SEO_QUOTA.getByName(visitor), limit, now);
}

interface Around {
  origin?: string;
  context?: ExecutionContext;
}

/** One call through the whole app; `settle` waits for what goes on after the answer. */
export async function call(
  services: Services,
  path: string,
  init: RequestInit = {},
  { origin = ORIGIN, context = createExecutionContext() }: Around = {},
) {
  const answer = await createApp(services).fetch(new Request(`${origin}${path}`, init), env, context);
  return { answer, settle: () => waitOnExecutionContext(context) };
}

/** A GET as the site sends it. */
export function get(services: Services, path: string, headers: Record<string, string> = {}) {
  return call(services, path, { headers: { Authorization: `Bearer ${PUBLIC_KEY}`, ...headers } });
}

/** A POST of JSON as the site sends it. */
export function post(
  services: Services,
  path: string,
  body: unknown,
  { headers, ...init }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  around?: Around,
) {
  const request: RequestInit = {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { Authorization: `Bearer ${PUBLIC_KEY}`, "Content-Type": "application/json", ...headers },
    ...init,
  };
  return call(services, path, request, around);
}
