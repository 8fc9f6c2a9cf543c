// One rating's visit: a browser, a context of its own, the page as a desktop and as a phone shows it, and everything closed again.
import { MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import type { CapturePage, PageCapture, ViewportCapture } from "../../design/capture.ts";
import type { PageSnapshot } from "../../design/page-snapshot.ts";
import { CaptureFailure, codeOf } from "./capture-failure.ts";
import { type BrowserDeps, type GuardedBrowser, withGuardedBrowser } from "./guarded-browser.ts";
import { takePictures } from "./pictures.ts";
import { settle } from "./settled-tab.ts";
import type { Tab } from "./tab.ts";
import { evaluate, type VisitTimes } from "./visit.ts";

export interface CaptureDeps extends BrowserDeps {
  inPageScript: string;
  times: CaptureTimes;
}

export interface CaptureTimes extends VisitTimes {
  /** For everything, closing not counted: that takes four seconds at most, on a busy machine. */
  totalMs: number;
  snapshotMs: number;
  pictureMs: number;
}

/** A visit ends within 25 s, whatever the page does. */
export const CAPTURE_TIMES: CaptureTimes = {
  totalMs: 21_000,
  loadMs: 8_000,
  fontsMs: 2_000,
  drawMs: 2_500,
  scrollMs: 3_000,
  picturesMs: 2_000,
  quietMs: 2_000,
  hangMs: 3_000,
  snapshotMs: 5_000,
  pictureMs: 5_000,
};

export function createCapturePage(deps: CaptureDeps): CapturePage {
  return async (url, signal) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new CaptureFailure("target-too-slow")), deps.times.totalMs);
    try {
      const ended = AbortSignal.any([signal, deadline.signal]);
      const capture = await withGuardedBrowser(deps, url, ended, (browser) => captureBoth(deps, browser));
      return { ok: true, capture };
    } catch (error) {
      return { ok: false, code: codeOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Both at once: a visit is mostly waiting. If one fails, closing its tab ends the other. */
function captureBoth(deps: CaptureDeps, { url, viewports, inContext }: GuardedBrowser): Promise<PageCapture> {
  return inContext(async ({ openTab }) => {
    // One after the other, and before any page runs: what opens meanwhile is ours.
    const desktopTab = await openTab(viewports.desktop);
    const mobileTab = await openTab(viewports.mobile);
    const [desktop, mobile] = await Promise.all([
      captureViewport(deps, desktopTab, url),
      captureViewport(deps, mobileTab, url),
    ]);
    return { url: desktop.url, desktop: desktop.capture, mobile: mobile.capture };
  });
}

async function captureViewport(
  { inPageScript, times }: CaptureDeps,
  tab: Tab,
  address: string,
): Promise<{ url: string; capture: ViewportCapture }> {
  const { world, url, checkStay } = await settle(tab, address, times);
  // Made by our own script in a world of its own.
  const snapshot = (await evaluate(tab, world, inPageScript, times.snapshotMs)) as PageSnapshot;
  // As wide as the page was laid out: a phone shows all of that, smaller where it must.
  const width = Math.min(snapshot.viewport.width, MAX_SHOT_WIDTH);
  const pictures = await takePictures(tab, { ...snapshot.page, width }, times.pictureMs);
  await checkStay();
  return { url, capture: { snapshot, facts: tab.facts, ...pictures } };
}
