// How the browser tests of the frame open a page: with the consent question answered, hydrated.
import type { Disposable, Page } from "@playwright/test";

export interface Visit {
  /** What is stored before the page loads; null leaves the visitor unasked. */
  consent?: Record<string, unknown> | null;
}

const REFUSED = { necessary: true, analytics: false, marketing: false, preferences: false };

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string, { consent = REFUSED }: Visit = {}): Promise<void> {
  const filling = consent && (await fillStorage(page, consent));
  await page.goto(path);
  await hydrated(page);
  // Once: what the page stores or removes from here on holds over a reload.
  await filling?.dispose();
}

function fillStorage(page: Page, consent: Record<string, unknown>): Promise<Disposable> {
  return page.addInitScript(
    ([record, date]) => {
      if (window !== top) return; // A sandboxed frame has no storage.
      localStorage.setItem("cookieConsent", record as string);
      localStorage.setItem("cookieConsentDate", date as string);
    },
    [JSON.stringify(consent), new Date().toISOString()],
  );
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator(".services[data-live]").waitFor({ state: "attached" });
}

export const PHONE = { width: 390, height: 844 };
