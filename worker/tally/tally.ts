// The daily totals as the rest of the Worker sees them; daily-totals.ts is where they live.
import type { Log, LogEntry } from "../http/log.ts";
import { retryTransient } from "../retry-transient.ts";
import type { CountedEvent, EventName, ExceptionNote } from "./events.ts";
import type { DayTotal } from "./tally-storage.ts";

const TALLY_NAME = "daily totals";

/** The Durable Object's stub or a stand-in. */
export interface TallyStore {
  count(events: readonly CountedEvent[]): Promise<void>;
  noteException(note: ExceptionNote): Promise<void>;
  totals(from: string, to: string): Promise<DayTotal[]>;
  exceptions(): Promise<ExceptionNote[]>;
  wantsLetter(): Promise<boolean>;
  setLetter(isWanted: boolean): Promise<void>;
}

export interface Tally extends Pick<TallyStore, "totals" | "exceptions" | "wantsLetter" | "setLetter"> {
  /** Counts in the background: never delays what called it, never fails it. @param id the same one twice is one event */
  count(name: EventName, id: string): void;
  /** The same, of what a line of the log says. */
  note(entry: LogEntry): void;
}

export interface TallyBindings {
  DAILY_TOTALS: { getByName(name: string, options: { locationHint: "weur" }): TallyStore };
}

/** Near those who are counted, wherever the very first call came from. */
const TALLY_PLACE = "weur";

/** The site's one tally. */
export function tallyOf({ DAILY_TOTALS }: TallyBindings, waitUntil: TallyDeps["waitUntil"]): Tally {
  const open = () => DAILY_TOTALS.getByName(TALLY_NAME, { locationHint: TALLY_PLACE });
  return createTally({ open, waitUntil, now: Date.now });
}

interface TallyDeps {
  /** Anew at every call: a stub breaks when its object restarts. */
  open: () => TallyStore;
  /** Keeps work alive after the answer. */
  waitUntil: (work: Promise<void>) => void;
  now: () => number;
}

export function createTally({ open, waitUntil, now }: TallyDeps): Tally {
  // Unlogged: a failing tally must not fill the log, and a note about it would come back here.
  const later = (work: () => Promise<void>) =>
    waitUntil(
      nextTurn()
        .then(() => retryTransient(work))
        .catch(() => {}),
    );
  const count = (name: EventName, id: string) => {
    const at = now();
    later(async () => open().count([{ id: await fingerprint(`${name} ${id}`), name, at }]));
  };
  return {
    count,
    note: (entry) => {
      const event = eventOf(entry);
      if (event !== null) count(event.name, event.id);
      if (entry.event === "exception") {
        const { error, stack, requestId = null } = entry;
        const note = { at: now(), requestId, place: `${error} ${stack[0] ?? ""}`.slice(0, 300) };
        later(() => open().noteException(note));
      }
    },
    totals: (from, to) => retryTransient(() => open().totals(from, to)),
    exceptions: () => retryTransient(() => open().exceptions()),
    wantsLetter: () => retryTransient(() => open().wantsLetter()),
    setLetter: (isWanted) => retryTransient(() => open().setLetter(isWanted)),
  };
}

/** After whatever is due now, the answer of the call among it. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** A log whose lines are counted, too. */
export function countedLog(log: Log, tally: Pick<Tally, "note">): Log {
  return (entry) => {
    log(entry);
    tally.note(entry);
  };
}

/** Null for lines that count nothing. */
function eventOf(entry: LogEntry): { name: EventName; id: string } | null {
  switch (entry.event) {
    case "exception":
      // One call may fail in several places, each of them once.
      return { name: "exception", id: `${entry.requestId ?? crypto.randomUUID()} ${entry.stack[0] ?? ""}` };
    case "mail":
      return { name: "mail-delivered", id: `${entry.id} ${entry.attempt}` };
    case "mail-failure":
      return entry.state === "dead" ? { name: "mail-given-up", id: `${entry.id} ${entry.attempt}` } : null;
    case "analysis":
      return { name: outcomeOf("analysis", entry.outcome), id: entry.requestId };
    case "design-rating":
      return { name: outcomeOf("rating", entry.outcome), id: entry.requestId };
    case "browser-check":
      return { name: outcomeOf("check", entry.outcome), id: entry.requestId };
    default:
      return null;
  }
}

function outcomeOf(tool: "analysis" | "rating" | "check", outcome: string): EventName {
  return outcome === "done" || outcome === "left" ? `${tool}-${outcome}` : `${tool}-failed:${outcome}`;
}

/** Ids of calls and conversations are kept as what nobody can trace back. */
async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
