// POST /functions/v1/watch: asks for a watch of a page whose report is kept; whose mailbox it is decides there.
import { Hono } from "hono";
import { watchFaults } from "#content/pages/beobachtung.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { type WatchAnswer, watchRequestSchema } from "#contract/watch.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import { readJson } from "../http/request-body.ts";
import { ENGINE_VERSION } from "../seo/engine/version.ts";
import type { Services } from "../services/services.ts";
import { runOf } from "../watch/runs.ts";

const MAX_BODY_BYTES = 2 * 1024;

export function watchRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), (c) => start(c, services))
    .all("/", onlyMethods("POST"));
}

async function start(c: ApiCall, services: Services): Promise<Response> {
  if (!services.mailIsSetUp) return problem(c, "not-configured");
  const body = await readJson(c.req.raw, watchRequestSchema, MAX_BODY_BYTES);
  if (!body.ok) return problem(c, body.code, body.details);
  const kept = await services.keptReports.read(body.value.keptReport);
  if (kept?.state !== "done") return problem(c, "not-found", { detail: watchFaults.notKept });
  const allowance = services.watching.watchAllowance(c.get("visitor"));
  if (!(await allowance.take(1))) return problem(c, "rate-limited", { detail: watchFaults.tooManyToday });
  const report: SeoReport = JSON.parse(kept.report);
  const crawl = report.siteCrawl && (await services.siteCrawls.read(report.siteCrawl.id));
  const read = crawl ? JSON.parse(crawl) : null;
  const registered = await services.watching.watches.start({
    email: body.value.email,
    url: report.requestedUrl,
    wholeSite: report.siteCrawl !== undefined,
    first: runOf(report, read?.state === "done" ? read : null, Date.parse(report.checkedAt), ENGINE_VERSION),
  });
  if (registered === "full") {
    await allowance.settle(-1);
    return problem(c, "rate-limited", { detail: watchFaults.full });
  }
  if (registered === "registered") services.tally.count("watch-begun", c.get("requestId"));
  // The same answer for a mailbox that gets no mail: nobody learns what it watches.
  return c.json({ ok: true } satisfies WatchAnswer, 202);
}
