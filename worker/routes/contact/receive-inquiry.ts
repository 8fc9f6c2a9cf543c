// From what a form sent, by script or without, to the stored inquiry.
import { tooManyInquiries } from "#content/messages.ts";
import { type ContactData, type FieldFaults, fieldFaults, readInquiry } from "#contract/contact.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { ApiContext } from "../../http/context.ts";
import { errorTrace } from "../../http/log.ts";
import type { ProblemDetails } from "../../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS } from "../../http/rate-limits.ts";
import { withinTime } from "../../http/time-limit.ts";
import { tokenUse } from "../../mail/form-token.ts";
import { suspicionOf } from "../../mail/spam.ts";
import { nextBerlinMidnight } from "../../quota/day.ts";
import type { Services } from "../../services/services.ts";

export type Reception =
  | { outcome: "stored"; id: string; contact: ContactData }
  /** No faults: the body as a whole is no form. */
  | { outcome: "faulty"; faults: FieldFaults }
  | { outcome: "refused"; code: "not-configured" | "rate-limited"; details?: ProblemDetails };

/**
 * Stores an inquiry, suspicious ones too, or says why not. Rejects when nothing is sure to be stored.
 * @param visitor hashed name, for the limits of a minute and of a day
 */
export async function receiveInquiry(
  services: Services,
  { visitor, requestId }: Pick<ApiContext["Variables"], "visitor" | "requestId">,
  body: unknown,
): Promise<Reception> {
  if (!services.mailIsSetUp) return { outcome: "refused", code: "not-configured" };
  const read = readInquiry(body);
  if (!read.success) return { outcome: "faulty", faults: fieldFaults(read.issues) };
  if (!(await services.limits.contact(visitor)))
    return tooOften({ retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS });
  const { submissionId, estimateId = null, formToken, website: trap = "", ...told } = read.output;
  const contact = contactOf(told);
  const [verdict, ownId, estimate] = await Promise.all([
    services.formTokens.judge(formToken),
    submissionId ?? services.submissionIdOf(contact),
    estimateId === null ? null : estimateOf(services, estimateId, requestId),
  ]);
  const suspicion = suspicionOf({ contact, trap, token: verdict });
  const token = tokenUse(formToken, verdict);
  const receivedAt = Date.now();
  const dayEndsAt = nextBerlinMidnight(new Date(receivedAt)).getTime();
  const sender = { visitor, dayEndsAt };
  const given = { submissionId: ownId, receivedAt, contact, estimateId, estimate, suspicion, token, sender };
  const accepted = await services.outbox.accept(given);
  if (accepted.outcome === "too-many") {
    const retryAfterSeconds = Math.ceil((dayEndsAt - receivedAt) / 1000);
    return tooOften({ detail: tooManyInquiries, retryAfterSeconds });
  }
  services.tally.count("inquiry", accepted.id);
  if (estimate !== null) services.tally.count("chat-handed-over", accepted.id);
  return { outcome: "stored", id: accepted.id, contact };
}

/** Only the fields of an inquiry, whichever form they came from. */
function contactOf({ name, email, phone, company, companySize, subject, message }: ContactData): ContactData {
  return { name, email, phone, company, companySize, subject, message };
}

function tooOften(details: ProblemDetails): Reception {
  return { outcome: "refused", code: "rate-limited", details };
}

/** Null, too, when it cannot be had: no inquiry waits long for its estimate, or is lost over it. */
async function estimateOf(
  { chats, log, times }: Services,
  id: string,
  requestId: string,
): Promise<PriceEstimate | null> {
  try {
    const ended = await withinTime(() => chats.estimate(id), new AbortController().signal, times.estimateMs);
    return ended.kind === "finished" ? ended.value : null;
  } catch (error) {
    log({ event: "exception", requestId, ...errorTrace(error as Error) });
    return null;
  }
}
