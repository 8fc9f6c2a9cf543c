// From an address to a page that stands still, ready to be read and pictured.
import type { ErrorCode } from "#contract/problem.ts";
import { CaptureFailure, pause } from "./capture-failure.ts";
import { IDLE_SCRIPT, type SettleTimes, STILL_SCRIPT, settleScript } from "./settle-script.ts";
import { missingSheets } from "./sheets.ts";
import type { Tab } from "./tab.ts";

export interface LoadTimes {
  /** Until load; a page that is there but not complete is rated as it is. */
  loadMs: number;
  /** More than a step in the page asks for: its own script keeps it from answering. */
  hangMs: number;
}

export interface VisitTimes extends LoadTimes, SettleTimes {
  /** For silence on the line after everything has been asked for. */
  quietMs: number;
}

/** So long without any request counts as silence, if no script of the page is busy at its end. */
const SILENCE_MS = 100;
/** Until a page that leads on is seen to do so. */
const MOVED_MS = 150;
const WORLD = "paettken";
/** What Chromium calls the ends that have a sentence of their own. */
const NAVIGATION_FAULTS: Record<string, ErrorCode> = {
  "net::ERR_TOO_MANY_REDIRECTS": "too-many-redirects",
  "net::ERR_TIMED_OUT": "target-too-slow",
  "net::ERR_CONNECTION_TIMED_OUT": "target-too-slow",
};

/**
 * Navigates and settles; where the page redirects by script or meta refresh, settles the next one.
 * @returns id of the isolated world to evaluate in @throws CaptureFailure
 */
export async function visit(tab: Tab, url: string, times: VisitTimes, now: () => number): Promise<number> {
  const { state, session, facts } = tab;
  await goTo(tab, url, times);
  for (;;) {
    await load(tab, times);
    const shown = state.documents;
    try {
      const world = await tab.during(newWorld(tab), times.hangMs);
      const settleMs = times.fontsMs + times.drawMs + times.scrollMs + times.picturesMs;
      await evaluate(tab, world, settleScript(times), settleMs + times.hangMs);
      await silence(tab, world, times, now);
      state.isFrozen = true;
      await tab.during(session.send("Page.stopLoading"), times.hangMs);
      facts.missingSheets = missingSheets(state);
      await evaluate(tab, world, STILL_SCRIPT, times.hangMs);
      if (shown === state.documents) return world;
    } catch (error) {
      // The world ended with its document: the page has moved on.
      const hasMoved = await tab.until(() => state.documents > shown, MOVED_MS);
      if (error instanceof CaptureFailure || !hasMoved) throw error;
      state.isFrozen = false;
    }
  }
}

/** @throws CaptureFailure where the browser cannot go */
export async function goTo({ session, during }: Tab, url: string, { loadMs }: LoadTimes): Promise<void> {
  const sent = await during(session.send("Page.navigate", { url }), loadMs);
  if (sent.errorText !== undefined) {
    throw new CaptureFailure(NAVIGATION_FAULTS[sent.errorText] ?? "target-unreachable");
  }
}

/** Until the document is complete, or as complete as it will be. */
export async function load(tab: Tab, { loadMs, hangMs }: LoadTimes): Promise<void> {
  const { state, session, facts } = tab;
  if (!(await tab.until(() => state.documents > 0, loadMs))) throw new CaptureFailure("target-too-slow");
  const isDone = await tab.until(() => state.isLoaded || state.isStopped, loadMs);
  facts.isLoaded = state.isLoaded;
  if (isDone) return;
  if (!state.ended.has(state.loader)) throw new CaptureFailure("target-too-slow");
  // What never comes is no longer waited for; behind a script that blocks the page, visitors see no more of it either.
  await tab.during(session.send("Page.stopLoading"), hangMs);
}

async function newWorld(tab: Tab): Promise<number> {
  const { executionContextId } = await tab.session.send("Page.createIsolatedWorld", {
    frameId: tab.state.mainFrame,
    worldName: WORLD,
  });
  return executionContextId;
}

/** The awaited value. @throws CaptureFailure "target-too-slow" without an answer, Error when the expression throws */
export async function evaluate(
  tab: Tab,
  world: number,
  expression: string,
  limitMs: number,
): Promise<unknown> {
  const { result, exceptionDetails } = await tab.during(
    tab.session.send("Runtime.evaluate", {
      expression,
      contextId: world,
      awaitPromise: true,
      returnByValue: true,
    }),
    limitMs,
  );
  if (exceptionDetails) {
    throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result.value;
}

/** Until no request has come for a while, and no busy script was about to send one. */
async function silence(tab: Tab, world: number, times: VisitTimes, now: () => number): Promise<void> {
  const { state, during } = tab;
  const end = now() + times.quietMs;
  for (;;) {
    const silentMs = state.inFlight.size > 0 ? 0 : now() - state.lastTraffic;
    const leftMs = Math.min(SILENCE_MS - silentMs, end - now());
    if (leftMs > 0) {
      await during(pause(leftMs, AbortSignal.timeout(leftMs)));
      continue;
    }
    const before = state.lastTraffic;
    await evaluate(tab, world, IDLE_SCRIPT, times.hangMs);
    if (before === state.lastTraffic || now() >= end) return;
  }
}
