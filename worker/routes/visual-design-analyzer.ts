// POST /functions/v1/visual-design-analyzer: rates the look of a page whose analysis was counted.
import { Hono } from "hono";
import { type DesignRequest, designRequestSchema } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { DesignRatings } from "../design-rating.ts";
import type { ApiContext } from "../http/context.ts";
import { readJson } from "../http/json-body.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods } from "../http/paths-and-methods.ts";
import { problem } from "../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS, tooManyCalls } from "../http/rate-limits.ts";
import { withinTime } from "../http/time-limit.ts";
import type { Services } from "../services.ts";

/** The longest request the contract allows, every character escaped. */
const MAX_BODY_BYTES = 16 * 1024;
/** nginx's code for a caller who has hung up; nobody reads it but the log. */
const CLIENT_LEFT = 499;

export function visualDesignAnalyzerRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      const { designRatings } = services;
      if (designRatings === null) return problem(c, "not-configured");
      const body = await readJson(c.req.raw, designRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, "detail" in body ? { detail: body.detail } : {});
      if (!(await services.limits.design(c.get("visitor")))) return tooManyCalls(c);
      const use = await designRatings.tokens.redeem(body.value.designToken, body.value.url);
      if (!use.ok) return problem(c, "analysis-needed");
      const run = rateCounted(services, designRatings, body.value, {
        left: c.req.raw.signal,
        requestId: c.get("requestId"),
        restore: use.restore,
      });
      // Without this the platform stops everything when the visitor leaves: before the browser is closed.
      c.executionCtx.waitUntil(run.catch(() => {}));
      const ended = await run;
      if (ended.ok) return c.json(ended.rating);
      if (ended.code === "left") return new Response(null, { status: CLIENT_LEFT });
      return problem(
        c,
        ended.code,
        ended.code === "browser-busy" ? { retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS } : {},
      );
    })
    .all("/", onlyMethods("POST"));
}

type Ended = Awaited<ReturnType<DesignRatings["rate"]>> | { ok: false; code: ErrorCode | "left" };

/** Rates, and makes the token good again unless a rating came of it. */
async function rateCounted(
  services: Services,
  { rate }: DesignRatings,
  { url }: DesignRequest,
  call: { left: AbortSignal; requestId: string; restore: () => Promise<void> },
): Promise<Ended> {
  const begin = Date.now();
  let ended: Ended = { ok: false, code: "internal" };
  try {
    const result = await withinTime((signal) => rate(url, signal), call.left, services.times.designMs);
    if (result.kind === "finished") ended = result.value;
    else ended = { ok: false, code: result.kind === "left" ? "left" : "target-too-slow" };
  } finally {
    if (!ended.ok) await call.restore();
    services.log({
      event: "design-rating",
      requestId: call.requestId,
      outcome: ended.ok ? "done" : ended.code,
      durationMs: Date.now() - begin,
    });
  }
  return ended;
}
