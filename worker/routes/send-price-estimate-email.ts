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
import { finishEvenIfLeft } from "../http/visitor-left.ts";
import { estimateMailing } from "../mail/estimate-mail.ts";
import type { Enqueued } from "../mail/records.ts";
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
      if (!body.ok) return problem(c, body.code, body.details);
      if (!(await services.limits.estimateMail(c.get("visitor")))) return tooManyCalls(c);
      const { email, priceEstimate } = body.value;
      const mailing = mailEstimate(services, priceEstimate.id, email);
      // Who asks for a mail and closes the page has asked for it.
      finishEvenIfLeft(c, mailing);
      const mailed = await mailing;
      switch (mailed.outcome) {
        case "queued":
          return c.json({ ok: true, id: mailed.id });
        case "gone":
          return problem(c, "not-found", { detail: estimateMailFaults.gone });
        case "too-many":
          return problem(c, "rate-limited", {
            detail: estimateMailFaults.tooMany,
            retryAfterSeconds: DAY_SECONDS,
          });
      }
    })
    .all("/", onlyMethods("POST"));
}

/** "gone": no estimate of this id is kept. */
async function mailEstimate(
  { chats, outbox }: Services,
  id: string,
  email: string,
): Promise<Enqueued | { outcome: "gone" }> {
  const estimate = await chats.estimate(id);
  return estimate === null
    ? { outcome: "gone" }
    : outbox.enqueue(estimateMailing(estimate, email, Date.now()));
}
