// What one visitor can spend in a day at most, by the constants of the Worker. A new limit is one more line here, and its figure
// in abuse.ts.
import {
  CHAT_SESSION_DAILY_LIMIT,
  ESTIMATE_MAIL_DAILY_LIMIT,
  INQUIRY_DAILY_LIMIT,
  SEO_DAILY_LIMIT,
  SITE_CRAWL_REQUESTS,
  SITE_REQUESTS_A_MINUTE,
} from "#content/constants.ts";
import { MAX_SESSION_BYTES } from "#worker/chat/stored-bytes.ts";
import { MAX_PER_DAY as MAILS_A_MAILBOX } from "#worker/mail/compose/estimate-mail.ts";
import { MAX_FOREIGN_REQUESTS, MAX_REQUESTS } from "#worker/ports/browser/request-limits.ts";
import { maxAttempts } from "#worker/quota/quota-rules.ts";
import { MAX_ANALYSIS_REQUESTS } from "#worker/seo/fetch/site-requests.ts";
import { MAX_KEPT_BYTES } from "#worker/seo/kept-report/kept-reports.ts";
import { VISITOR_BROWSER_SECONDS } from "#worker/services/browser-seconds.ts";
import { TOKEN_ATTEMPTS } from "#worker/visit-token.ts";

export interface SpendingLimit {
  what: string;
  max: number;
  /** Where the number comes from. */
  source: string;
}

const READINGS = maxAttempts(SEO_DAILY_LIMIT);
const RATINGS = SEO_DAILY_LIMIT * TOKEN_ATTEMPTS;
/** Besides conversations: three crawls, twenty inquiries with their mails, counters; each has its own limits. */
const OTHER_BYTES = 5_000_000;

export const spendingLimits = {
  browserSeconds: limit("seconds of the browser", VISITOR_BROWSER_SECONDS, "VISITOR_BROWSER_SECONDS"),
  analyses: limit("pages read, failed analyses included", READINGS, "maxAttempts(SEO_DAILY_LIMIT)"),
  reports: limit("reports", SEO_DAILY_LIMIT, "SEO_DAILY_LIMIT"),
  crawls: limit("crawls of whole sites", SEO_DAILY_LIMIT, "SEO_DAILY_LIMIT"),
  targetMinute: limit(
    "check's requests to the target in a minute",
    SITE_REQUESTS_A_MINUTE,
    "SITE_REQUESTS_A_MINUTE",
  ),
  thirdMinute: limit(
    "… to a third site, by redirects and links",
    SITE_REQUESTS_A_MINUTE,
    "SITE_REQUESTS_A_MINUTE",
  ),
  targetDay: limit(
    "check's requests to the target in the day",
    READINGS * MAX_ANALYSIS_REQUESTS + SEO_DAILY_LIMIT * SITE_CRAWL_REQUESTS,
    "10 × MAX_ANALYSIS_REQUESTS + 3 × SITE_CRAWL_REQUESTS",
  ),
  ratedDay: limit(
    "browser's requests to the rated site",
    RATINGS * MAX_REQUESTS,
    "3 × TOKEN_ATTEMPTS × MAX_REQUESTS",
  ),
  foreignDay: limit(
    "browser's requests to a third site",
    RATINGS * MAX_FOREIGN_REQUESTS,
    "3 × TOKEN_ATTEMPTS × MAX_FOREIGN_REQUESTS",
  ),
  inquiries: limit("inquiries taken", INQUIRY_DAILY_LIMIT, "INQUIRY_DAILY_LIMIT"),
  ownerMails: limit("mails to the owner", INQUIRY_DAILY_LIMIT, "INQUIRY_DAILY_LIMIT"),
  estimateMails: limit(
    "mails with an estimate, to many mailboxes",
    ESTIMATE_MAIL_DAILY_LIMIT,
    "ESTIMATE_MAIL_DAILY_LIMIT",
  ),
  oneMailbox: limit(
    "mails to one mailbox",
    MAILS_A_MAILBOX,
    "MAX_PER_DAY in worker/mail/compose/estimate-mail.ts",
  ),
  conversations: limit("conversations begun", CHAT_SESSION_DAILY_LIMIT, "CHAT_SESSION_DAILY_LIMIT"),
  modelCalls: limit("calls to a language model", 0, "none is bound locally"),
  storedBytes: limit(
    "bytes stored",
    CHAT_SESSION_DAILY_LIMIT * MAX_SESSION_BYTES + SEO_DAILY_LIMIT * MAX_KEPT_BYTES + OTHER_BYTES,
    "20 × MAX_SESSION_BYTES + 3 × MAX_KEPT_BYTES + OTHER_BYTES",
  ),
  strayBytes: limit("bytes stored by calls without a session and by guesses", 0, "nothing may stay of them"),
} as const satisfies Record<string, SpendingLimit>;

export type Spent = Record<keyof typeof spendingLimits, number>;

function limit(what: string, max: number, source: string): SpendingLimit {
  return { what, max, source };
}
