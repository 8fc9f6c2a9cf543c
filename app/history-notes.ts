// Notes on the browser's history entry: a reload and the back button find them, a new visit does not. Written beside
// React Router's fields, because a router navigation would cancel one in progress.

/** `history`, or a stand-in. */
export type HistoryEntry = Pick<History, "state" | "replaceState">;

/** undefined without a note. */
export function readNote(entry: HistoryEntry, name: string): unknown {
  return entry.state?.[name];
}

/** undefined removes the note. */
export function writeNote(entry: HistoryEntry, name: string, note: unknown): void {
  const { [name]: before, ...others } = entry.state ?? {};
  if (note !== before) entry.replaceState(note === undefined ? others : { ...others, [name]: note }, "");
}
