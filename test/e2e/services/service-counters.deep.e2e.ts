// Figures of the service pages: they count up like those of the home page.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { bringIntoView, framesPass, hasRisen, stopClock } from "../support/home-page.ts";

const LONGEST_MS = 2_500;

const pages = [
  {
    path: "/website-design",
    zero: ["0%", "0 Sekunden", "0%", "0%"],
    final: ["75%", "3 Sekunden", "40%", "88%"],
  },
  { path: "/e-commerce", zero: ["0%", "0 Mrd. €", "0/7", "0%"], final: ["87%", "214 Mrd. €", "24/7", "45%"] },
  {
    path: "/website-wartung",
    zero: ["0%", "0 Sekunden", "0%", "0€"],
    final: ["43%", "3 Sekunden", "25%", "5.000€"],
  },
];

/** Opens the page and waits until its lower part has its script: then the figures stand at zero. */
async function openAtZero(page: Page, path: string, zero: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      "cookieConsent",
      JSON.stringify({ necessary: true, analytics: false, marketing: false, preferences: false }),
    );
    localStorage.setItem("cookieConsentDate", new Date().toISOString());
  });
  await page.clock.install();
  await page.goto(path);
  await expect(async () => {
    await page.keyboard.press("Shift");
    expect(await shown(page)).toEqual(zero);
  }).toPass({ timeout: 15_000 });
}

async function shown(page: Page): Promise<string[]> {
  return (await page.locator(".stats-figure").allTextContents()).map((text) =>
    text.replace(/\s+/g, " ").trim(),
  );
}

for (const { path, zero, final } of pages) {
  test(`${path} counts once to its figures when half of them shows [SVC-05]`, async ({ page }) => {
    await openAtZero(page, path, zero);
    await stopClock(page);

    const first = page.locator(".stats-figure").first();
    /** Scrolls until this share of the first figure stands above the lower edge; below 0: it is that far away. */
    const peek = (share: number) =>
      first.evaluate((figure, above) => {
        const box = figure.getBoundingClientRect();
        scrollBy({ top: box.top + box.height * above - innerHeight, behavior: "instant" });
      }, share);
    // The section comes into view and rises into its place, its figures still below the edge; then less than half shows.
    await peek(-1.5);
    await hasRisen(page.locator("section", { has: page.locator(".stats") }).first());
    await peek(0.4);
    await framesPass(page);
    await page.clock.runFor(LONGEST_MS);
    expect(await shown(page)).toEqual(zero);

    await bringIntoView(page.locator(".stats"));
    await page.clock.runFor(LONGEST_MS + 100);
    expect(await shown(page)).toEqual(final);

    await bringIntoView(page.locator("h1"));
    await bringIntoView(page.locator(".stats"));
    await page.clock.runFor(300);
    expect(await shown(page)).toEqual(final);
  });
}
