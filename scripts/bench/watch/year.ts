// Lets watches live through a year of weeks, whose server is killed at random moments, by seed.
import { createKillableSite } from "../outbox/site.ts";
import { expectedMails } from "./expected-mails.ts";
import type { YearEvidence } from "./judge.ts";
import { startMailbox } from "./mailbox.ts";
import { type Going, isDone, nextStart, storedOf, type Watched } from "./one-start.ts";
import { faultsIn, isWholeSite, startPages } from "./pages.ts";
import { countLeft, countRegistered, readMails, readWatches } from "./time.ts";
import { analyse, beginWatch, type Reading } from "./watches.ts";

const WATCHES = 7;
const WEEKS = 52;
/** Starts of the server; a year takes 130 to 180. */
const MAX_STARTS = 240;
const MAX_LATENCY_MS = 300;
export interface Year {
  evidence: YearEvidence;
  starts: number;
  /** Kills that came while something was left to do. */
  cuts: number;
  exceptions: readonly string[];
  /** Whether all that was to be done is done. */
  isComplete: boolean;
}

/**
 * @param state folder of the server's databases, empty
 * @param weeks after which it is over, for a part of a year
 */
export async function liveThroughYear(seed: string, state: string, weeks = WEEKS): Promise<Year> {
  const watches: Watched[] = [];
  const pages = await startPages(seed, MAX_LATENCY_MS);
  const weekOf = (email: string) => watches.find((watch) => watch.email === email)?.week ?? -1;
  const mailbox = await startMailbox(seed, MAX_LATENCY_MS, weekOf);
  const settings = { CRAWL_ALLOW_LOOPBACK: "on", SEO_DAILY_LIMIT: "1000" };
  const site = await createKillableSite(state, mailbox.origin, settings);
  await site.begin();
  const said = await askAboutAllPages({ seed, weeks, pages }, site.port);
  for (let number = 1; number <= WATCHES; number++) {
    const email = `betrieb-${number}@example.org`;
    pages.show(number, faultsIn(seed, number, 0));
    const path = await beginWatch(
      site.port,
      { url: pages.url(number), wholeSite: isWholeSite(number) },
      email,
      mailbox.taken,
    );
    watches.push({ number, email, path, week: 0, isEnding: false, endedAt: null });
  }
  await site.kill();

  const year: Going = {
    seed,
    weeks,
    state,
    site,
    pages,
    mailbox,
    watches,
    missingAlarms: 0,
    starts: 0,
    cuts: 0,
    startMs: 0,
  };
  while (!isOver(year) && year.starts < MAX_STARTS) await nextStart(year);
  await Promise.all([pages.stop(), mailbox.stop()]);
  return {
    evidence: evidenceOf(year, said),
    starts: year.starts,
    cuts: year.cuts,
    exceptions: site.exceptions,
    isComplete: isOver(year),
  };
}

type Said = (number: number, week: number) => Reading;

/** Every state of a page goes through the SEO check once, before anything is killed. */
async function askAboutAllPages(
  { seed, weeks, pages }: Pick<Going, "seed" | "weeks" | "pages">,
  port: number,
): Promise<Said> {
  const said = new Map<string, Reading>();
  const key = (number: number, week: number) =>
    JSON.stringify([isWholeSite(number), faultsIn(seed, number, week)]);
  for (let number = 1; number <= WATCHES; number++)
    for (let week = 0; week <= weeks; week++) {
      if (said.has(key(number, week))) continue;
      const isWhole = isWholeSite(number);
      pages.show(0, faultsIn(seed, number, week), isWhole);
      said.set(key(number, week), await analyse(port, pages.url(0), isWhole));
    }
  return (number, week) => said.get(key(number, week)) as Reading;
}

function isOver({ weeks, state, watches }: Going): boolean {
  return watches.every((watch) => isDone(state, watch) && (watch.week === weeks || watch.endedAt !== null));
}

function evidenceOf(
  { weeks, state, site, mailbox, watches, missingAlarms }: Going,
  said: Said,
): YearEvidence {
  const mails = readMails(state);
  const ended = watches.filter(({ endedAt }) => endedAt !== null);
  const left = readWatches(state)
    .filter(({ piece }) => piece === null)
    .map(countLeft);
  const unclearOf = (email: string) =>
    mails.filter(({ recipient }) => recipient === email).reduce((sum, { unclear }) => sum + unclear, 0);
  return {
    watches: watches.map((watch) => ({
      email: watch.email,
      weeks: watch.week,
      endedAt: watch.endedAt,
      runs: storedOf(state, watch)?.piece?.state.runs.length ?? 0,
      expected: expectedMails(Array.from({ length: weeks + 1 }, (_, week) => said(watch.number, week))),
    })),
    taken: mailbox.taken,
    kills: site.kills,
    unclear: new Map(watches.map(({ email }) => [email, unclearOf(email)])),
    left:
      left.reduce((sum, rows) => sum + rows, 0) +
      Math.max(0, countRegistered(state) - (watches.length - ended.length)) +
      ended.filter(({ email }) => mails.some(({ recipient }) => recipient === email)).length,
    missingAlarms,
  };
}
