// Which crawl belongs to this page, for a reload and the way back.
import { type Entry, readNote, writeNote } from "../../../history-notes.ts";

/** Name of the note. */
const KEY = "siteCrawl";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the server may give as id; it becomes a part of an address. */
export function isCrawlId(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

export function keptId(entry: Entry = history): string | null {
  const id = readNote(entry, KEY);
  return isCrawlId(id) ? id : null;
}

/** null forgets it. */
export function keepId(id: string | null, entry: Entry = history): void {
  writeNote(entry, KEY, id ?? undefined);
}
