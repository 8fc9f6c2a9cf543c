// Waits for all that a page fetches. Playwright's "networkidle" may never come: not where a frame is removed while it loads.
import type { Page } from "@playwright/test";

/** Nothing has been asked for during this time. */
const QUIET_MS = 500;

/** Resolves when all that was asked for since the call has come. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on("request", note);
  page.on("requestfinished", note);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
  page.off("request", note);
  page.off("requestfinished", note);
}
