// What an answer of MailChannels means for the mail. The question behind each line: may it have left?
import * as v from "valibot";
import type { Delivery, FailureClass } from "../../mail/mail.ts";

/** Statuses with a class of their own (https://docs.mailchannels.com/email-api/errors); others by hundreds, below. */
const CLASSES_OF_STATUS: readonly (readonly [FailureClass, readonly number[]])[] = [
  // Key, plan, domain lockdown, or an API that has moved: refused before anything was sent.
  ["configuration", [401, 402, 403, 404, 405, 410]],
  // Not taken now.
  ["temporary", [408, 425, 429]],
  // Cloudflare's own answers when a Worker's call never reached the provider: refused, unreachable, no TLS, no name.
  ["temporary", [521, 523, 525, 526, 530]],
];

/** Any other refusal of the request is about the mail itself; any other 5xx may come after the mail was taken. */
const CLASS_OF_HUNDREDS: Readonly<Record<number, FailureClass>> = {
  3: "configuration",
  4: "permanent",
  5: "unknown",
};

/** The mail has one recipient group, so it has one result. */
const acceptedSchema = v.object({
  requestId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
  results: v.tuple([v.object({ status: v.picklist(["sent", "failed"]), reason: v.nullish(v.string()) })]),
});

/** `data`: the body of a 2xx as the SDK gives it, null or undefined when it could not be read. */
export function outcomeOf(status: number, data: unknown): Delivery {
  if (status >= 200 && status < 300) return outcomeOfAccepted(status, data);
  const [failure = CLASS_OF_HUNDREDS[Math.floor(status / 100)] ?? "unknown"] =
    CLASSES_OF_STATUS.find(([, statuses]) => statuses.includes(status)) ?? [];
  return failed(failure, `MailChannels answered ${status}`);
}

/** Whatever the status says, the mail has left only if the result for its recipient says so. */
function outcomeOfAccepted(status: number, data: unknown): Delivery {
  const read = v.safeParse(acceptedSchema, data);
  if (!read.success)
    return failed("unknown", `MailChannels answered ${status} without a result for the mail`);
  const { requestId, results } = read.output;
  const [result] = results;
  if (result.status === "sent") return { outcome: "delivered" };
  const reply = smtpReply(result.reason ?? "");
  const details = [reply?.text, requestId && `request ${requestId}`].filter(Boolean).join(", ");
  return failed(reply?.failure ?? "permanent", `MailChannels could not deliver${details && `: ${details}`}`);
}

/**
 * The reply code of "550 5.7.1 This sender …", without the words, which may name the recipient. RFC 3463: 4.x.x may pass;
 * 5.7.x is policy, here the domain lockdown record, which the owner can mend.
 */
function smtpReply(reason: string): { failure: FailureClass; text: string } | null {
  const [text, code, subject] =
    /(?<![\w.])([45])\d\d(?:[ -]#?[45]\.(\d{1,3})\.\d{1,3})?(?![\w.])/.exec(reason) ?? [];
  if (text === undefined) return null;
  return { failure: code === "4" ? "temporary" : subject === "7" ? "configuration" : "permanent", text };
}

export function failed(failure: FailureClass, reason: string): Delivery {
  return { outcome: "failed", failure, reason };
}
