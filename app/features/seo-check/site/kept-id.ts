// Which crawl belongs to this page: kept with the entry of the browser's history, not in storage and not in the address.
// A reload and the way back find it; a new visit does not. Written beside React Router's own fields: a navigation of the
// router would break off one that the visitor has just begun.

type Entry = Pick<History, "state" | "replaceState">;

/** Name in the entry's state. */
const KEY = "siteCrawl";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the server may give as id; it becomes a part of an address. */
export function isCrawlId(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

export function keptId(entry: Entry = history): string | null {
  const id: unknown = entry.state?.[KEY];
  return isCrawlId(id) ? id : null;
}

/** null forgets it. */
export function keepId(id: string | null, entry: Entry = history): void {
  if (keptId(entry) === id) return;
  const { [KEY]: _, ...others } = entry.state ?? {};
  entry.replaceState(id === null ? others : { ...others, [KEY]: id }, "");
}
