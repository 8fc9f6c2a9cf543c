// Three loads of a page on a slow phone, each in a context that nobody has used.
import type { PlainShot } from "#contract/accessibility-check.ts";
import { type SpeedReading, WANTED_LOADS } from "../../../browser-check/speed/speed-reading.ts";
import { CaptureFailure, pause } from "../capture-failure.ts";
import type { GuardedBrowser } from "../guarded-browser.ts";
import { type Loaded, loadSlowly } from "./load-slowly.ts";
import { slowPhone } from "./slow-phone.ts";

export interface SpeedOrder {
  browser: Pick<GuardedBrowser, "inContext" | "url" | "viewports" | "signal">;
  /** As scripts/build bundles it. */
  script: string;
  /** ms since 1970: for the loads; the picture comes after them. */
  until: number;
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
export async function readLoads({ browser, script, until, onWaiting }: SpeedOrder): Promise<SpeedReading> {
  const { url, viewports, inContext, signal } = browser;
  const viewport = slowPhone(viewports.mobile);
  const measured = Array.from({ length: WANTED_LOADS }, () => Promise.withResolvers<Loaded | null>());
  // A picture of one would disturb the others: it is taken when all are done.
  const middle = Promise.all(measured.map(({ promise }) => promise)).then(middleOf);

  const load = (index: number, onLoaded: () => void): Promise<Done> =>
    inContext(async ({ openTab }) => {
      const loaded = await loadSlowly({ openTab, viewport, url, script, until, onLoaded });
      measured[index]?.resolve(loaded);
      return { loaded, shot: (await middle) === loaded ? await orNothing(loaded.picture()) : null };
    }).finally(() => measured[index]?.resolve(null));

  // One after the other: slowed down, a page needs a processor of its own.
  const work: Promise<Done>[] = [];
  for (let index = 0; index < WANTED_LOADS; index++) {
    if (Date.now() >= until || signal.aborted) measured[index]?.resolve(null);
    else work.push(...(await begun((onLoaded) => load(index, onLoaded), signal)));
  }
  onWaiting();
  const ends = await Promise.allSettled(work);
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

/** The load itself, as a promise in a list, as soon as the next one may begin. */
async function begun(
  start: (onLoaded: () => void) => Promise<Done>,
  signal: AbortSignal,
): Promise<[Promise<Done>]> {
  const { promise: isLoaded, resolve: onLoaded } = Promise.withResolvers<void>();
  const work = start(onLoaded);
  const ended = work.then(
    () => {},
    () => {},
  );
  await Promise.race([isLoaded, ended, pause(MAX_APART_MS, signal)]);
  return [work];
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
