// Estimates of sessions of their own, and the mails that come of them.
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { Mail } from "#worker/mail/mail.ts";
import type { Services } from "#worker/services/services.ts";
import { testServices } from "./api.ts";
import { talk } from "./chat-calls.ts";
import { wholePath } from "./chats.ts";

export const SEND_ESTIMATE = "/functions/v1/send-price-estimate-email";
export const email = "erika@example.org";

/** What five messages lead to. */
export async function withEstimate(texts: readonly string[] = wholePath, services = testServices()) {
  const sessionId = crypto.randomUUID();
  const { priceEstimate } = await talk(services, sessionId, texts);
  if (!priceEstimate) throw new Error("Expected an estimate");
  return { services, estimate: priceEstimate, sessionId };
}

/** The mails of an outbox, the newest first. */
export async function mailsIn({ outbox }: Services): Promise<Mail[]> {
  const mails = await Promise.all((await outbox.mails({ limit: 50 })).map(({ id }) => outbox.mail(id)));
  return mails.flatMap((stored) => (stored?.mail ? [stored.mail] : []));
}

/** Every number of an estimate. */
export function numbersIn(value: PriceEstimate | PriceEstimate[keyof PriceEstimate]): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}
