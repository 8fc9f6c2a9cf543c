// The id of this page's crawl, kept in the history entry.
import { type HistoryEntry, readNote, writeNote } from "../../../history-notes.ts";

const KEY = "siteCrawl";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Guards an id from outside: it becomes part of a URL. */
export function isCrawlId(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

export function readCrawlId(entry: HistoryEntry = history): string | null {
  const id = readNote(entry, KEY);
  return isCrawlId(id) ? id : null;
}

/** null removes it. */
export function saveCrawlId(id: string | null, entry: HistoryEntry = history): void {
  writeNote(entry, KEY, id ?? undefined);
}
