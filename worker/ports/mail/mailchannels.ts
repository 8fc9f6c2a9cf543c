// Mail through MailChannels. Its SDK keeps quiet about much: what is doubtful is checked here, before and after.
import { Emails, type EmailsSendOptions, MailChannelsClient } from "mailchannels-sdk";
import { owner } from "#content/owner.ts";
import { readMailAddress } from "#contract/mail-address.ts";
import type { Delivery, Mail, MailAddress, MailPort } from "../../mail/mail.ts";
import { failed, outcomeOf } from "./mailchannels-outcome.ts";

export interface MailChannelsAccount {
  apiKey: string;
  /** A simulator in the place of the provider. */
  baseUrl?: string | undefined;
  /** The SDK waits for ever; a mail is accepted within a second or two. */
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 15_000;

/** One call to https://api.mailchannels.net/tx/v1/send each, from the owner's address; never retries. Delivered: accepted. */
export function createMailChannels({
  apiKey,
  baseUrl,
  timeLimitMs = TIME_LIMIT_MS,
}: MailChannelsAccount): MailPort {
  return {
    async send(mail) {
      const checked = check(mail);
      if (!checked.ok) return failed("permanent", checked.reason);
      const call = new WatchedCall(apiKey, baseUrl, AbortSignal.timeout(timeLimitMs));
      // It trips over answers of an unexpected shape; WatchedCall knows more.
      const sent = await new Emails(call).send(checked.options).catch(() => null);
      return call.outcome(sent?.data);
    },
  };
}

/** The SDK drops addresses it finds invalid, and the mail leaves without them: refused here instead. */
function check(mail: Mail): { ok: true; options: EmailsSendOptions } | { ok: false; reason: string } {
  const to = cleanAddress(mail.to);
  if (to === null) return { ok: false, reason: "the recipient is no mail address" };
  const replyTo = mail.replyTo && cleanAddress(mail.replyTo);
  if (replyTo === null) return { ok: false, reason: "the address for replies is no mail address" };
  const options: EmailsSendOptions = {
    from: { email: owner.email, name: owner.brand },
    to: [to],
    subject: toOneLine(mail.subject),
    text: readable(mail.text),
    html: readable(mail.html),
    ...(mail.headers && { headers: { ...mail.headers } }),
  };
  return { ok: true, options: replyTo ? { ...options, replyTo } : options };
}

function cleanAddress({ email, name }: MailAddress): MailAddress | null {
  const address = readMailAddress(email);
  if (address === null) return null;
  const shown = name && toOneLine(name);
  return shown ? { email: address, name: shown } : { email: address };
}

/** The SDK hands line breaks on, which would begin a header of somebody else's making. */
function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Without what no mail can hold, for which the provider would refuse it for good. */
function readable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n\r\t]/gu, "");
}

type PostOptions = Parameters<MailChannelsClient["post"]>[1];

/** One call with a time limit. Keeps the status, which the SDK loses for bodies that are not JSON; follows no redirect. */
class WatchedCall extends MailChannelsClient {
  #begun = false;
  #status: number | null = null;
  readonly #timeLimit: AbortSignal;

  constructor(apiKey: string, baseUrl: string | undefined, timeLimit: AbortSignal) {
    super(apiKey, baseUrl === undefined ? {} : { baseUrl });
    this.#timeLimit = timeLimit;
  }

  override post<T>(path: string, options?: PostOptions): Promise<T> {
    this.#begun = true;
    return super.post<T>(path, {
      ...options,
      signal: this.#timeLimit,
      redirect: "manual",
      parseResponse: jsonOrNothing,
      onResponse: ({ response }) => {
        this.#status = response.status;
      },
    });
  }

  /** What became of the mail, from all that was seen. Once the call has begun, silence proves nothing. */
  outcome(data: unknown): Delivery {
    if (!this.#begun) return failed("permanent", "incomplete: the SDK refused to send it");
    if (this.#status !== null) return outcomeOf(this.#status, data);
    return failed("unknown", this.#timeLimit.aborted ? "no whole answer in time" : "the connection was lost");
  }
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
