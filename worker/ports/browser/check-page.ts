// One visit of a browser check: the page as a desktop and as a phone shows it, and every reader that was asked for.
import { type ReaderId, readerIds } from "#contract/browser-check.ts";
import type { CheckPage, OnReading, Readings } from "../../browser-check/readings.ts";
import { CaptureFailure, codeOf } from "./capture-failure.ts";
import { CAPTURE_TIMES } from "./capture-page.ts";
import { type BrowserDeps, type GuardedBrowser, withGuardedBrowser } from "./guarded-browser.ts";
import { readAccessibility } from "./readers/read-accessibility.ts";
import { readConsent } from "./readers/read-consent.ts";
import { readRendered } from "./readers/read-rendered.ts";
import type { ReaderContext } from "./readers/reader.ts";
import { settle } from "./settled-tab.ts";

/** The one table of readers. What follows from it: the contract's list, the judges in worker/browser-checks.ts, the views. */
const readers: { [Id in ReaderId]: Reader<Id> } = {
  rendered: { limitMs: 6_000, read: readRendered },
  accessibility: { limitMs: 18_000, read: readAccessibility },
  consent: { limitMs: 24_000, read: readConsent },
};

interface Reader<Id extends ReaderId> {
  /** Of the whole visit's time. */
  limitMs: number;
  /** Throws where the page does not let itself be read. */
  read: (context: ReaderContext) => Promise<Readings[Id]>;
}

export interface CheckDeps extends BrowserDeps, Pick<ReaderContext, "loadScript"> {
  totalMs: number;
}

/** For everything, closing not counted: that takes four seconds at most. */
export const CHECK_TOTAL_MS = 41_000;

export function createCheckPage(deps: CheckDeps): CheckPage {
  return async (url, ids, signal, onReading) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new CaptureFailure("target-too-slow")), deps.totalMs);
    try {
      const ended = AbortSignal.any([signal, deadline.signal]);
      const arrived = await withGuardedBrowser(deps, url, ended, (browser) =>
        readAll(deps, browser, ids, onReading),
      );
      return { ok: true, url: arrived };
    } catch (error) {
      return { ok: false, code: codeOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** @returns where the desktop's page arrived */
function readAll(
  { loadScript }: CheckDeps,
  browser: GuardedBrowser,
  ids: readonly ReaderId[],
  onReading: OnReading,
): Promise<string> {
  const { url, viewports, inContext, signal } = browser;
  return inContext(async ({ openTab }) => {
    // One after the other, and before any page runs: what opens meanwhile is ours.
    const [desktopTab, mobileTab] = [await openTab(viewports.desktop), await openTab(viewports.mobile)];
    const [desktop, mobile] = await Promise.all([
      settle(desktopTab, url, CAPTURE_TIMES),
      settle(mobileTab, url, CAPTURE_TIMES),
    ]);
    const context = { browser, tabs: { desktop, mobile }, loadScript };
    for (const id of readerIds.filter((one) => ids.includes(one))) await readOne(id, context, onReading);
    signal.throwIfAborted();
    return desktop.url;
  });
}

/** A reader that fails spoils nothing but its own part. */
async function readOne<Id extends ReaderId>(
  id: Id,
  context: ReaderContext,
  onReading: OnReading,
): Promise<void> {
  const { desktop, mobile } = context.tabs;
  try {
    const { limitMs, read } = readers[id];
    const reading = await desktop.tab.during(read(context), limitMs);
    await Promise.all([desktop.checkStay(), mobile.checkStay()]);
    onReading(id, { ok: true, reading });
  } catch (error) {
    onReading(id, { ok: false, code: codeOf(error) });
  }
}
