// What one watch keeps, and what each of its steps makes of it. Pure.
import { type Changes, compareRuns, hasChanges, type Known, learn, nothingKnown } from "./compare-runs.ts";
import type { Run } from "./runs.ts";
import { firstRunAt, nextRunAt, QUIET_MS } from "./timetable.ts";

export interface WatchState {
  phase: "pending" | "active" | "ending";
  email: string;
  /** As the report was asked for. */
  url: string;
  wholeSite: boolean;
  createdAt: number;
  /** Moment of the week. */
  slot: number;
  /** When the next run is due; of a pending watch, when it is given up. */
  nextAt: number;
  /** Failed attempts of this week: the site did not answer. */
  attempts: number;
  known: Known;
  /** One line a run, the newest last. */
  runs: RunNote[];
  /** The crawl that belongs to the run under way. */
  crawl: { id: string; since: number } | null;
  /** Composed, and not yet surely in the outbox. Its key makes it one mail. */
  outgoing: Outgoing | null;
  /** Keys of mails that went to the outbox and whose fate is not known yet, the oldest first. */
  openMails: string[];
  /** Mails in a row that were given up. */
  lostMails: number;
  /** When the last mail was ordered; the confirmation counts. */
  lastNewsAt: number;
}

export interface RunNote {
  at: number;
  score: number | null;
  changes: Changes;
}

export interface WatchOrder {
  /** Keyed hash under which the object lives. */
  name: string;
  /** The id in its address; in mails alone. */
  id: string;
  email: string;
  url: string;
  wholeSite: boolean;
  first: Run;
}

/** What its page shows. */
export type WatchView = Pick<WatchState, "phase" | "url" | "wholeSite" | "createdAt" | "nextAt" | "runs">;

export type Outgoing =
  | { key: string; kind: "confirmation" }
  | { key: string; kind: "news"; note: RunNote; scoreBefore: number | null; isNewEngine: boolean }
  | { key: string; kind: "quiet"; score: number | null };

/** Two years. */
const MAX_RUNS = 104;

export interface NewWatch {
  name: string;
  email: string;
  url: string;
  wholeSite: boolean;
  slot: number;
  now: number;
  endsAt: number;
  first: Run;
}

export function newWatch({ name, email, url, wholeSite, slot, now, endsAt, first }: NewWatch): WatchState {
  return {
    phase: "pending",
    email,
    url,
    wholeSite,
    createdAt: now,
    slot,
    nextAt: endsAt,
    attempts: 0,
    known: nothingKnown(first),
    runs: [{ at: first.at, score: first.score, changes: { mended: [], added: [], worse: [], better: [] } }],
    crawl: null,
    outgoing: { key: `${name}/confirmation`, kind: "confirmation" },
    openMails: [],
    lostMails: 0,
    lastNewsAt: now,
  };
}

export function confirmed(state: WatchState, now: number): WatchState {
  return { ...state, phase: "active", nextAt: firstRunAt(state.slot, now), lastNewsAt: now };
}

/** After a run: what it changed becomes a mail, and so does a quarter of a year without any. */
export function afterRun(name: string, state: WatchState, run: Run, now: number): WatchState {
  const changes = compareRuns(state.known, run);
  const note: RunNote = { at: run.at, score: run.score, changes };
  const runs = [...state.runs, note].slice(-MAX_RUNS);
  const key = `${name}/${run.at}`;
  const outgoing = outgoingOf(key, state, note, run, now);
  return {
    ...state,
    attempts: 0,
    crawl: null,
    known: learn(state.known, run),
    runs,
    nextAt: nextRunAt(state.slot, now),
    outgoing,
    lastNewsAt: outgoing === null ? state.lastNewsAt : now,
  };
}

function outgoingOf(key: string, state: WatchState, note: RunNote, run: Run, now: number): Outgoing | null {
  if (hasChanges(note.changes)) {
    const scoreBefore = state.runs.findLast(({ score }) => score !== null)?.score ?? null;
    return { key, kind: "news", note, scoreBefore, isNewEngine: run.engine !== state.known.engine };
  }
  return now - state.lastNewsAt >= QUIET_MS ? { key, kind: "quiet", score: run.score } : null;
}

/** What became of a mail. "refused": for good, such as a mailbox that does not exist. */
export type Fate = "open" | "delivered" | "refused" | "given-up";

/** So many given up in a row end a watch; one refused for good counts as all of them. */
const MAX_LOST = 3;

/** @param fates of the open mails, in their order */
export function afterFates(state: WatchState, fates: readonly Fate[]): WatchState {
  let { lostMails } = state;
  for (const fate of fates) {
    if (fate === "delivered") lostMails = 0;
    if (fate === "refused") lostMails = MAX_LOST;
    if (fate === "given-up") lostMails++;
  }
  return {
    ...state,
    lostMails,
    openMails: state.openMails.filter((_, index) => fates[index] === "open"),
    ...(lostMails >= MAX_LOST && { phase: "ending" as const }),
  };
}
