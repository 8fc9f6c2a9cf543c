// POST /functions/v1/visual-design-analyzer: rates the look of a page whose analysis was counted.
import { Hono } from "hono";
import { designTokenFaults } from "#content/messages.ts";
import { designRequestSchema } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { Redemption } from "../design/design-token.ts";
import { clientClosedResponse, keepRunningAfterDisconnect } from "../http/client-disconnect.ts";
import type { ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, type ProblemDetails, problem } from "../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS, tooManyCalls } from "../http/rate-limits.ts";
import { readJson } from "../http/request-body.ts";
import { withinTime } from "../http/time-limit.ts";
import { secondsUntilBerlinMidnight } from "../quota/day.ts";
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
      if (!use.ok) return problem(c, "analysis-needed", refusalDetails(use.why));
      const run = runCounted(services, {
        event: "design-rating",
        requestId: c.get("requestId"),
        restore: (code) => (isSpent(code) ? use.withdraw() : use.restore()),
        run: async () => {
          const work = (signal: AbortSignal) => {
            const rating = designRatings.rate(body.value.url, c.get("visitor"), signal);
            // Else the browser would stay open, and its time and the token be used up.
            keepRunningAfterDisconnect(c, rating);
            return rating;
          };
          const ended = await withinTime(work, c.req.raw.signal, services.times.designMs);
          return ended.kind === "finished" ? ended.value : cutOff(ended);
        },
      });
      keepRunningAfterDisconnect(c, run);
      const ended = await run;
      if (ended.ok) return c.json(ended.rating);
      if (ended.code === "left") return clientClosedResponse();
      return problem(c, ended.code, pauseBefore(ended.code));
    })
    .all("/", onlyMethods("POST"));
}

function refusalDetails(why: Extract<Redemption, { ok: false }>["why"]): ProblemDetails {
  if (why === "in-use") return { detail: designTokenFaults.inUse };
  return why === "tried-twice" ? { detail: designTokenFaults.triedTwice } : {};
}

function pauseBefore(code: ErrorCode): ProblemDetails {
  if (code === "browser-busy") return { retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS };
  return isSpent(code) ? { retryAfterSeconds: secondsUntilBerlinMidnight() } : {};
}

/** No browser was asked for: the day's seconds are used up. */
function isSpent(code: string): boolean {
  return code === "browser-spent" || code === "browser-share-spent";
}
