// Notes on the entry of the browser's history: a reload and the way back find them, a new visit does not. Not in storage and
// not in the address. Written beside React Router's own fields: a navigation of the router would break off one that the
// visitor has just begun.

/** The page's `history`, or a stand-in. */
export type Entry = Pick<History, "state" | "replaceState">;

/** undefined: there is none. */
export function readNote(entry: Entry, name: string): unknown {
  return entry.state?.[name];
}

/** undefined removes the note. */
export function writeNote(entry: Entry, name: string, note: unknown): void {
  const { [name]: before, ...others } = entry.state ?? {};
  if (note !== before) entry.replaceState(note === undefined ? others : { ...others, [name]: note }, "");
}
