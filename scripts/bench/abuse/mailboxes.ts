// Stands in for the mail provider: accepts every mail and records recipient and subject.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { BEHAVIOURS } from "#test/support/faulty-mail-provider.ts";

const mailSchema = v.object({
  subject: v.string(),
  personalizations: v.tuple([v.object({ to: v.tuple([v.object({ email: v.string() })]) })]),
});

export interface ReceivedMail {
  to: string;
  subject: string;
}

export interface Mailboxes {
  origin: string;
  received: readonly ReceivedMail[];
  /** Resolves when no mail has come for a while. */
  untilQuiet: () => Promise<void>;
  stop: () => void;
}

const QUIET_MS = 5_000;

export async function startMailboxes(): Promise<Mailboxes> {
  const received: ReceivedMail[] = [];
  const server = createServer(async (request, response) => {
    const { subject, personalizations } = v.parse(mailSchema, JSON.parse(await text(request)));
    received.push({ subject, to: personalizations[0].to[0].email });
    BEHAVIOURS.sent?.(response, "", request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async untilQuiet() {
      for (let known = -1; known < received.length; await pause(QUIET_MS)) known = received.length;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
