// POST /functions/v1/visual-design-analyzer: rates the look of a page whose analysis was counted.
import { Hono } from "hono";
import { type DesignRequest, designRequestSchema } from "#contract/design-rating.ts";
import type { DesignRatings } from "../design-rating.ts";
import type { ApiContext } from "../http/context.ts";
import { readJson } from "../http/json-body.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods } from "../http/paths-and-methods.ts";
import { problem } from "../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS, tooManyCalls } from "../http/rate-limits.ts";
import { withinTime } from "../http/time-limit.ts";
import { finishEvenIfLeft, leftAnswer } from "../http/visitor-left.ts";
import type { Services } from "../services.ts";
import { cutOff, runCounted } from "./counted-run.ts";

/** The longest request the contract allows, every character escaped. */
const MAX_BODY_BYTES = 16 * 1024;

export function visualDesignAnalyzerRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      const { designRatings } = services;
      if (designRatings === null) return problem(c, "not-configured");
      const body = await readJson(c.req.raw, designRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, body.details);
      if (!(await services.limits.design(c.get("visitor")))) return tooManyCalls(c);
      const use = await designRatings.tokens.redeem(body.value.designToken, body.value.url);
      if (!use.ok) return problem(c, "analysis-needed");
      const run = rateCounted(services, designRatings, body.value, {
        left: c.req.raw.signal,
        requestId: c.get("requestId"),
        restore: use.restore,
      });
      // Else the browser would stay open, and the token used up.
      finishEvenIfLeft(c, run);
      const ended = await run;
      if (ended.ok) return c.json(ended.rating);
      if (ended.code === "left") return leftAnswer();
      return problem(
        c,
        ended.code,
        ended.code === "browser-busy" ? { retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS } : {},
      );
    })
    .all("/", onlyMethods("POST"));
}

function rateCounted(
  services: Services,
  { rate }: DesignRatings,
  { url }: DesignRequest,
  { left, ...counted }: { left: AbortSignal; requestId: string; restore: () => Promise<void> },
) {
  return runCounted(services, {
    ...counted,
    event: "design-rating",
    run: async () => {
      const ended = await withinTime((signal) => rate(url, signal), left, services.times.designMs);
      return ended.kind === "finished" ? ended.value : cutOff(ended);
    },
  });
}
