// POST /functions/v1/visual-design-analyzer: rates the look of a page whose analysis was counted.
import { Hono } from "hono";
import { designTokenFaults } from "#content/messages.ts";
import { designRequestSchema } from "#contract/design-rating.ts";
import { sealHeader } from "#contract/seal.ts";
import { clientClosedResponse, keepRunningAfterDisconnect } from "../http/client-disconnect.ts";
import type { ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import { tooManyCalls } from "../http/rate-limits.ts";
import { readJson } from "../http/request-body.ts";
import { withinTime } from "../http/time-limit.ts";
import type { Services } from "../services/services.ts";
import { cutOff, runCounted } from "./counted-run.ts";
import { isSpent, pauseBefore, refusalDetails } from "./visit-refusals.ts";

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
      if (!use.ok) return problem(c, "analysis-needed", refusalDetails(use.why, designTokenFaults));
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
      if (ended.ok) {
        const { seal } = await services.sharing.seals.seal("design", body.value.url, ended.rating);
        return c.json(ended.rating, 200, { [sealHeader]: seal });
      }
      if (ended.code === "left") return clientClosedResponse();
      return problem(c, ended.code, pauseBefore(ended.code));
    })
    .all("/", onlyMethods("POST"));
}
