// Whether a page fits windows of all widths.
import { expect, type Page } from "@playwright/test";

/** From 400 % zoom on a laptop to a laptop. */
const USUAL_WIDTHS = [320, 390, 768, 1024, 1440];

/** Fails where something sticks out at the right edge, so that the page can be moved sideways. */
export async function expectToFit(page: Page, widths: readonly number[] = USUAL_WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // What slides to its new place may take a moment.
    await expect.poll(sideways, `${width} px`).toBe(0);
  }
}
