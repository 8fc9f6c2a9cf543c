// Starts a browser on the platform and ends it: none is left running, nobody would count the idle minute.
import puppeteer, { type Browser, type BrowserWorker, type CDPSession } from "@cloudflare/puppeteer";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import { CaptureFailure, pause, quietly } from "./capture-failure.ts";

export interface Lease {
  /** The browser's own session, for commands about targets and contexts. */
  root: CDPSession;
  release: () => Promise<void>;
}

/** Beyond this the visitor may decide to retry. */
const MAX_WAIT_MS = 5_000;
/** A browser that does not answer is ended by the platform. */
const CLOSE_LIMIT_MS = 2_500;
/** Puppeteer's word for it; only the path counts, the binding has no host. */
const SESSION_ADDRESS = "https://browser.invalid/v1/devtools/browser/";

/** @throws CaptureFailure "browser-busy" when none can be had in time */
export async function leaseBrowser(binding: BrowserWorker, signal: AbortSignal): Promise<Lease> {
  const { browser, sessionId } = await launch(binding, signal);
  const release = () => endLease(binding, browser, sessionId);
  try {
    const root = await untilAborted(browser.target().createCDPSession(), signal);
    return { root, release };
  } catch (error) {
    await release();
    throw new CaptureFailure("browser-busy", error);
  }
}

interface Opened {
  browser: Browser;
  sessionId: string;
}

async function launch(binding: BrowserWorker, signal: AbortSignal): Promise<Opened> {
  try {
    return await acquire(binding, signal);
  } catch (error) {
    const waitMs = await waitForTurn(binding, signal);
    if (signal.aborted || waitMs === null) throw new CaptureFailure("browser-busy", error);
    await pause(waitMs, signal);
  }
  try {
    return await acquire(binding, signal);
  } catch (error) {
    throw new CaptureFailure("browser-busy", error);
  }
}

async function acquire(binding: BrowserWorker, signal: AbortSignal): Promise<Opened> {
  const acquired = puppeteer.acquire(binding);
  try {
    const { sessionId } = await untilAborted(acquired, signal);
    return await connect(binding, sessionId, signal);
  } catch (error) {
    // Given up too early, or nobody could connect: the browser that is there, or will be in a moment, has no owner.
    const ended = acquired.then(({ sessionId }) => endSession(binding, sessionId));
    await untilAborted(ended, AbortSignal.timeout(CLOSE_LIMIT_MS)).catch(() => {});
    throw error;
  }
}

async function connect(binding: BrowserWorker, sessionId: string, signal: AbortSignal): Promise<Opened> {
  const connecting = puppeteer.connect(binding, sessionId);
  try {
    return { browser: await untilAborted(connecting, signal), sessionId };
  } catch (error) {
    quietly(connecting.then((browser) => browser.disconnect()));
    throw error;
  }
}

/** Milliseconds until a browser may be started, null when that is too long or unknown. */
async function waitForTurn(binding: BrowserWorker, signal: AbortSignal): Promise<number | null> {
  try {
    const limits = await untilAborted(puppeteer.limits(binding), signal);
    const waitMs = limits.timeUntilNextAllowedBrowserAcquisition;
    return waitMs > 0 && waitMs <= MAX_WAIT_MS ? waitMs : null;
  } catch {
    return null;
  }
}

async function endLease(binding: BrowserWorker, browser: Browser, sessionId: string): Promise<void> {
  const ended = endSession(binding, sessionId);
  // Not before: the end of the connection would release requests that wait.
  quietly(ended.finally(() => browser.disconnect()));
  // Else the platform ends it after a minute of silence.
  await untilAborted(ended, AbortSignal.timeout(CLOSE_LIMIT_MS)).catch(() => {});
}

/** Asks the platform to end the process: a browser that hangs hears nothing. Resolves when it is gone. */
async function endSession(binding: BrowserWorker, sessionId: string): Promise<void> {
  const answer = await binding.fetch(`${SESSION_ADDRESS}${sessionId}`, { method: "DELETE" });
  await answer.body?.cancel();
}
