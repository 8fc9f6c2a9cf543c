// POST /functions/v1/send-price-estimate-email: mails an estimate this site has issued. Of the caller's words only the address is used.
import { Hono } from "hono";
import { estimateMailFaults } from "#content/messages.ts";
import { estimateMailRequestSchema } from "#contract/estimate-mail.ts";
import type { ApiContext } from "../http/context.ts";
import { readJson } from "../http/json-body.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods } from "../http/paths-and-methods.ts";
import { problem } from "../http/problem.ts";
import { tooManyCalls } from "../http/rate-limits.ts";
import { estimateMailing } from "../mail/estimate-mail.ts";
import type { Services } from "../services.ts";

/** Pages send the whole estimate, some 5 KiB. */
const MAX_BODY_BYTES = 32 * 1024;
/** A mailbox is counted over the last 24 hours. */
const DAY_SECONDS = 86_400;

export function sendPriceEstimateEmailRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      if (!services.mailIsSetUp) return problem(c, "not-configured");
      const body = await readJson(c.req.raw, estimateMailRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, "detail" in body ? { detail: body.detail } : {});
      if (!(await services.limits.estimateMail(c.get("visitor")))) return tooManyCalls(c);
      const { email, priceEstimate } = body.value;
      const estimate = await services.chats.estimate(priceEstimate.id);
      if (estimate === null) return problem(c, "not-found", { detail: estimateMailFaults.gone });
      const enqueued = await services.outbox.enqueue(estimateMailing(estimate, email, Date.now()));
      if (enqueued.outcome === "too-many")
        return problem(c, "rate-limited", {
          detail: estimateMailFaults.tooMany,
          retryAfterSeconds: DAY_SECONDS,
        });
      return c.json({ ok: true, id: enqueued.id });
    })
    .all("/", onlyMethods("POST"));
}
