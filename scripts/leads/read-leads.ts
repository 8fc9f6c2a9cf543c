// Reads stored inquiries: from the local state, or from the deployed site.
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { csvHead, csvLines } from "#worker/mail/outbox/leads-csv.ts";
import { LEADS_QUERY, type LeadRow, lead } from "#worker/mail/outbox/outbox-rows.ts";
import { callLeads, leadsEndpoint, type Refused } from "./leads-endpoint.ts";

/** `count` inquiries as a table. */
export type LeadsTable = { ok: true; csv: string; count: number } | Refused;

/** Where workerd keeps the SQLite files of Durable Objects: the folder is named Worker-Class, the file after the object. */
const OUTBOX_FILES = "v3/do/*-Outbox/*.sqlite";
/** The alarms of all objects of a class. */
const NO_OBJECT = "metadata.sqlite";
const ALL = -1;

/**
 * Inquiries in the state folder of `npm start`. Opens the outbox's database read-only: works whether the site runs or not, needs
 * neither build nor key, and triggers no alarm that would send mail.
 */
export function readStoredLeads(stateFolder: string): LeadsTable {
  const leads = findOutboxFiles(stateFolder)
    .flatMap(readLeadsFrom)
    .toSorted((one, other) => one.receivedAt - other.receivedAt);
  if (leads.length === 0)
    return {
      ok: false,
      reason: existsSync(stateFolder)
        ? `In ${stateFolder} liegen keine Anfragen.`
        : `${stateFolder} gibt es noch nicht: Der Ordner entsteht mit npm start.`,
    };
  return { ok: true, csv: csvHead() + csvLines(leads), count: leads.length };
}

/** There is one, or none yet. */
export function findOutboxFiles(stateFolder: string): string[] {
  return globSync(path.join(stateFolder, OUTBOX_FILES)).filter((file) => path.basename(file) !== NO_OBJECT);
}

function readLeadsFrom(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // An object that never took an inquiry has no tables.
    const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'inquiries'").get();
    if (!hasTable) return [];
    return database
      .prepare(LEADS_QUERY)
      .all(0, ALL)
      .map((row) => lead(row as LeadRow));
  } finally {
    database.close();
  }
}

/** Inquiries of a running site, through its endpoint. */
export async function fetchLeads(site: string, key: string | undefined): Promise<LeadsTable> {
  const endpoint = leadsEndpoint(site, key);
  if (!endpoint.ok) return endpoint;
  try {
    const answer = await callLeads(endpoint, "GET");
    if (!answer.ok) return answer;
    const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(answer.bytes);
    if (!csv.startsWith(csvHead()))
      return { ok: false, reason: `${site} antwortet mit etwas anderem als einer Tabelle.` };
    // Line breaks inside a cell are LF.
    return { ok: true, csv, count: csv.split("\r\n").length - 2 };
  } catch {
    return {
      ok: false,
      reason: `${site} ist nicht erreichbar, oder die Verbindung ist unterwegs abgerissen.`,
    };
  }
}
