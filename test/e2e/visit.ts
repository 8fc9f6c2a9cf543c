// How the browser tests of the frame open a page: with the consent question answered, hydrated.
import type { Page } from "@playwright/test";

export interface Visit {
  /** What is stored before the page loads; null leaves the visitor unasked. */
  consent?: Record<string, unknown> | null;
}

const REFUSED = { necessary: true, analytics: false, marketing: false, preferences: false };

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string, { consent = REFUSED }: Visit = {}): Promise<void> {
  if (consent) {
    await page.goto("/favicon.svg");
    await page.evaluate(
      ([record, date]) => {
        localStorage.setItem("cookieConsent", record as string);
        localStorage.setItem("cookieConsentDate", date as string);
      },
      [JSON.stringify(consent), new Date().toISOString()],
    );
  }
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator(".services[data-live]").waitFor({ state: "attached" });
}

export const PHONE = { width: 390, height: 844 };
