// POST /functions/v1/seo-crawler: analyses a page, as JSON or as a stream of events.
import { type Context, Hono } from "hono";
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { type SeoProgress, type SeoRequest, seoRequestSchema } from "#contract/seo-request.ts";
import type { ApiContext } from "../http/context.ts";
import { openEventStream, wantsEvents } from "../http/event-stream.ts";
import { readJson } from "../http/json-body.ts";
import { keyCheck } from "../http/key-check.ts";
import { errorTrace } from "../http/log.ts";
import { onlyMethods } from "../http/paths-and-methods.ts";
import { problem, problemBody } from "../http/problem.ts";
import { tooManyCalls } from "../http/rate-limits.ts";
import { withinTime } from "../http/time-limit.ts";
import type { Services } from "../services.ts";
import { withCrawl } from "./begin-crawl.ts";
import { withDesignToken } from "./design-token.ts";

/** The longest request the contract allows, every character escaped, takes about 16 KiB. */
const MAX_BODY_BYTES = 32 * 1024;
/** nginx's code for a caller who has hung up; nobody reads it but the log. */
const CLIENT_LEFT = 499;

/** How an analysis ended. "left": the visitor has gone, which is no failure. */
type Outcome = { ok: true; report: SeoReport } | { ok: false; code: ErrorCode | "left" };

interface Job {
  request: SeoRequest;
  /** Aborts when the visitor leaves. */
  left: AbortSignal;
  onProgress: (progress: SeoProgress) => void;
  /** Gives the counted analysis back. */
  restore: () => Promise<void>;
}

export function seoCrawlerRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      const body = await readJson(c.req.raw, seoRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, "detail" in body ? { detail: body.detail } : {});
      const visitor = c.get("visitor");
      if (!(await services.limits.analysis(visitor))) return tooManyCalls(c);
      const reservation = await services.seoQuota.reserve(visitor);
      if (!reservation.granted) return problem(c, "quota-exhausted", reservation);
      const answer = wantsEvents(c.req.header("Accept")) ? answerEvents : answerJson;
      return answer(c, services, { request: body.value, restore: reservation.restore });
    })
    .all("/", onlyMethods("POST"));
}

type Answer = (
  c: Context<ApiContext>,
  services: Services,
  job: Pick<Job, "request" | "restore">,
) => Promise<Response>;

const answerJson: Answer = async (c, services, job) => {
  const left = c.req.raw.signal;
  const run = runCounted(services, c.get("requestId"), { ...job, left, onProgress: () => {} });
  finishEvenIfLeft(c, run);
  const outcome = await run;
  if (outcome.ok) return c.json(outcome.report);
  return outcome.code === "left" ? new Response(null, { status: CLIENT_LEFT }) : problem(c, outcome.code);
};

const answerEvents: Answer = async (c, services, job) => {
  const requestId = c.get("requestId");
  const stream = openEventStream(services.times.heartbeatMs);
  const left = AbortSignal.any([stream.left, c.req.raw.signal]);
  const fail = (code: ErrorCode) => stream.send("error", problemBody(code, requestId));
  const run = runCounted(services, requestId, {
    ...job,
    left,
    onProgress: (progress) => stream.send("progress", progress),
  })
    .then((outcome) => {
      if (outcome.ok) stream.send("result", outcome.report);
      else if (outcome.code !== "left") fail(outcome.code);
    })
    .catch((error: Error) => {
      services.log({ event: "exception", requestId, ...errorTrace(error) });
      fail("internal");
    })
    .finally(() => stream.close());
  finishEvenIfLeft(c, run);
  return stream.response;
};

/** Runs the analysis and gives the counted use back unless a report came of it. */
async function runCounted(services: Services, requestId: string, job: Job): Promise<Outcome> {
  const begin = Date.now();
  let outcome: Outcome = { ok: false, code: "internal" };
  try {
    const ended = await withinTime(
      (signal) => services.analyseSite(job.request, signal, job.onProgress),
      job.left,
      services.times.analysisMs,
    );
    if (ended.kind === "finished")
      outcome = await withDesignToken(
        services,
        job.request,
        await withCrawl(services, requestId, job.request, ended.value),
      );
    else outcome = { ok: false, code: ended.kind === "left" ? "left" : "target-too-slow" };
  } finally {
    if (!outcome.ok) await job.restore();
    const durationMs = Date.now() - begin;
    services.log({ event: "analysis", requestId, outcome: outcome.ok ? "done" : outcome.code, durationMs });
  }
  return outcome;
}

/** Without this the platform stops everything when the visitor leaves, before the use is given back. */
function finishEvenIfLeft(c: Context<ApiContext>, run: Promise<unknown>): void {
  c.executionCtx.waitUntil(run.catch(() => {}));
}
