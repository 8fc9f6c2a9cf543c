// A watch's way from week to week: begun by a stranger's order, its site a table, every alarm rung when due.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Mail } from "#worker/mail/mail.ts";
import type { RunOutcome } from "#worker/services/watch-work.ts";
import { setClock } from "./outboxes.ts";
import { aRun, idIn, register, ring, sendMails, watches, watchesWork } from "./watches.ts";

let mailboxes = 0;
export const newEmail = () => `beobachter.${++mailboxes}.${crypto.randomUUID().slice(0, 8)}@example.org`;

interface Standing {
  /** What the site is like now. */
  outcome: () => RunOutcome;
  /** Called at the moments at which the object may end. */
  moment?: () => void;
}

/** The work with a table in the place of the site; register and outbox are the real ones. */
export function standInSite(site: Standing): void {
  watchesWork((real) => ({
    engine: "1",
    analyse: async () => {
      site.moment?.();
      return site.outcome();
    },
    send: async (...args) => {
      site.moment?.();
      const isQueued = await real.send(...args);
      site.moment?.();
      return isQueued;
    },
  }));
}

/** An order by a mailbox of its own, with the mail that asks to confirm it sent; its number. */
export async function begin(
  sent: Mail[],
  email = newEmail(),
  url = "https://firma.example/",
): Promise<string> {
  const before = sent.length;
  expect(await watches.start({ email, url, wholeSite: false, first: aRun([]) })).toBe("registered");
  return firstIdOf(sent, before);
}

/** The confirmation leaves with the first alarm. */
export async function firstIdOf(sent: Mail[], before: number): Promise<string> {
  const names = await runInDurableObject(register(), (_, { storage }) =>
    storage.sql.exec<{ name: string }>("SELECT name FROM watches ORDER BY rowid DESC LIMIT 1").toArray(),
  );
  await runDurableObjectAlarm(env.WATCH.getByName(names[0]?.name ?? ""));
  await sendMails();
  return idIn(sent[before]?.text ?? "");
}

/** One week further, every alarm on the way included. */
export async function week(id: string): Promise<void> {
  const view = await watches.view(id);
  if (view === null) return;
  setClock(Math.max(Date.now(), view.nextAt) + 1);
  await ring(id);
  await sendMails();
}
