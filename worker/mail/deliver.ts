// Hands due mails to the provider and notes what came of it.
import { errorTrace, type Log } from "../http/log.ts";
import type { Delivery, MailPort } from "./mail.ts";
import type { OutboxStorage } from "./outbox-storage.ts";
import type { QueuedMail } from "./records.ts";
import { copyDeleteAt } from "./retention.ts";
import { afterFailure } from "./schedule.ts";

export interface DeliverDeps {
  queue: Pick<OutboxStorage, "takeDue" | "sending" | "delivered" | "failed">;
  port: MailPort;
  now: () => number;
  log: Log;
}

/** The platform allows six connections at a time. */
const MAILS_AT_ONCE = 4;
/** After this a ring begins no further sending; the next one goes on at once. */
const RING_MS = 20_000;
/** The adapter has its own, shorter limit: a second line, lest one hanging call hold up everybody's mail. */
export const SENDING_LIMIT_MS = 30_000;

const INTERRUPTED: Delivery = { outcome: "failed", failure: "unknown", reason: "interrupted while sending" };
const NO_ANSWER: Delivery = { outcome: "failed", failure: "unknown", reason: "no answer in time" };
const THROWN: Delivery = { outcome: "failed", failure: "unknown", reason: "error in the adapter" };

/**
 * Sends what is due, a few mails at a time. Every sending is marked in the queue before it begins; one found marked
 * at the start was cut off by a crash and may have arrived. Only errors of the queue reject.
 */
export async function deliverDue(deps: DeliverDeps): Promise<void> {
  for (const mail of deps.queue.sending()) settle(deps, mail, INTERRUPTED);
  const until = deps.now() + RING_MS;
  const lanes = Array.from({ length: MAILS_AT_ONCE }, () => sendInTurn(deps, until));
  // Not Promise.all: the ring may end only when nothing is on its way any more.
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

/** The call leaves only once the mark is on disk: the platform holds it back until the writes before it are. */
async function send({ port, log }: DeliverDeps, { mail }: QueuedMail): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => resolve(NO_ANSWER), SENDING_LIMIT_MS);
  });
  try {
    return await Promise.race([port.send(mail), tooLate]);
  } catch (error) {
    log({ event: "exception", ...errorTrace(error as Error) });
    return THROWN;
  } finally {
    clearTimeout(timer);
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
  const prospect = afterFailure(mail, failure, now());
  queue.failed(id, prospect, failure, reason);
  log({ event: "mail-failure", id, kind, attempt, failure, reason, state: prospect.state });
}
