// Composes due mails, hands them to the provider and notes what came of it.
import { errorTrace, type Log } from "../../http/log.ts";
import { withinTime } from "../../http/time-limit.ts";
import type { Delivery, Mail, MailPort } from "../mail.ts";
import type { OutboxStorage } from "./outbox-storage.ts";
import type { QueuedMail } from "./records.ts";
import { afterFailure, copyDeleteAt } from "./schedule.ts";

export interface DeliverDeps {
  queue: Pick<OutboxStorage, "takeDue" | "sending" | "isSending" | "delivered" | "failed">;
  port: MailPort;
  /** The mail as it is sent; null where what it is about is not kept any more. */
  compose: (queued: QueuedMail) => Promise<Mail | null>;
  now: () => number;
  log: Log;
}

/** The platform allows six connections at a time. */
const MAILS_AT_ONCE = 4;
/** After this an alarm run starts no further sending; the next run continues at once. */
const RUN_MS = 20_000;
/** The adapter's own limit is shorter; this keeps one hanging call from blocking all mail. */
export const SENDING_LIMIT_MS = 30_000;
/** An estimate is read from another object, which answers at once or not at all. */
export const COMPOSING_LIMIT_MS = 5_000;

const INTERRUPTED: Delivery = { outcome: "failed", failure: "unknown", reason: "interrupted while sending" };
const NO_ANSWER: Delivery = { outcome: "failed", failure: "unknown", reason: "no answer in time" };
const UNREAD: Delivery = {
  outcome: "failed",
  failure: "temporary",
  reason: "what it is about cannot be read now",
};
const GONE: Delivery = { outcome: "failed", failure: "permanent", reason: "what it is about is deleted" };
const THROWN: Delivery = { outcome: "failed", failure: "unknown", reason: "error in the adapter" };

/**
 * Sends due mails, a few at a time, each marked as sending first. Found marked at the start: cut off by a crash, may
 * have arrived. Rejects on errors of the queue only.
 */
export async function deliverDue(deps: DeliverDeps): Promise<void> {
  for (const mail of deps.queue.sending()) settle(deps, mail, INTERRUPTED);
  const until = deps.now() + RUN_MS;
  const lanes = Array.from({ length: MAILS_AT_ONCE }, () => sendInTurn(deps, until));
  // Not Promise.all: the run may end only when nothing is on its way any more.
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function sendInTurn(deps: DeliverDeps, until: number): Promise<void> {
  while (deps.now() < until) {
    const mail = deps.queue.takeDue(deps.now());
    if (mail === null) return;
    settle(deps, mail, await send(deps, mail));
  }
}

/** The platform holds the call back until the mark is on disk. */
async function send({ queue, port, compose, log }: DeliverDeps, queued: QueuedMail): Promise<Delivery> {
  const composing = async () => (await compose(queued)) ?? GONE;
  const mail = await within({ limitMs: COMPOSING_LIMIT_MS, late: UNREAD, thrown: UNREAD, log }, composing);
  if ("outcome" in mail) return mail;
  // Deleted while it was composed.
  if (!queue.isSending(queued.id)) return GONE;
  return within({ limitMs: SENDING_LIMIT_MS, late: NO_ANSWER, thrown: THROWN, log }, () => port.send(mail));
}

async function within<Done>(
  { limitMs, late, thrown, log }: { limitMs: number; late: Delivery; thrown: Delivery; log: Log },
  work: () => Promise<Done>,
): Promise<Done | Delivery> {
  try {
    const ended = await withinTime(work, new AbortController().signal, limitMs);
    return ended.kind === "finished" ? ended.value : late;
  } catch (error) {
    log({ event: "exception", ...errorTrace(error as Error) });
    return thrown;
  }
}

function settle({ queue, now, log }: DeliverDeps, mail: QueuedMail, delivery: Delivery): void {
  const { id, kind, attempt } = mail;
  if (delivery.outcome === "delivered") {
    queue.delivered(id, now(), copyDeleteAt(now()));
    log({ event: "mail", id, kind, attempt });
    return;
  }
  const { failure, reason } = delivery;
  const decision = afterFailure(mail, failure, now());
  queue.failed(id, decision, failure, reason);
  log({ event: "mail-failure", id, kind, attempt, failure, reason, state: decision.state });
}
