// POST /functions/v1/send-price-estimate-email: mails an estimate this site has issued. Of the caller's words only the address is used.
import { Hono } from "hono";
import { estimateMailFaults } from "#content/messages.ts";
import { estimateMailRequestSchema } from "#contract/price-calculator/estimate-mail.ts";
import { keepRunningAfterDisconnect } from "../../http/client-disconnect.ts";
import type { ApiContext } from "../../http/context.ts";
import { keyCheck } from "../../http/key-check.ts";
import { onlyMethods, problem } from "../../http/problem.ts";
import { tooManyCalls } from "../../http/rate-limits.ts";
import { readJson } from "../../http/request-body.ts";
import { type EstimateMailing, estimateMailing } from "../../mail/compose/estimate-mail.ts";
import type { Enqueued } from "../../mail/outbox/records.ts";
import { nextBerlinMidnight } from "../../quota/day.ts";
import type { Services } from "../../services/services.ts";

/** Pages send the whole estimate, some 5 KiB. */
const MAX_BODY_BYTES = 32 * 1024;
/** A mailbox is counted over the last 24 hours. */
const DAY_SECONDS = 86_400;
/** Mails leave within minutes, and copies make place once they are a day old: later in the day there may be room. */
const NO_ROOM_SECONDS = 3_600;

export function sendPriceEstimateEmailRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      if (!services.mailIsSetUp) return problem(c, "not-configured");
      const body = await readJson(c.req.raw, estimateMailRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, body.details);
      if (!(await services.limits.estimateMail(c.get("visitor")))) return tooManyCalls(c);
      const { email, priceEstimate } = body.value;
      const now = Date.now();
      const dayEndsAt = nextBerlinMidnight(new Date(now)).getTime();
      const sender = { visitor: c.get("visitor"), dayEndsAt };
      const mailing = mailEstimate(services, { estimateId: priceEstimate.id, email, sender }, now);
      // Who asks for a mail and closes the page has asked for it.
      keepRunningAfterDisconnect(c, mailing);
      const mailed = await mailing;
      const limited = (detail: string, retryAfterSeconds: number) =>
        problem(c, "rate-limited", { detail, retryAfterSeconds });
      switch (mailed.outcome) {
        case "queued":
          services.tally.count("estimate-mailed", mailed.id);
          return c.json({ ok: true, id: mailed.id });
        case "gone":
          return problem(c, "not-found", { detail: estimateMailFaults.gone });
        case "too-many":
          return limited(estimateMailFaults.tooMany, DAY_SECONDS);
        case "sender-too-many":
          return limited(estimateMailFaults.senderTooMany, Math.ceil((dayEndsAt - now) / 1000));
        case "no-room":
          return limited(estimateMailFaults.noRoom, NO_ROOM_SECONDS);
      }
    })
    .all("/", onlyMethods("POST"));
}

/** "gone": no estimate of this id is kept. */
async function mailEstimate(
  { chats, outbox }: Services,
  mailing: EstimateMailing,
  now: number,
): Promise<Enqueued | { outcome: "gone" }> {
  const estimate = await chats.estimate(mailing.estimateId);
  return estimate === null ? { outcome: "gone" } : outbox.enqueue(estimateMailing(mailing, now));
}
