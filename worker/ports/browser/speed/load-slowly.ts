// One load of a page on a slow phone, with nothing in its cache: loaded until it rests, measured from inside, filmed.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { FilmFrame, SeenLoad, SlowLoad } from "../../../browser-check/speed/speed-reading.ts";
import { CaptureFailure, pause } from "../capture-failure.ts";
import { IDLE_SCRIPT } from "../settle-script.ts";
import type { Tab } from "../tab.ts";
import type { Viewport } from "../viewports.ts";
import { evaluate, goTo } from "../visit.ts";
import { takeEndPicture } from "./end-picture.ts";
import { startFilm } from "./film.ts";
import { watchGuard } from "./guard-time.ts";
import { beSlowPhone, paceOf, slowDown, speedUp } from "./slow-phone.ts";
import { watchBytes } from "./watch-bytes.ts";

const WORLD = "paettken speed";
/** So long without any request, and then a thread at rest, is the end of a load: what comes a moment later shifts the page as well. */
const QUIET_MS = 2_000;
/** For a page that is complete, but never at rest. */
const AFTER_LOAD_MS = 3_500;
const POLL_MS = 100;
/** What has just come is run first. */
const RUN_MS = 300;
/** More than a step in the page asks for: its own script may keep it from answering, at a quarter of its pace. */
const HANG_MS = 4_000;
const IDLE_MS = 2_000;
const SET_MS = 2_000;

export interface SlowDeps {
  openTab: (viewport: Viewport) => Promise<Tab>;
  viewport: Viewport;
  url: string;
  /** As scripts/build bundles it: leaves `paettkenSpeed` in its world. */
  script: string;
  /** ms since 1970: then it is told what there is. */
  until: number;
  /** The tab is made ready before; false: it is not needed any more. */
  turn: Promise<boolean>;
  /** Called once it is under way: nothing comes before the line has answered. */
  onGone: () => void;
  /** Called once the document is complete and its thread at rest: what comes after that is mostly silence. */
  onLoaded: () => void;
}

export interface Loaded {
  load: SlowLoad;
  host: string;
  /** Call while its context is open. */
  picture: () => Promise<PlainShot | null>;
  film: () => FilmFrame[];
}

/** @throws CaptureFailure where the page cannot be read at all */
export async function loadSlowly({
  openTab,
  viewport,
  url,
  script,
  until,
  turn,
  onGone,
  onLoaded,
}: SlowDeps): Promise<Loaded> {
  const tab = await openTab(viewport);
  const { session, during, state } = tab;
  const bytes = watchBytes(tab);
  const asked = firstAsked(tab);
  const guardMs = watchGuard(session, (frameId) => frameId === state.mainFrame);
  await during(
    Promise.all([
      beSlowPhone(session),
      session.send("Page.addScriptToEvaluateOnNewDocument", { source: script, worldName: WORLD }),
    ]),
    SET_MS,
  );
  if (!(await during(turn))) throw new CaptureFailure("target-too-slow");
  await during(slowDown(session), SET_MS);
  const film = await startFilm(tab, SET_MS);
  const begin = Date.now();
  onGone();
  await goTo(tab, url, { loadMs: Math.max(0, until - begin), hangMs: HANG_MS });
  const isComplete = await untilRest(tab, until, onLoaded);
  const spentMs = Date.now() - begin;
  const loaded = bytes();
  film.stop();
  await tab.checkArrival();
  const seen = await report(tab);
  // A script that leads on lets its visitors wait for both pages.
  const lead = state.documents > 1 ? Math.max(0, seen.origin - (asked() ?? seen.origin)) : 0;
  const offset = lead - guardMs();
  const load = { ...later(seen, offset), isComplete, spentMs, bytes: loaded };
  return {
    load,
    host: new URL(state.url).hostname,
    picture: async () => {
      await during(speedUp(session), SET_MS);
      return takeEndPicture(tab, await worldOf(tab));
    },
    film: () => film.pictures(seen.origin - offset, { first: load.fcp, largest: load.lcp?.ms ?? 0 }),
  };
}

/** ms since 1970, by the browser's clock: when the first document was asked for. */
function firstAsked({ session }: Tab): () => number | null {
  let first: number | null = null;
  session.on("Network.requestWillBeSent", ({ type, wallTime }) => {
    if (type === "Document") first ??= wallTime * 1_000;
  });
  return () => first;
}

/** @returns false where the document was not complete in time */
async function untilRest(tab: Tab, until: number, onLoaded: () => void): Promise<boolean> {
  const { state } = tab;
  const left = () => Math.max(0, until - Date.now());
  if (!(await tab.until(() => state.isLoaded || state.isStopped, left()))) return false;
  const begin = Date.now();
  const end = Math.min(until, begin + AFTER_LOAD_MS);
  const idle = async () => evaluate(tab, await worldOf(tab), IDLE_SCRIPT, IDLE_MS + left());
  const pace = paceOf(tab.session);
  const restWhereIdle = async () => {
    await idle();
    if (state.inFlight.size === 0) pace.rest();
  };
  await restWhereIdle();
  onLoaded();
  while (Date.now() < end) {
    await tab.during(pause(POLL_MS, AbortSignal.timeout(POLL_MS)));
    if (state.inFlight.size > 0) continue;
    const silentMs = Date.now() - Math.max(begin, state.lastTraffic);
    if (pace.isSlow() && silentMs > RUN_MS) await restWhereIdle();
    if (silentMs < QUIET_MS) continue;
    const before = state.lastTraffic;
    await idle();
    if (before === state.lastTraffic) break;
  }
  return true;
}

/** That of the script: a world of the same name is the same world. */
async function worldOf({ session, during, state }: Tab): Promise<number> {
  const world = { frameId: state.mainFrame, worldName: WORLD };
  return (await during(session.send("Page.createIsolatedWorld", world), HANG_MS)).executionContextId;
}

async function report(tab: Tab): Promise<SeenLoad> {
  const seen = await evaluate(tab, await worldOf(tab), "globalThis.paettkenSpeed?.report() ?? null", HANG_MS);
  if (seen === null) throw new CaptureFailure("target-unreachable");
  // Made by our own script in a world of its own.
  return seen as SeenLoad;
}

function later(seen: SeenLoad, byMs: number): SeenLoad {
  const shifted = (ms: number) => Math.max(0, ms + byMs);
  const { fcp, lcp } = seen;
  return { ...seen, fcp: fcp === null ? null : shifted(fcp), lcp: lcp && { ...lcp, ms: shifted(lcp.ms) } };
}
