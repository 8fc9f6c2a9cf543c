// The threat model's table of limits says what the code says.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as content from "#content/constants.ts";
import { MAX_RATING_BYTES } from "#contract/design-rating.ts";
import { MAX_SESSION_BYTES } from "#worker/chat/stored-bytes.ts";
import { readConfig } from "#worker/config.ts";
import { MAX_PER_DAY } from "#worker/mail/compose/estimate-mail.ts";
import { MAX_ESTIMATE_MAILS, ROOM_BYTES } from "#worker/mail/outbox/outbox-room.ts";
import { MAX_CONFIRMATIONS_PER_DAY } from "#worker/mail/outbox/store-submission.ts";
import { MAX_BYTES, MAX_FOREIGN_REQUESTS, MAX_REQUESTS } from "#worker/ports/browser/request-limits.ts";
import { MAX_UNINTERCEPTED } from "#worker/ports/browser/second-line.ts";
import { maxAttempts } from "#worker/quota/quota-rules.ts";
import { MAX_SHARE_BODY } from "#worker/routes/shared-report.ts";
import { MAX_ANALYSIS_REQUESTS } from "#worker/seo/fetch/site-requests.ts";
import { MAX_KEPT_BYTES } from "#worker/seo/kept-report/kept-reports.ts";
import { MAX_JSON_LD, MAX_JSON_LD_DEPTH } from "#worker/seo/structured-data/json-ld.ts";
import { BROWSER_SECONDS_A_PRINT, VISITOR_BROWSER_SECONDS } from "#worker/services/browser-seconds.ts";
import { MODEL_CALLS_OF_VISITOR } from "#worker/services/visitor-shares.ts";
import { MAX_SHARED_BYTES } from "#worker/shared-reports/bound-shared.ts";
import { MAX_VIEWS_A_DAY } from "#worker/tally/tally-storage.ts";
import { TOKEN_ATTEMPTS } from "#worker/visit-token.ts";

import { MAX_WATCHES_PER_MAILBOX } from "#worker/watch/register-rules.ts";

const local = readConfig({ ENVIRONMENT: "local", PUBLIC_KEY: "pk_for_tests" });

const inCode: Record<string, number> = {
  MAX_VIEWS_A_DAY,
  SEO_DAILY_LIMIT: content.SEO_DAILY_LIMIT,
  maxAttempts: maxAttempts(content.SEO_DAILY_LIMIT),
  MAX_ANALYSIS_REQUESTS,
  MAX_KEPT_BYTES,
  SITE_REQUESTS_A_MINUTE: content.SITE_REQUESTS_A_MINUTE,
  SITE_CRAWLS_A_DAY: content.SITE_CRAWLS_A_DAY,
  SITE_CRAWL_REQUESTS: content.SITE_CRAWL_REQUESTS,
  SITE_CRAWL_SECONDS: content.SITE_CRAWL_SECONDS,
  TOKEN_ATTEMPTS,
  BROWSER_DAILY_SECONDS: local.ok ? local.config.browserDailySeconds : Number.NaN,
  VISITOR_BROWSER_SECONDS,
  MAX_REQUESTS,
  MAX_FOREIGN_REQUESTS,
  MAX_BYTES,
  MAX_UNINTERCEPTED,
  MAX_RATING_BYTES,
  MAX_JSON_LD,
  MAX_JSON_LD_DEPTH,
  INQUIRY_DAILY_LIMIT: content.INQUIRY_DAILY_LIMIT,
  MAX_CONFIRMATIONS_PER_DAY,
  ESTIMATE_MAIL_DAILY_LIMIT: content.ESTIMATE_MAIL_DAILY_LIMIT,
  MAX_PER_DAY,
  MAX_ESTIMATE_MAILS,
  ROOM_BYTES,
  CHAT_SESSION_DAILY_LIMIT: content.CHAT_SESSION_DAILY_LIMIT,
  MAX_SESSION_BYTES,
  MODEL_CALLS_OF_VISITOR,
  SHARE_DAILY_LIMIT: content.SHARE_DAILY_LIMIT,
  MAX_SHARE_BODY,
  MAX_SHARED_BYTES,
  BROWSER_SECONDS_A_PRINT,
  WATCH_LIMIT: local.ok ? local.config.watchLimit : Number.NaN,
  MAX_WATCHES_PER_MAILBOX,
  WATCH_DAILY_LIMIT: content.WATCH_DAILY_LIMIT,
};

/** Of a tool of one's own machine, not of the site. */
const NOT_THE_SITES = ["MAX_CONNECTIONS"];

const model = readFileSync("docs/threat-model.md", "utf8");
const chapter = model.slice(model.indexOf("## What a stranger can make us spend")).split("\n## ")[0] ?? "";
const rows = [...chapter.matchAll(/^\|[^|]+\| ([\d,]+) \| `(\w+)`.*$/gm)].map(
  ([row, value = "", name = ""]) => ({
    row,
    name,
    value: Number(value.replaceAll(",", "")),
  }),
);

describe("the table of what a stranger can make us spend", () => {
  it("gives the values that the code has [SAFE-43]", () => {
    const told = Object.fromEntries(
      rows.filter(({ name }) => !NOT_THE_SITES.includes(name)).map(({ name, value }) => [name, value]),
    );
    expect(told).toEqual(inCode);
  });

  it("names a test for each of them [SAFE-43]", () => {
    for (const { row, name } of rows.filter((one) => !NOT_THE_SITES.includes(one.name)))
      expect(row, name).toMatch(/`[\w/.-]+\.(?:test|e2e)\.ts` \|$|the same \|$/);
  });
});
