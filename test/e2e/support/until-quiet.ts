// Waits for all that a page fetches. Playwright's "networkidle" may never come: not where a frame is removed while it loads.
import type { Page, Request } from "@playwright/test";

/** Nothing has been asked for during this time. */
const QUIET_MS = 500;

/** Resolves when all that was asked for since the call has come, however slowly. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    last = Date.now();
    underWay.add(request);
  };
  const end = (request: Request) => {
    last = Date.now();
    underWay.delete(request);
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  while (Date.now() - last < QUIET_MS || [...underWay].some(isAwaited)) await page.waitForTimeout(50);
  page.off("request", begin);
  page.off("requestfinished", end);
  page.off("requestfailed", end);
}

/** What a removed frame has asked for comes to no end. */
function isAwaited(request: Request): boolean {
  try {
    return !request.frame().isDetached();
  } catch {
    // The first request of a frame, which is none yet.
    return true;
  }
}
