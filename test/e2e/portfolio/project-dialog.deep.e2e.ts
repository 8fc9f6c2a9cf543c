// The dialog of a project on the home page.
import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { bringIntoView } from "../support/home-page.ts";
// `home` is open already, for all tests of a worker.
import { test } from "../support/open-pages.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "ProDach Dachdecker" });
const preview = (page: Page) => page.getByRole("button", { name: "Vorschau ProDach Dachdecker" });

test.beforeEach(async ({ home }) => {
  await bringIntoView(home.locator(".slides"));
  await home.getByRole("button", { name: "Nächstes Projekt" }).click();
});

test.afterEach(async ({ home }) => {
  await home.keyboard.press("Escape");
  await home.getByRole("button", { name: "Vorheriges Projekt" }).click();
});

test("'Vorschau' opens the dialog of its project with all there is to know [HOME-43] [HOME-52] [HOME-53] [HOME-54]", async ({
  home,
}) => {
  await preview(home).click();
  const open = dialog(home);
  await expect(open).toBeVisible();
  await expect(open.getByRole("img")).toHaveAttribute("alt", /Dachdeckerei/);
  await expect(open).toContainText("Die Notrufnummer steht über allem.");
  for (const heading of ["Technik", "Funktionen", "Aufgabe", "Lösung"])
    await expect(open.getByRole("heading", { name: heading })).toBeVisible();
  await expect(open).toContainText("Notdienst-Leiste");
  await expect(open.getByRole("link", { name: /^Live ansehen/ })).toHaveAttribute("href", "/demos/prodach");
  expect(await axeFindings(home, "dialog[open]")).toEqual([]);
});

test("closes by its button, its icon, Escape and the backdrop, and gives focus back [HOME-56] [HOME-57] [HOME-58] [HOME-61]", async ({
  home,
}) => {
  const closings: [string, () => Promise<void>][] = [
    ["button", () => dialog(home).getByRole("button", { name: "Schließen", exact: true }).click()],
    ["icon", () => dialog(home).getByRole("button", { name: "Dialog schließen" }).click()],
    ["Escape", () => home.keyboard.press("Escape")],
    ["backdrop", () => home.mouse.click(5, 5)],
  ];
  for (const [way, close] of closings) {
    await preview(home).focus();
    await home.keyboard.press("Enter");
    await expect(dialog(home), way).toBeVisible();
    // Text that is marked from inside to beyond the edge is no wish to close.
    await dialog(home).getByRole("heading", { name: "Technik" }).hover();
    await home.mouse.down();
    await home.mouse.move(5, 5);
    await home.mouse.up();
    await expect(dialog(home), way).toBeVisible();
    await close();
    await expect(dialog(home), way).toBeHidden();
    await expect(preview(home), way).toBeFocused();
  }
});

test("keeps focus inside and the page behind still [HOME-61]", async ({ home }) => {
  await preview(home).focus();
  await home.keyboard.press("Enter");
  await expect(dialog(home)).toBeVisible();
  const inside = () => home.evaluate(() => document.activeElement?.closest("dialog") !== null);
  for (let presses = 0; presses < 6; presses += 1) {
    // After the last control focus may rest on the browser's own bar, which a page sees as its body.
    expect(
      await inside().then((yes) => yes || home.evaluate(() => document.activeElement === document.body)),
    ).toBe(true);
    await home.keyboard.press("Tab");
  }
  const before = await home.evaluate(() => scrollY);
  await home.mouse.move(10, 400);
  await home.mouse.wheel(0, 600);
  await home.waitForTimeout(150);
  expect(await home.evaluate(() => scrollY)).toBe(before);
  // Arrow keys belong to the dialog now.
  await home.keyboard.press("ArrowRight");
  await expect(dialog(home)).toBeVisible();
});
