// The mail provider of `npm run bench -- outbox`: fails by a seed, and records every mail it receives.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { owner } from "#content/owner.ts";
import { BEHAVIOURS } from "#test/support/faulty-mail-provider.ts";

/** What the provider does with a mail. */
export interface Fate {
  name: string;
  /** Whether the mail reaches its mailbox. */
  isTaken: boolean;
  /** What the outbox can know from the answer. */
  told: "delivered" | "refused for good" | "not sent" | "unclear";
}

/** Times in ms since 1970. */
export interface ProviderCall {
  inquiryId: string;
  kind: "inquiry" | "confirmation";
  fate: Fate;
  beganAt: number;
}

interface SeededFate extends Fate {
  /** Percent of all calls; the rest succeeds. */
  share: number;
  /** Name of a behaviour of test/support/faulty-mail-provider.ts, and what follows its colon. */
  behaviour: string;
  argument?: string;
}

const SENT: SeededFate = { name: "sent", share: 0, behaviour: "sent", isTaken: true, told: "delivered" };

const taken = { isTaken: true, told: "unclear" } as const;
const lost = { isTaken: false, told: "unclear" } as const;
const notSent = { isTaken: false, told: "not sent" } as const;

/** No answer blocks one of four lanes for 15 s: rare, or the bench would take hours. */
const FAILURES: readonly SeededFate[] = [
  { name: "no answer, taken", share: 0.25, behaviour: "no-answer", ...taken },
  { name: "no answer, not taken", share: 0.25, behaviour: "no-answer", ...lost },
  { name: "500 with HTML, taken", share: 4, behaviour: "html", argument: "500", ...taken },
  { name: "500 with HTML, not taken", share: 4, behaviour: "html", argument: "500", ...lost },
  { name: "202 with HTML, taken", share: 3, behaviour: "accepted-html", ...taken },
  { name: "202 with HTML, not taken", share: 3, behaviour: "accepted-html", ...lost },
  { name: "202 with half an answer, taken", share: 2, behaviour: "broken-json", ...taken },
  { name: "cut in the answer, taken", share: 5, behaviour: "cut-within", ...taken },
  { name: "cut without an answer, taken", share: 3, behaviour: "cut-before", ...taken },
  { name: "cut without an answer, not taken", share: 5, behaviour: "cut-before", ...lost },
  { name: "202, failed for now", share: 5, behaviour: "failed", argument: "451 4.3.0 Try later", ...notSent },
  {
    name: "202, failed by policy",
    share: 1,
    behaviour: "failed",
    argument: "550 5.7.1 No record",
    ...notSent,
  },
  {
    name: "202, failed for good",
    share: 1,
    behaviour: "failed",
    argument: "550 5.1.1 No such user",
    isTaken: false,
    told: "refused for good",
  },
  { name: "429", share: 6, behaviour: "status", argument: "429", ...notSent },
  { name: "401", share: 2, behaviour: "status", argument: "401", ...notSent },
];

/** Before the provider does anything. */
const MAX_LATENCY_MS = 40;

const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/;
const address = v.object({ email: v.string() });
const payloadSchema = v.object({
  personalizations: v.tuple([v.object({ to: v.tuple([address]) })]),
  reply_to: address,
  content: v.tupleWithRest([v.object({ value: v.string() })], v.unknown()),
});

export interface SeededProvider {
  origin: string;
  calls: readonly ProviderCall[];
  /** From now on every mail succeeds. */
  heal: () => void;
  stop: () => Promise<void>;
}

/** 0 to below 1, deterministic by seed and name. */
export function chance(seed: string, name: string): number {
  return createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() / 2 ** 32;
}

/**
 * The fate of a mail depends on seed, visitor's address, kind of mail and number of the attempt, not on the order of arrival,
 * which no seed can repeat.
 */
export async function startSeededProvider(seed: string, isHealthy = false): Promise<SeededProvider> {
  const calls: ProviderCall[] = [];
  const tries = new Map<string, number>();
  let heals = isHealthy;
  const server = createServer(async (request, response) => {
    // The server was killed while sending: not received.
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const beganAt = Date.now();
    const { personalizations, reply_to, content } = v.parse(payloadSchema, JSON.parse(body));
    const to = personalizations[0].to[0].email;
    const kind = to === owner.email ? "inquiry" : "confirmation";
    const name = `${kind} ${kind === "inquiry" ? reply_to.email : to}`;
    const attempt = (tries.get(name) ?? 0) + 1;
    tries.set(name, attempt);
    const fate = heals ? SENT : pickFate(chance(seed, `${name} ${attempt}`));
    calls.push({ inquiryId: UUID.exec(content[0].value)?.[0] ?? "", kind, fate, beganAt });
    await pause(MAX_LATENCY_MS * chance(seed, `latency of ${name} ${attempt}`));
    BEHAVIOURS[fate.behaviour]?.(response, fate.argument ?? "", request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    heal: () => {
      heals = true;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pickFate(share: number): SeededFate {
  let left = share * 100;
  for (const fate of FAILURES) {
    left -= fate.share;
    if (left < 0) return fate;
  }
  return SENT;
}
