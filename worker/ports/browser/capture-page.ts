// One rating's visit: a browser, a context of its own, the page as a desktop and as a phone shows it, and everything closed again.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import { MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { AddressGuard } from "../../address-guard/check-address.ts";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import type { CapturePage, PageCapture, ViewportCapture } from "../../design/capture.ts";
import type { PageSnapshot } from "../../design/page-snapshot.ts";
import { CaptureFailure } from "./capture-failure.ts";
import { answeringEndpoint } from "./egress.ts";
import { createJudge } from "./judge-request.ts";
import { leaseBrowser } from "./lease.ts";
import { openContext } from "./page-context.ts";
import { takePictures } from "./pictures.ts";
import { answerRule } from "./second-line.ts";
import { openTab, type Tab, type TabDeps } from "./tab.ts";
import { type Viewport, viewportsOf } from "./viewports.ts";
import { evaluate, type VisitTimes, visit } from "./visit.ts";

export interface CaptureDeps {
  binding: BrowserWorker;
  guard: AddressGuard;
  /** What the site calls itself when it visits others. */
  userAgent: string;
  /** "127.0.0.1:8899", where the browser reaches the net through a proxy of ours; null without one. */
  proxy: string | null;
  /** A public page of our own, by which a proxy of the platform is found out; null: there is none, or it is known. */
  ownPage: string | null;
  /** Told the address and port of an answer that discards a visit. */
  onPrivateAnswer: (from: string) => void;
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
      const capture = await captureWith(deps, url, AbortSignal.any([signal, deadline.signal]));
      return { ok: true, capture };
    } catch (error) {
      return { ok: false, code: codeOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Protocol errors once a tab or browser is gone are the page's doing. */
function codeOf(error: unknown): ErrorCode {
  return error instanceof CaptureFailure ? error.code : "target-unreachable";
}

async function captureWith(deps: CaptureDeps, address: string, signal: AbortSignal): Promise<PageCapture> {
  const judge = createJudge(deps.guard, signal);
  // Nobody needs a browser for an address that is refused.
  const check = await judge(address, true);
  if (!check.ok) throw new CaptureFailure(check.code);
  const lease = await leaseBrowser(deps.binding, signal);
  try {
    const context = await openContext(lease.root, signal);
    try {
      const { product } = await untilAborted(lease.root.send("Browser.getVersion"), signal);
      const platform = deps.ownPage === null ? null : await answeringEndpoint(context, deps.ownPage, signal);
      const mayAnswer = answerRule(deps.guard, { proxy: deps.proxy, platform }, deps.onPrivateAnswer);
      const visitor = { context, judge, url: check.url.href, signal, mayAnswer, product };
      return await captureBoth(deps, visitor);
    } finally {
      await context.dispose();
    }
  } finally {
    await lease.release();
  }
}

type Visitor = Omit<TabDeps, "now"> & { product: string };

/** Both at once: a visit is mostly waiting. If one fails, closing its tab ends the other. */
async function captureBoth(deps: CaptureDeps, visitor: Visitor): Promise<PageCapture> {
  const viewports = viewportsOf(visitor.product, deps.userAgent);
  const tabs: Tab[] = [];
  const open = async (viewport: Viewport) => {
    const tab = await openTab(viewport, { ...visitor, now: Date.now });
    tabs.push(tab);
    return tab;
  };
  try {
    // One after the other, and before any page runs: what opens meanwhile is ours.
    const desktopTab = await open(viewports.desktop);
    const mobileTab = await open(viewports.mobile);
    const [desktop, mobile] = await Promise.all([
      captureViewport(deps, desktopTab, visitor.url),
      captureViewport(deps, mobileTab, visitor.url),
    ]);
    return { url: desktop.url, desktop: desktop.capture, mobile: mobile.capture };
  } finally {
    await Promise.all(tabs.map((tab) => tab.close()));
  }
}

async function captureViewport(
  { inPageScript, times }: CaptureDeps,
  tab: Tab,
  address: string,
): Promise<{ url: string; capture: ViewportCapture }> {
  const world = await visit(tab, address, times, Date.now);
  const shown = tab.state.documents;
  await tab.checkArrival();
  const url = new URL(tab.state.url);
  if (!url.protocol.startsWith("http")) throw new CaptureFailure("target-unreachable");
  url.hash = "";
  // Made by our own script in a world of its own.
  const snapshot = (await evaluate(tab, world, inPageScript, times.snapshotMs)) as PageSnapshot;
  // As wide as the page was laid out: a phone shows all of that, smaller where it must.
  const width = Math.min(snapshot.viewport.width, MAX_SHOT_WIDTH);
  const pictures = await takePictures(tab, { ...snapshot.page, width }, times.pictureMs);
  // A page that has gone elsewhere meanwhile is not the one that was read.
  await tab.checkArrival();
  if (tab.state.documents !== shown) throw new CaptureFailure("target-unreachable");
  return { url: url.href, capture: { snapshot, facts: tab.facts, ...pictures } };
}
