// Counts transactions in the databases of the price calculator's sessions, for `npm run bench -- chat`.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const LOG_FILES = "v3/do/paettken-ChatSession/*.sqlite-wal";
/** Of SQLite's write-ahead log (sqlite.org/fileformat2.html, 4.1): its header, then frames of a header and a page. */
const HEADER_BYTES = 32;
const PAGE_SIZE_AT = 8;
const SALTS_AT = 16;
const SALTS_BYTES = 8;
const FRAME_HEADER_BYTES = 24;
const FRAME_SIZE_AFTER_COMMIT_AT = 4;
const FRAME_SALTS_AT = 8;

/** The logs of sessions in use; those of idle ones are closed and deleted. */
export function findSessionLogs(stateFolder: string): string[] {
  return globSync(path.join(stateFolder, LOG_FILES));
}

/**
 * Transactions in a log that is being written: it grows by whole ones, and is read long before it would be begun anew. Frames that end
 * one say how large the database is then; other salts are leftovers of an earlier log.
 */
export function countCommits(logFile: string): number {
  const log = readFileSync(logFile);
  if (log.length < HEADER_BYTES) return 0;
  const salts = log.subarray(SALTS_AT, SALTS_AT + SALTS_BYTES);
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(PAGE_SIZE_AT);
  let commits = 0;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    const isCurrent = log.subarray(at + FRAME_SALTS_AT, at + FRAME_SALTS_AT + SALTS_BYTES).equals(salts);
    if (isCurrent && log.readUInt32BE(at + FRAME_SIZE_AFTER_COMMIT_AT) > 0) commits++;
  }
  return commits;
}
