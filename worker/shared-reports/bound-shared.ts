// Whatever a page holds, what is stored of a shared report stays below a megabyte: the longest lists lose their ends first.
import { sharedNotes } from "#content/messages.ts";
import { jsonBytes } from "../encoding.ts";

/** Bytes of everything but pictures, as JSON. */
export const MAX_SHARED_BYTES = 950_000;
/** Lists that make the report what it is; what stands in their entries may be shortened. */
const WHOLE_LISTS = new Set(["findings", "legal", "groups", "faults", "states", "notes"]);
/** Entries that a list keeps. */
const FEWEST = 3;
/** Each round halves a list. */
const MAX_ROUNDS = 400;

interface Noted {
  notes: string[];
}

/** The same value if it is small enough; else with shorter lists and a note that says so. */
export function boundShared<T extends Noted>(value: T): T {
  if (jsonBytes(value) <= MAX_SHARED_BYTES) return value;
  const bounded = structuredClone(value);
  bounded.notes.push(sharedNotes.shortened);
  for (let round = 0; round < MAX_ROUNDS && jsonBytes(bounded) > MAX_SHARED_BYTES; round++) {
    const longest = longestList(bounded);
    if (longest === null) break;
    longest.splice(Math.max(FEWEST, Math.floor(longest.length / 2)));
  }
  return bounded;
}

function longestList(value: unknown): unknown[] | null {
  let longest: unknown[] | null = null;
  let most = 0;
  const look = (part: unknown, name: string) => {
    if (Array.isArray(part)) {
      const bytes = WHOLE_LISTS.has(name) || part.length <= FEWEST ? 0 : jsonBytes(part);
      if (bytes > most) [longest, most] = [part, bytes];
      for (const entry of part) look(entry, "");
    } else if (typeof part === "object" && part !== null) {
      for (const [field, entry] of Object.entries(part)) look(entry, field);
    }
  };
  look(value, "");
  return longest;
}
