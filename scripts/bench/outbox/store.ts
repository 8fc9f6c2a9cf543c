// Reads the database of the outbox, for `npm run bench -- outbox`.
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { FailureClass } from "#worker/mail/mail.ts";
import type { MailState } from "#worker/mail/outbox/records.ts";
import { findOutboxFiles } from "../../leads/read-leads.ts";

const DRAIN_LIMIT_MS = 45_000;
const POLL_MS = 250;

export interface StoredInquiry {
  id: string;
  /** Identifies the inquiry for the bench. */
  email: string;
}

export interface StoredMail {
  inquiryId: string;
  kind: "inquiry" | "confirmation";
  state: MailState;
  /** Attempts with an unknown outcome. */
  unclear: number;
  failure: FailureClass | null;
}

export interface Stored {
  inquiries: StoredInquiry[];
  mails: StoredMail[];
}

export function readOutbox(stateFolder: string): Stored {
  return readDatabase(stateFolder, (database) => ({
    inquiries: database
      .prepare("SELECT id, json_extract(contact, '$.email') AS email FROM inquiries")
      .all() as unknown as StoredInquiry[],
    mails: database
      .prepare("SELECT inquiry_id AS inquiryId, kind, state, unclear, failure FROM mails")
      .all() as unknown as StoredMail[],
  }));
}

/** Resolves when no mail is due; mails with a pause may keep waiting. */
export async function waitUntilDrained(state: string): Promise<void> {
  for (const end = Date.now() + DRAIN_LIMIT_MS; Date.now() < end; await pause(POLL_MS)) {
    if (countDue(state) === 0) return;
  }
}

function countDue(stateFolder: string): number {
  return readDatabase(stateFolder, (database) => {
    const due = "state = 'sending' OR (state = 'waiting' AND next_try_at <= ?)";
    const row = database.prepare(`SELECT count(*) AS mails FROM mails WHERE ${due}`).get(Date.now());
    return Number(row?.mails);
  });
}

/** Makes every waiting mail due. Only while no server runs. */
export function skipPauses(stateFolder: string): void {
  const write = (database: DatabaseSync) =>
    database.prepare("UPDATE mails SET next_try_at = ? WHERE state = 'waiting'").run(Date.now());
  withDatabase(new DatabaseSync(findOutboxFile(stateFolder)), write);
}

function readDatabase<T>(stateFolder: string, read: (database: DatabaseSync) => T): T {
  return withDatabase(new DatabaseSync(findOutboxFile(stateFolder), { readOnly: true }), read);
}

function withDatabase<T>(database: DatabaseSync, use: (database: DatabaseSync) => T): T {
  try {
    return use(database);
  } finally {
    database.close();
  }
}

function findOutboxFile(stateFolder: string): string {
  const [file, ...others] = findOutboxFiles(stateFolder);
  if (file === undefined || others.length > 0) throw new Error(`Not one outbox in ${stateFolder}`);
  return file;
}
