// Opens the home page for a browser test: consent answered, script running, clock in the test's hand.
import { expect, type Locator, type Page } from "@playwright/test";

/** Refused everything: the banner stays away. */
const consent = { necessary: true, analytics: false, marketing: false, preferences: false };

/**
 * The lower parts wait for a sign of life: a key that does nothing else. The page is ready when the bicycle stands on
 * the path, for it exists only where script runs.
 */
export async function openHome(page: Page): Promise<void> {
  await page.addInitScript((record) => {
    // A website in a laptop has no storage.
    if (self !== top) return;
    localStorage.setItem("cookieConsent", JSON.stringify(record));
    localStorage.setItem("cookieConsentDate", new Date().toISOString());
  }, consent);
  await page.clock.install();
  await page.goto("/");
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator(".step-path-bike")).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Time passes only by `page.clock.runFor` from here on. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** Brings an element to the middle of the window and gives the observers time to see it. */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  await framesPass(element.page());
}

/** Observers report with the next painted frames, whatever the test's clock says. */
export async function framesPass(page: Page): Promise<void> {
  await page.waitForTimeout(120);
}

/** Waits until a section has come into view and stands in its place: it rises by 3rem. */
export async function hasRisen(section: Locator): Promise<void> {
  await expect(section).toHaveAttribute("data-reveal", "done");
  await section.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}
