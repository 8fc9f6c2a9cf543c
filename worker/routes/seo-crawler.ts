// POST /functions/v1/seo-crawler: analyses a page, as JSON or as a stream of events.
import { Hono } from "hono";
import * as v from "valibot";
import { keptReportUnnamed } from "#content/messages.ts";
import { keptReportHeader, keptReportIdSchema } from "#contract/kept-report.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { type SeoProgress, type SeoRequest, seoRequestSchema } from "#contract/seo-request.ts";
import { clientClosedResponse, keepRunningAfterDisconnect } from "../http/client-disconnect.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { wantsEvents } from "../http/event-stream.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS, tooManyCalls } from "../http/rate-limits.ts";
import { readJson } from "../http/request-body.ts";
import { withinTime } from "../http/time-limit.ts";
import type { Services } from "../services/services.ts";
import { answerEvents } from "./answer-events.ts";
import { cutOff, type FailedRun, runCounted } from "./counted-run.ts";
import { runKept } from "./kept-run.ts";
import { withCrawl, withVisitTokens } from "./report-extras.ts";

/** The longest request the contract allows, every character escaped, takes about 16 KiB. */
const MAX_BODY_BYTES = 32 * 1024;

type Analysed = { ok: true; report: SeoReport };

interface Job {
  request: SeoRequest;
  /** The number under which the page looks for the report again; null: it is not kept. */
  keepAs: string | null;
  /** Aborts when the connection ends. */
  left: AbortSignal;
  onProgress: (progress: SeoProgress) => void;
  /** Gives the counted analysis back. */
  restore: () => Promise<void>;
}

export function seoCrawlerRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      const body = await readJson(c.req.raw, seoRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, body.details);
      const keepAs = c.req.header(keptReportHeader) ?? null;
      if (keepAs !== null && !v.is(keptReportIdSchema, keepAs))
        return problem(c, "bad-request", { detail: keptReportUnnamed });
      const visitor = c.get("visitor");
      if (!(await services.limits.analysis(visitor))) return tooManyCalls(c);
      const reservation = await services.seoQuota.reserve(visitor);
      if (!reservation.granted) return problem(c, "quota-exhausted", reservation);
      const job = { request: body.value, keepAs, restore: reservation.restore };
      if (!wantsEvents(c.req.header("Accept"))) return answerJson(c, services, job);
      return answerEvents<Analysed, SeoProgress>(
        c,
        services,
        (left, onProgress) => analyse(services, c.get("requestId"), { ...job, left, onProgress }),
        ({ report }) => report,
      );
    })
    .all("/", onlyMethods("POST"));
}

async function answerJson(
  c: ApiCall,
  services: Services,
  job: Omit<Job, "left" | "onProgress">,
): Promise<Response> {
  const left = c.req.raw.signal;
  const run = analyse(services, c.get("requestId"), { ...job, left, onProgress: () => {} });
  keepRunningAfterDisconnect(c, run);
  const outcome = await run;
  if (outcome.ok) return c.json(outcome.report);
  if (outcome.code === "left") return clientClosedResponse();
  return problem(
    c,
    outcome.code,
    outcome.code === "target-busy" ? { retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS } : {},
  );
}

/** The analysis with what its report brings along: the crawl of the site, the permission for a rating. */
function analyse(
  services: Services,
  requestId: string,
  { request, keepAs, left, onProgress, restore }: Job,
): Promise<Analysed | FailedRun> {
  return runCounted(services, {
    event: "analysis",
    requestId,
    restore,
    run: () =>
      runKept(services, requestId, { id: keepAs, left }, async (stop) => {
        const ended = await withinTime(
          (signal) => services.analyseSite(request, signal, onProgress),
          stop,
          services.times.analysisMs,
        );
        if (ended.kind !== "finished") return cutOff(ended);
        const analysis = await withCrawl(services, requestId, request, ended.value);
        return withVisitTokens(services, request, analysis);
      }),
  });
}
