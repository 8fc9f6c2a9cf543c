// Light and dark: the system's choice, the visitor's, and what is stored of it.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { hydrated, visit } from "../support/visit.ts";

const LIGHT_PAPER = "rgb(246, 241, 230)";
const DARK_PAPER = "rgb(18, 26, 21)";

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const choose = (page: Page, name: string) =>
  page.getByRole("group", { name: "Farbschema" }).getByText(name).click();

test("follows the system; a choice, also by keyboard, holds for the visit without consent and is not stored [QUAL-14] [QUAL-01] [DATA-13]", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/seo-check");
  expect(await paper(page)).toBe(LIGHT_PAPER);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paper(page)).toBe(DARK_PAPER);
  await page.emulateMedia({ colorScheme: "light" });

  await page.getByRole("radio", { name: "System" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Dunkel" })).toBeChecked();
  expect(await paper(page)).toBe(DARK_PAPER);

  await choose(page, "Hell");
  expect(await paper(page)).toBe(LIGHT_PAPER);
  await choose(page, "Dunkel");
  expect(await paper(page)).toBe(DARK_PAPER);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await paper(page)).toBe(DARK_PAPER);
  expect(await storedTheme(page)).toBeNull();
  await page.reload();
  await hydrated(page);
  expect(await paper(page)).toBe(LIGHT_PAPER);
});

test("a choice made before consent is stored once consent is given, and kept until consent or choice are taken back [QUAL-14] [DATA-13]", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/seo-check", { consent: null });
  await choose(page, "Hell");
  expect(await storedTheme(page)).toBeNull();
  await page.getByRole("button", { name: "Akzeptieren", exact: true }).click();
  await expect.poll(() => storedTheme(page)).toBe("light");

  await page.emulateMedia({ colorScheme: "light" });
  await choose(page, "Dunkel");
  expect(await storedTheme(page)).toBe("dark");
  await page.reload();
  await hydrated(page);
  expect(await paper(page)).toBe(DARK_PAPER);
  await choose(page, "Hell");
  expect(await storedTheme(page)).toBe("light");
  await choose(page, "System");
  expect(await storedTheme(page)).toBeNull();
  expect(await paper(page)).toBe(LIGHT_PAPER);
  await choose(page, "Dunkel");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" }).click();
  await page.getByRole("button", { name: "Alle Ablehnen" }).click();
  await expect.poll(() => storedTheme(page)).toBeNull();
  expect(await paper(page)).toBe(DARK_PAPER);
});
