// Three loads of a page on a slow phone, each in a context that nobody has used.
import type { PlainShot } from "#contract/accessibility-check.ts";
import { type SpeedReading, WANTED_LOADS } from "../../../browser-check/speed/speed-reading.ts";
import { CaptureFailure, pause } from "../capture-failure.ts";
import type { GuardedBrowser } from "../guarded-browser.ts";
import { type Loaded, loadSlowly, type SlowDeps } from "./load-slowly.ts";
import { slowPhone } from "./slow-phone.ts";

export interface SpeedOrder {
  browser: Pick<GuardedBrowser, "inContext" | "url" | "viewports" | "signal">;
  /** As scripts/build bundles it. */
  script: string;
  /** ms since 1970: for the loads; the picture comes after them. */
  until: number;
  /** Called once the last load is under way: until its line answers, the processor is free. */
  onLastGone: () => void;
  /** Called once the last load is complete as well, and only silence is waited for. */
  onWaiting: () => void;
}

/** A page that takes longer does not keep the next load waiting: else there would be only one. */
const MAX_APART_MS = 5_000;

interface Done {
  loaded: Loaded;
  shot: PlainShot | null;
}

/** @throws CaptureFailure where no load came to anything, or one went where the guard would not go */
export async function readLoads({
  browser,
  script,
  until,
  onLastGone,
  onWaiting,
}: SpeedOrder): Promise<SpeedReading> {
  const { url, viewports, inContext, signal } = browser;
  const viewport = slowPhone(viewports.mobile);
  const measured = Array.from({ length: WANTED_LOADS }, () => Promise.withResolvers<Loaded | null>());
  // A picture of one would disturb the others: it is taken when all are done.
  const middle = Promise.all(measured.map(({ promise }) => promise)).then(middleOf);

  const load = (index: number, steps: Steps): Promise<Done> =>
    inContext(async ({ openTab }) => {
      const loaded = await loadSlowly({ openTab, viewport, url, script, until, ...steps });
      measured[index]?.resolve(loaded);
      return { loaded, shot: (await middle) === loaded ? await orNothing(loaded.picture()) : null };
    }).finally(() => measured[index]?.resolve(null));

  // One after the other: slowed down, a page needs a processor of its own. The next tab is made ready while the line is still silent.
  const begun = [begin((steps) => load(0, steps))];
  for (const [index, { take, isGone, isLoaded, isOver }] of begun.entries()) {
    const isInTime = Date.now() < until && !signal.aborted;
    take(isInTime);
    await Promise.race([isGone, isOver]);
    if (begun.length === WANTED_LOADS) onLastGone();
    else if (isInTime) begun.push(begin((steps) => load(index + 1, steps)));
    await Promise.race([isLoaded, isOver, pause(MAX_APART_MS, signal)]);
  }
  for (const { resolve } of measured.slice(begun.length)) resolve(null);
  onWaiting();
  const ends = await Promise.allSettled(begun.map(({ work }) => work));
  const done = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
  const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  const refused = failures.find((one) => one instanceof CaptureFailure && one.code === "refused-address");
  const shown = done.find(({ loaded }) => loaded === middleOf(done.map((one) => one.loaded)));
  if (refused !== undefined || shown === undefined) throw refused ?? failures[0];
  return {
    host: shown.loaded.host,
    loads: done.map(({ loaded }) => loaded.load),
    shown: { load: done.indexOf(shown), shot: shown.shot, film: shown.loaded.film() },
  };
}

type Steps = Pick<SlowDeps, "turn" | "onGone" | "onLoaded">;

/** A load whose tab is being made ready. The promises of its steps never reject. */
interface Begun {
  work: Promise<Done>;
  /** Its turn has come, or with false never will. */
  take: (turn: boolean) => void;
  isGone: Promise<void>;
  isLoaded: Promise<void>;
  isOver: Promise<void>;
}

function begin(start: (steps: Steps) => Promise<Done>): Begun {
  const { promise: turn, resolve: take } = Promise.withResolvers<boolean>();
  const { promise: isGone, resolve: onGone } = Promise.withResolvers<void>();
  const { promise: isLoaded, resolve: onLoaded } = Promise.withResolvers<void>();
  const work = start({ turn, onGone, onLoaded });
  const ended = () => {};
  const isOver = work.then(ended, ended);
  return { work, take, isGone, isLoaded, isOver };
}

/** By the largest paint, complete ones before others; of two the faster one. Null without any. */
function middleOf(all: readonly (Loaded | null)[]): Loaded | null {
  const ms = ({ load }: Loaded) => load.lcp?.ms ?? load.fcp ?? Number.POSITIVE_INFINITY;
  const known = all.filter((one) => one !== null);
  const complete = known.filter(({ load }) => load.isComplete);
  const sorted = (complete.length > 0 ? complete : known).sort((one, other) => ms(one) - ms(other));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

async function orNothing(picture: Promise<PlainShot | null>): Promise<PlainShot | null> {
  try {
    return await picture;
  } catch (error) {
    if (error instanceof CaptureFailure && error.code === "refused-address") throw error;
    return null;
  }
}
