// POST /functions/v1/shared-report: stores a report under an address of its own. GET …/{id}: what its page shows.
import { Hono } from "hono";
import * as v from "valibot";
import { shareFaults } from "#content/messages.ts";
import type { BrowserCheck } from "#contract/browser-check.ts";
import type { DesignRating } from "#contract/design-rating.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import {
  MAX_SHARE_LINE,
  type ShareAnswer,
  type SharedReport,
  type ShareRequest,
  sharedReportPath,
  shareIdSchema,
  shareRequestSchema,
} from "#contract/shared-report.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import { readJson } from "../http/request-body.ts";
import { toOneLine } from "../mail/sanitize-text.ts";
import type { Services } from "../services/services.ts";
import { composeShared, type ShareSources } from "../shared-reports/compose-shared.ts";
import { senderPath } from "../shared-reports/sender-page.ts";

/** A rating has six million bytes at most, a check with the pictures of a usual page three to five. */
export const MAX_SHARE_BODY = 16_000_000;

export function sharedReportRoute(services: Services) {
  const withKey = keyCheck(services.publicKey);
  return new Hono<ApiContext>()
    .post("/", withKey, (c) => share(c, services))
    .all("/", onlyMethods("POST"))
    .get("/:id", withKey, (c) => show(c, services))
    .all("/:id", onlyMethods("GET", "HEAD"));
}

async function share(c: ApiCall, services: Services): Promise<Response> {
  const body = await readJson(c.req.raw, shareRequestSchema, MAX_SHARE_BODY);
  if (!body.ok)
    return problem(
      c,
      body.code,
      body.code === "body-too-large" ? { detail: shareFaults.tooLarge } : body.details,
    );
  const request = body.value;
  const report = await keptReport(services, request.keptReport);
  if (report === null) return problem(c, "not-found", { detail: shareFaults.notKept });
  const answers = await openAnswers(services, request, report.requestedUrl);
  if (answers === null) return problem(c, "bad-request", { detail: shareFaults.notSealed });
  const sources = { report, crawl: await crawlOf(services, report), ...answers };
  const { sharedReports, sharedReportAllowance } = services.sharing;
  const allowance = sharedReportAllowance(c.get("visitor"));
  if (!(await allowance.take(1))) return problem(c, "rate-limited", { detail: shareFaults.tooManyToday });
  try {
    const { id, key, expiresAt } = await sharedReports.create(
      request.days,
      composeShared(sources, { ...request, line: toOneLine(request.line, MAX_SHARE_LINE) }),
    );
    services.tally.count("report-shared", c.get("requestId"));
    return c.json(
      {
        id,
        path: sharedReportPath(id),
        ownerPath: senderPath({ id, key }),
        expiresAt: new Date(expiresAt).toISOString(),
      } satisfies ShareAnswer,
      201,
    );
  } catch (error) {
    await allowance.settle(-1);
    throw error;
  }
}

async function keptReport({ keptReports }: Services, id: string): Promise<SeoReport | null> {
  const kept = await keptReports.read(id);
  return kept?.state === "done" ? JSON.parse(kept.report) : null;
}

async function crawlOf({ siteCrawls }: Services, { siteCrawl }: SeoReport): Promise<SiteCrawl | null> {
  if (siteCrawl === undefined) return null;
  const crawl = await siteCrawls.read(siteCrawl.id);
  return crawl === null ? null : JSON.parse(crawl);
}

/** Null where one of them is not what the server gave out for this address. */
async function openAnswers(
  { sharing: { seals } }: Services,
  { design, check }: ShareRequest,
  url: string,
): Promise<Pick<ShareSources, "design" | "check"> | null> {
  const [rating, checked] = await Promise.all([
    design && seals.open("design", url, design),
    check && seals.open("check", url, check),
  ]);
  if (rating === null || checked === null) return null;
  return {
    design: (rating ?? null) as DesignRating | null,
    check: (checked ?? null) as BrowserCheck | null,
  };
}

async function show(c: ApiCall, { sharing }: Services): Promise<Response> {
  const id = c.req.param("id");
  const shared = v.is(shareIdSchema, id) ? await sharing.sharedReports.read(id, true) : null;
  if (shared === null) return problem(c, "gone");
  const { content, sharedAt, expiresAt } = shared;
  return c.json({
    ...content,
    sharedAt: new Date(sharedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    hasPdf: sharing.printPdf !== null,
  } satisfies SharedReport);
}
