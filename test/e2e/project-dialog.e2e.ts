import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import { bringIntoView, openHome } from "./home-page.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "ProDach Dachdecker" });
const preview = (page: Page) => page.getByRole("button", { name: "Vorschau ProDach Dachdecker" });

test.beforeEach(async ({ page }) => {
  await openHome(page);
  await bringIntoView(page.locator(".slides"));
  await page.getByRole("button", { name: "Nächstes Projekt" }).click();
});

test("'Vorschau' opens the dialog of its project with all there is to know [HOME-43] [HOME-52] [HOME-53] [HOME-54]", async ({
  page,
}) => {
  await preview(page).click();
  const open = dialog(page);
  await expect(open).toBeVisible();
  await expect(open.getByRole("img")).toHaveAttribute("alt", /Dachdeckerei/);
  await expect(open).toContainText("Die Notrufnummer steht über allem.");
  for (const heading of ["Technik", "Funktionen", "Aufgabe", "Lösung"])
    await expect(open.getByRole("heading", { name: heading })).toBeVisible();
  await expect(open).toContainText("Notdienst-Leiste");
  await expect(open.getByRole("link", { name: /^Live ansehen/ })).toHaveAttribute("href", "/demos/prodach");
  expect(await axeFindings(page, "dialog[open]")).toEqual([]);
});

test("closes by its button, its icon, Escape and the backdrop, and gives focus back [HOME-56] [HOME-57] [HOME-58] [HOME-61]", async ({
  page,
}) => {
  const closings: [string, () => Promise<void>][] = [
    ["button", () => dialog(page).getByRole("button", { name: "Schließen", exact: true }).click()],
    ["icon", () => dialog(page).getByRole("button", { name: "Dialog schließen" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["backdrop", () => page.mouse.click(5, 5)],
  ];
  for (const [way, close] of closings) {
    await preview(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page), way).toBeVisible();
    await close();
    await expect(dialog(page), way).toBeHidden();
    await expect(preview(page), way).toBeFocused();
  }
});

test("keeps focus inside and the page behind still [HOME-61]", async ({ page }) => {
  await preview(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
  for (let presses = 0; presses < 6; presses += 1) {
    // After the last control focus may rest on the browser's own bar, which a page sees as its body.
    expect(
      await inside().then((yes) => yes || page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true);
    await page.keyboard.press("Tab");
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // Arrow keys belong to the dialog now.
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page)).toBeVisible();
});
