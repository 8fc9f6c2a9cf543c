// The mail provider of `npm run bench -- watch`: takes every mail, after a while, and notes when.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { chance } from "../outbox/provider.ts";

export interface TakenMail {
  to: string;
  subject: string;
  text: string;
  /** The watch's week when it came; -1 before its first. */
  week: number;
  /** ms since 1970: its request began, its body was there. */
  beganAt: number;
  takenAt: number;
}

export interface Mailbox {
  origin: string;
  taken: readonly TakenMail[];
  /** Called when a mail is being handed over. */
  onMail: (heard: () => void) => void;
  stop: () => Promise<void>;
}

const payloadSchema = v.object({
  personalizations: v.tuple([v.object({ to: v.tuple([v.object({ email: v.string() })]) })]),
  subject: v.string(),
  content: v.tupleWithRest([v.object({ value: v.string() })], v.unknown()),
});

/** @param weekOf of the watch whose mailbox this is, now */
export async function startMailbox(
  seed: string,
  maxLatencyMs: number,
  weekOf: (email: string) => number,
): Promise<Mailbox> {
  const taken: TakenMail[] = [];
  let heard = () => {};
  const server = createServer(async (request, response) => {
    const beganAt = Date.now();
    heard();
    // Killed while it handed the mail over: nothing has come.
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const { personalizations, subject, content } = v.parse(payloadSchema, JSON.parse(body));
    const { email: to } = personalizations[0].to[0];
    taken.push({ to, subject, text: content[0].value, week: weekOf(to), beganAt, takenAt: Date.now() });
    await pause(maxLatencyMs * chance(seed, `mail ${taken.length}`));
    const results = [{ index: 0, message_id: `<${taken.length}@example.org>`, status: "sent" }];
    response
      .writeHead(202, { "content-type": "application/json" })
      .end(JSON.stringify({ request_id: "request_1", results }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    onMail: (listener) => {
      heard = listener;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
