// How the consent banner behaves beside the page: focus, layout, print, no JavaScript.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { hydrated } from "../support/visit.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookie-Einstellungen" });
const footerButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" });

test("does not move the page when it comes, never hides what is focused, and is absent in print [COOKIE-01] [COOKIE-24] [QUAL-01] [QUAL-06]", async ({
  page,
}) => {
  // Script comes after the typefaces here, whose own arrival is measured in first-load.e2e.ts.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: "layout-shift" });
    Object.assign(window, { shift });
  });
  release();
  await expect(banner(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);

  await page.setViewportSize({ width: 390, height: 700 });
  await hydrated(page);
  await banner(page).getByRole("button", { name: "Akzeptieren" }).focus();
  const seen = new Set<string>();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement as Element;
      const box = element.getBoundingClientRect();
      const cover = document.querySelector(".consent-banner")?.getBoundingClientRect();
      const bar = document.querySelector(".bar")?.getBoundingClientRect();
      const inside = element.closest(".consent-banner, .bar, body > *:not(div):not(main)");
      return {
        name: element.textContent ?? "",
        free: inside !== null || (box.top < (cover?.top ?? 0) && box.bottom > (bar?.bottom ?? 0)),
      };
    });
    seen.add(focus.name);
    expect(focus.free, focus.name).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(30);
  await page.emulateMedia({ media: "print" });
  await expect(banner(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("asks nothing and offers no settings that could not work [COOKIE-21]", async ({ page }) => {
    await page.goto("/");
    await expect(banner(page)).toHaveCount(0);
    await expect(footerButton(page)).toBeHidden();
  });
});
