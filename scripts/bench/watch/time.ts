// Time, for watches and outbox of a server that is off: what they have stored is made as old as if a week, or a pause, had passed.
// Nothing of the Worker knows of it, and alarms go off by themselves when the server is back.
import { globSync, watch as watchFolder } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import v8 from "node:v8";
import { RESCUE_MS } from "#worker/mail/outbox/schedule.ts";
import type { WatchState } from "#worker/watch/watch-state.ts";
import { findOutboxFiles } from "../../leads/read-leads.ts";

const WEEK_MS = 7 * 86_400_000;
/** Alarms of all objects of a class. */
const ALARMS = "metadata.sqlite";
const NS_A_MS = 1_000_000n;
/** A running server holds a database for moments. */
const LOCK_MS = 5_000;

interface Piece {
  state: WatchState;
  name: string;
  id: string;
}

export interface WatchOnDisk {
  /** Database of its object. */
  file: string;
  /** Null where the object keeps nothing any more. */
  piece: Piece | null;
}

/** Also while a server runs. */
export function readWatches(stateFolder: string): WatchOnDisk[] {
  return globSync(path.join(stateFolder, "v3/do/*-Watch/*.sqlite"))
    .filter((file) => path.basename(file) !== ALARMS)
    .map((file) => ({ file, piece: using(file, readPiece, true) }));
}

/** @param at when it is due. @returns whether its alarm stood where the platform looks for it */
export function passWeek({ file, piece }: WatchOnDisk, at: number): boolean {
  if (piece === null) return true;
  const back = (at: number) => at - WEEK_MS;
  const { state } = piece;
  const older = {
    ...state,
    createdAt: back(state.createdAt),
    lastNewsAt: back(state.lastNewsAt),
    runs: state.runs.map((run) => ({ ...run, at: back(run.at) })),
    // Its moment of the week has come.
    nextAt: Math.min(state.nextAt, at),
  };
  using(file, (database) => writePiece(database, { ...piece, state: older }));
  return ring({ file }, at);
}

/** Another attempt of this week is due. @returns as above */
export function passPause({ file, piece }: WatchOnDisk, at: number): boolean {
  if (piece === null) return true;
  const nextAt = Math.min(piece.state.nextAt, at);
  using(file, (database) => writePiece(database, { ...piece, state: { ...piece.state, nextAt } }));
  return ring({ file }, at);
}

/** Its alarm goes off then, and whatever else happens follows from that. @returns as above */
export function ring({ file }: Pick<WatchOnDisk, "file">, dueAt: number): boolean {
  const at = BigInt(Math.round(dueAt)) * NS_A_MS;
  const object = path.basename(file, ".sqlite");
  const own = change(file, "UPDATE _cf_METADATA SET value = ? WHERE key = 1", at);
  const listed = change(
    path.join(path.dirname(file), ALARMS),
    "UPDATE _cf_ALARM SET scheduled_time = ? WHERE actor_id = ?",
    at,
    object,
  );
  return own === 1 && listed === 1;
}

/** Mails that wait are due; what was cut off while being sent is old enough to be seen as that. */
export function passPausesOfMails(stateFolder: string, at: number): void {
  for (const file of findOutboxFiles(stateFolder)) {
    change(file, "UPDATE mails SET next_try_at = ? WHERE state = 'waiting'", Math.round(at));
    change(file, "UPDATE mails SET started_at = started_at - ? WHERE state = 'sending'", RESCUE_MS);
  }
}

export interface MailOnDisk {
  recipient: string;
  state: string;
  unclear: number;
}

export function readMails(stateFolder: string): MailOnDisk[] {
  return findOutboxFiles(stateFolder).flatMap((file) =>
    using(
      file,
      (database) =>
        database.prepare("SELECT recipient, state, unclear FROM mails").all() as unknown as MailOnDisk[],
      true,
    ),
  );
}

/** Tells of every write to the databases of watches and outbox, until it is called. */
export function onWrite(stateFolder: string, written: () => void): () => void {
  const folders = globSync(path.join(stateFolder, "v3/do/*-{Watch,Outbox}"));
  const watchers = folders.map((folder) => watchFolder(folder, written));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Watches that the register counts. */
export function countRegistered(stateFolder: string): number {
  const files = globSync(path.join(stateFolder, "v3/do/*-WatchRegister/*.sqlite"));
  const counts = files
    .filter((file) => path.basename(file) !== ALARMS)
    .map((file) =>
      using(file, (database) => database.prepare("SELECT count(*) AS n FROM watches").get(), true),
    );
  return counts.reduce((sum, row) => sum + Number(row?.n ?? 0), 0);
}

/** What the objects of ended watches have left, rows and alarms. */
export function countLeft({ file }: WatchOnDisk): number {
  const values = using(
    file,
    (database) =>
      hasTable(database, "_cf_KV") ? database.prepare("SELECT count(*) AS n FROM _cf_KV").get() : { n: 0 },
    true,
  );
  const alarms = using(
    path.join(path.dirname(file), ALARMS),
    (database) =>
      database
        .prepare("SELECT count(*) AS n FROM _cf_ALARM WHERE actor_id = ?")
        .get(path.basename(file, ".sqlite")),
    true,
  );
  return Number(values?.n ?? 0) + Number(alarms?.n ?? 0);
}

/** As stored-pieces.ts writes it; a watch of one page fits into one piece. */
function readPiece(database: DatabaseSync): Piece | null {
  const row = hasTable(database, "_cf_KV")
    ? database.prepare("SELECT value FROM _cf_KV WHERE key = 'watch/0'").get()
    : undefined;
  if (row === undefined) return null;
  return JSON.parse(Buffer.from(v8.deserialize(row.value as Uint8Array)).toString());
}

function writePiece(database: DatabaseSync, piece: Piece): void {
  const serializer = new v8.Serializer();
  serializer.writeHeader();
  serializer.writeValue(new TextEncoder().encode(JSON.stringify(piece)));
  database.prepare("UPDATE _cf_KV SET value = ? WHERE key = 'watch/0'").run(serializer.releaseBuffer());
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(name) !== undefined;
}

function change(file: string, sql: string, ...values: SQLInputValue[]): number {
  return Number(using(file, (database) => database.prepare(sql).run(...values).changes));
}

/** A server that was killed while it wrote has left a journal, which only a reader that may write can take back. */
function using<T>(file: string, work: (database: DatabaseSync) => T, readOnly = false): T {
  try {
    return withDatabase(new DatabaseSync(file, { readOnly, timeout: LOCK_MS }), work);
  } catch (error) {
    if (!readOnly || !/readonly/.test(String(error))) throw error;
    return withDatabase(new DatabaseSync(file, { timeout: LOCK_MS }), work);
  }
}

function withDatabase<T>(database: DatabaseSync, work: (database: DatabaseSync) => T): T {
  try {
    return work(database);
  } finally {
    database.close();
  }
}
