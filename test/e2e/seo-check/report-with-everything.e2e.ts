// A report with the design rating and every part of the check in a browser: how long it is on a phone, and what stands open where there is room.
import type { Page } from "@playwright/test";
import { analyseLabelled, readLabelledPages } from "#scripts/bench/truth/labelled-pages.ts";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck, report, startButton, stream, urlField } from "../support/seo-calls.ts";
import { standIn } from "../support/stand-in.ts";

const PHONE = { width: 390, height: 844 };
const MOST_SCREENS = 18;
/** A roofer, an inn and a beautician, whose sites three systems have made. */
const PAGES = ["100-dachdecker-elementor", "132-gasthof-jimdo", "158-kosmetik-wix"];

async function openWithEverything(page: Page, name: string) {
  const labelled = readLabelledPages("open").find((one) => one.name === name);
  if (!labelled) throw new Error(`No such page: ${name}`);
  const analysed = await analyseLabelled(labelled);
  const { crawler } = await openSeoCheck(page);
  crawler.answer(stream(["result", { ...analysed, designToken: "design", browserToken: "browser" }]));
  await standIn(page, "**/functions/v1/visual-design-analyzer", { json: designRating });
  await standIn(page, "**/functions/v1/browser-check", stream(["result", browserCheck]));
  await urlField(page).fill(analysed.url);
  await page.getByRole("checkbox", { name: "Im Browser prüfen" }).check();
  await page.getByRole("checkbox", { name: "KI-Design-Bewertung" }).check();
  await startButton(page).click();
  await expect(page.locator(".browser-part")).toHaveCount(7);
  await expect(page.locator(".design-aspect")).toHaveCount(6);
}

for (const name of PAGES)
  test(`on a phone: at most 18 screens (${name}) [VISIT-17]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(PHONE);
    await openWithEverything(page, name);
    const height = await report(page).evaluate((article) => article.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(MOST_SCREENS);
    // What each part came to is read without opening it, and so is that there are pictures.
    await expect(page.locator(".browser-verdict")).toHaveCount(6);
    for (const verdict of await page.locator(".browser-verdict").all()) await expect(verdict).toBeVisible();
    for (const shot of await page.locator(".shot-frame").all()) await expect(shot).toBeHidden();
    await page.locator(".shot-folds summary", { hasText: "Auf dem Handy" }).click();
    await expect(page.getByRole("region", { name: "Auf dem Handy", exact: true })).toBeVisible();
  });

test("from the points of the design in the head to its section, whose pictures stand open at a computer and close [VISIT-17] [EYE-52]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithEverything(page, PAGES[0] ?? "");
  await page.locator(".report-head").getByRole("link", { name: "Gestaltung:" }).press("Enter");
  await expect(page.locator(".design h2")).toBeFocused();
  await expect(page.locator(".design h2")).toBeInViewport();
  const shot = page.getByRole("region", { name: "Am Rechner", exact: true });
  await expect(shot).toBeVisible();
  await page.locator(".shot-folds summary", { hasText: "Am Rechner" }).focus();
  await page.keyboard.press("Enter");
  await expect(shot).toBeHidden();
});
