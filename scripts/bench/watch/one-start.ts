// One life of the server in the year of watches: what is due, when it is cut off, what is done at its end.
import { setTimeout as pause } from "node:timers/promises";
import { chance } from "../outbox/provider.ts";
import type { KillableSite } from "../outbox/site.ts";
import type { Mailbox } from "./mailbox.ts";
import { faultsIn, type WatchedPages } from "./pages.ts";
import {
  onWrite,
  passPause,
  passPausesOfMails,
  passWeek,
  readMails,
  readWatches,
  ring,
  type WatchOnDisk,
} from "./time.ts";
import { endWatch } from "./watches.ts";

/** Weeks in which some of them are ended, by number of the watch. */
const ENDS: ReadonlyMap<number, number> = new Map([
  [2, 11],
  [5, 33],
]);
/** Starts that are cut off at a random moment; the others end when everything due is done. */
const CUT = 0.5;
/** After which request, for a page or of a mail, a cut comes, and how long after it. */
const CUT_WITHIN = 12;
const MAX_DELAY_MS = 200;
/** The same for cuts that follow a write to a database, which are every other one: between two writes things can be lost. */
const WRITES_WITHIN = 400;
const MAX_WRITE_DELAY_MS = 8;
/** Weeks, pauses and mails are due so long after the server is up. */
const DUE_MS = 200;
/** By then everything that is due has long been done, or waits for its time. */
const START_LIMIT_MS = 5_000;
const POLL_MS = 100;
/** Nothing was asked for so long: what is left waits for its time. */
const SILENCE_MS = 1_200;

export interface Watched {
  number: number;
  email: string;
  path: string;
  week: number;
  isEnding: boolean;
  endedAt: number | null;
}

export interface Going {
  seed: string;
  /** After so many it is over. */
  weeks: number;
  state: string;
  site: KillableSite;
  pages: WatchedPages;
  mailbox: Mailbox;
  watches: readonly Watched[];
  missingAlarms: number;
  starts: number;
  cuts: number;
  /** How long the server took to start the last time. */
  startMs: number;
}

/** One life of the server: what is due is made due, and at its end it is killed. */
export async function nextStart(year: Going): Promise<void> {
  const { seed, state, site, pages, mailbox, watches } = year;
  const dueAt = Date.now() + year.startMs + DUE_MS;
  for (const watch of watches) if (!passTime(year, watch, dueAt)) year.missingAlarms++;
  passPausesOfMails(state, dueAt);
  const by = (name: string) => chance(seed, `${name} of start ${year.starts}`);
  const cut = Promise.withResolvers<void>();
  const cutAfter = by("cut") < CUT ? (by("kind") < 0.5 ? "request" : "write") : null;
  const countdown = (kind: typeof cutAfter, within: number, maxDelayMs: number) => {
    let left = cutAfter === kind ? 1 + Math.floor(within * by("moment")) : Number.POSITIVE_INFINITY;
    return () => {
      if (--left === 0) setTimeout(cut.resolve, maxDelayMs * by("delay"));
    };
  };
  const requested = countdown("request", CUT_WITHIN, MAX_DELAY_MS);
  const written = countdown("write", WRITES_WITHIN, MAX_WRITE_DELAY_MS);
  let heardAt = 0;
  const ends: Promise<void>[] = [];
  const heard = () => {
    heardAt = Date.now();
    requested();
  };
  mailbox.onMail(heard);
  pages.onRequest((number) => {
    heard();
    const watch = watches.find((one) => one.number === number);
    if (watch !== undefined && isLastWeek(watch)) ends.push(end(year, watch, MAX_DELAY_MS * by("end")));
  });
  const beganAt = Date.now();
  await site.begin();
  year.startMs = Date.now() - beganAt;
  const stopListening = onWrite(state, written);
  for (const watch of watches) if (watch.isEnding) ends.push(end(year, watch, 0));
  heardAt = Math.max(heardAt, Date.now());
  let isOpen = true;
  const quiet = async () => {
    for (const limit = Date.now() + START_LIMIT_MS; isOpen && Date.now() < limit; await pause(POLL_MS))
      if (Date.now() > heardAt + SILENCE_MS || watches.every((watch) => isDone(state, watch))) break;
  };
  await Promise.race([cut.promise, quiet()]);
  await site.kill();
  stopListening();
  isOpen = false;
  if (!watches.every((watch) => isDone(state, watch))) year.cuts++;
  await Promise.all(ends);
  year.starts++;
}

/** On to the next week, or to the next attempt of this one. @returns whether its alarm stood where it belongs */
function passTime({ seed, weeks, state, pages }: Going, watch: Watched, dueAt: number): boolean {
  const stored = storedOf(state, watch);
  if (stored === undefined) return watch.endedAt !== null || watch.isEnding;
  if (!isDone(state, watch)) return isNoted(stored, watch) ? ring(stored, dueAt) : passPause(stored, dueAt);
  if (watch.week === weeks) return true;
  watch.week++;
  pages.show(watch.number, faultsIn(seed, watch.number, watch.week));
  return passWeek(stored, dueAt);
}

async function end({ site }: Going, watch: Watched, delayMs: number): Promise<void> {
  watch.isEnding = true;
  await pause(delayMs);
  if (watch.endedAt === null && (await endWatch(site.port, watch.path))) watch.endedAt = Date.now();
}

function isLastWeek({ number, week }: Watched): boolean {
  return ENDS.get(number) === week;
}

/** The week's run is noted and its mail is nobody's business any more; or all of it has ended. */
export function isDone(state: string, watch: Watched): boolean {
  const piece = storedOf(state, watch)?.piece;
  if (isLastWeek(watch)) return watch.endedAt !== null && piece === undefined;
  if (piece === undefined || piece === null) return watch.endedAt !== null;
  const waits = readMails(state).some(
    ({ recipient, state: mail }) => recipient === watch.email && (mail === "waiting" || mail === "sending"),
  );
  return isNoted({ piece }, watch) && piece.state.outgoing === null && !waits;
}

function isNoted({ piece }: Pick<WatchOnDisk, "piece">, { week }: Watched): boolean {
  return piece?.state.runs.length === week + 1;
}

export function storedOf(state: string, { email }: Watched): WatchOnDisk | undefined {
  return readWatches(state).find(({ piece }) => piece?.state.email === email);
}
