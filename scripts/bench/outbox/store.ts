// What stands in the outbox's file while no server runs, for `npm run bench -- outbox`.
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { FailureClass } from "#worker/mail/mail.ts";
import type { MailState } from "#worker/mail/records.ts";
import { outboxFiles } from "../../read-leads.ts";

/** For what is due to leave. */
const DRAIN_LIMIT_MS = 45_000;
const POLL_MS = 250;

export interface StoredInquiry {
  id: string;
  /** The visitor's address, by which the bench knows its inquiries. */
  email: string;
}

export interface StoredMail {
  inquiryId: string;
  kind: "inquiry" | "confirmation";
  state: MailState;
  /** Sendings after which nobody knows whether the mail arrived. */
  unclear: number;
  failure: FailureClass | null;
}

export interface Stored {
  inquiries: StoredInquiry[];
  mails: StoredMail[];
}

export function readOutbox(stateFolder: string): Stored {
  return reading(stateFolder, (database) => ({
    inquiries: database
      .prepare("SELECT id, json_extract(contact, '$.email') AS email FROM inquiries")
      .all() as unknown as StoredInquiry[],
    mails: database
      .prepare("SELECT inquiry_id AS inquiryId, kind, state, unclear, failure FROM mails")
      .all() as unknown as StoredMail[],
  }));
}

/** Until nothing is due any more; what waits for its time may go on waiting. */
export async function drained(state: string): Promise<void> {
  for (const end = Date.now() + DRAIN_LIMIT_MS; Date.now() < end; await pause(POLL_MS)) {
    if (countDue(state) === 0) return;
  }
}

/** Mails that the outbox must be sending now or at once; the rest waits for its time. */
function countDue(stateFolder: string): number {
  return reading(stateFolder, (database) => {
    const due = "state = 'sending' OR (state = 'waiting' AND next_try_at <= ?)";
    const row = database.prepare(`SELECT count(*) AS mails FROM mails WHERE ${due}`).get(Date.now());
    return Number(row?.mails);
  });
}

/** Makes every waiting mail due, as if its pause were over. Only while no server runs. */
export function skipPauses(stateFolder: string): void {
  const write = (database: DatabaseSync) =>
    database.prepare("UPDATE mails SET next_try_at = ? WHERE state = 'waiting'").run(Date.now());
  within(new DatabaseSync(theOutbox(stateFolder)), write);
}

function reading<T>(stateFolder: string, read: (database: DatabaseSync) => T): T {
  return within(new DatabaseSync(theOutbox(stateFolder), { readOnly: true }), read);
}

function within<T>(database: DatabaseSync, use: (database: DatabaseSync) => T): T {
  try {
    return use(database);
  } finally {
    database.close();
  }
}

function theOutbox(stateFolder: string): string {
  const [file, ...others] = outboxFiles(stateFolder);
  if (file === undefined || others.length > 0) throw new Error(`Not one outbox in ${stateFolder}`);
  return file;
}
