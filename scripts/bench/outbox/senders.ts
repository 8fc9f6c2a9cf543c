// Visitors of `npm run bench -- outbox`: twenty at a time, who retry like the form when a connection is lost.
import http from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { PUBLIC_KEY } from "#content/api.ts";
import { contactOutcome } from "#content/contact-errors.ts";
import { contactAnswerSchema } from "#contract/contact.ts";

export const SENDERS = 20;
/** A visitor who retries at once. */
const RETRY_MS = 200;
/** As in the form. */
const ANSWER_LIMIT_MS = 20_000;
const SEND = "/functions/v1/send-contact-email";

export interface SentInquiry {
  /** Unique. */
  email: string;
  isAnswered: boolean;
  /** Every id in its answers; a page contains none. */
  ids: string[];
}

export interface Sending {
  sent: readonly SentInquiry[];
  answered: () => number;
  /** What came instead of success, by attempt. */
  failedTries: readonly string[];
  finished: Promise<void>;
  /** Every tenth inquiry again, as if its answer had been lost. */
  sendSomeAgain: () => Promise<void>;
}

interface Visitor extends SentInquiry {
  number: number;
  submissionId: string;
}

/** Starts sending. Gives up at `until`, ms since 1970. */
export function sendInquiries(port: number, inquiries: number, until: number): Sending {
  const visitors = Array.from(
    { length: inquiries },
    (_, index): Visitor => ({
      number: index + 1,
      email: `besucher-${index + 1}@example.org`,
      submissionId: crypto.randomUUID(),
      isAnswered: false,
      ids: [],
    }),
  );
  const failedTries: string[] = [];
  const send = (visitor: Visitor) => sendUntilAnswered(port, visitor, until, failedTries);
  const queue = [...visitors];
  const lane = async () => {
    for (let visitor = queue.shift(); visitor !== undefined; visitor = queue.shift())
      // Every tenth presses twice.
      await Promise.all(visitor.number % 10 === 3 ? [send(visitor), send(visitor)] : [send(visitor)]);
  };
  return {
    sent: visitors,
    answered: () => visitors.filter(({ isAnswered }) => isAnswered).length,
    failedTries,
    finished: Promise.all(Array.from({ length: SENDERS }, lane)).then(() => {}),
    sendSomeAgain: async () => {
      for (const visitor of visitors) if (visitor.number % 10 === 5) await send(visitor);
    },
  };
}

async function sendUntilAnswered(
  port: number,
  visitor: Visitor,
  until: number,
  failedTries: string[],
): Promise<void> {
  // Every fifth has no script.
  const body = visitor.number % 5 === 0 ? formBody(visitor) : scriptBody(visitor);
  while (Date.now() < until) {
    const answer = await request(port, { method: "POST", path: SEND, ...body }).catch(() => null);
    const id = answer && readSuccess(answer);
    if (typeof id === "string") {
      visitor.isAnswered = true;
      if (id !== "") visitor.ids.push(id);
      return;
    }
    failedTries.push(answer === null ? "connection lost" : `status ${answer.status}`);
    await pause(RETRY_MS);
  }
}

/** The id; empty for a thank-you page, null when the inquiry was not accepted. */
function readSuccess({ status, body }: { status: number; body: string }): string | null {
  if (status !== 200) return null;
  if (body.startsWith("{")) return v.parse(contactAnswerSchema, JSON.parse(body)).id;
  return body.includes(contactOutcome.sent.title) ? "" : null;
}

export function scriptBody({
  number,
  email,
  submissionId,
}: Pick<Visitor, "number" | "email" | "submissionId">) {
  return {
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}` },
    body: JSON.stringify({ ...fields(number, email), submissionId }),
  };
}

export function formBody({ number, email }: Pick<Visitor, "number" | "email">) {
  return {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields(number, email)).toString(),
  };
}

function fields(number: number, email: string) {
  return {
    name: "Erika Muster",
    email,
    subject: "Neue Website",
    message: `Guten Tag,\n\nwir brauchen eine Website mit ${number} Seiten.`,
  };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 2 * SENDERS });

interface Request {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Default: one with as many connections as the senders need. */
  agent?: http.Agent;
}

/** Rejects when the connection is lost or nothing comes in time. */
export async function request(
  port: number,
  { body, ...options }: Request,
): Promise<{ status: number; body: string }> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  return new Promise((resolve, reject) => {
    const sent = http.request({ host: "127.0.0.1", port, agent, signal, ...options }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
