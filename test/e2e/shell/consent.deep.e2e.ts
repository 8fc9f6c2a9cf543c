// The consent banner and its dialog, from the first visit to the withdrawal.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { hydrated, PHONE, visit } from "../support/visit.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookie-Einstellungen" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie-Einstellungen verwalten" });
const footerButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" });
const stored = (page: Page) =>
  page.evaluate(() => ({
    record: JSON.parse(localStorage.getItem("cookieConsent") ?? "null"),
    date: localStorage.getItem("cookieConsentDate"),
    keys: Object.keys(localStorage).sort(),
  }));
const optional = ["Analyse Cookies", "Marketing Cookies", "Präferenz Cookies"];
const firstVisit = (page: Page, path = "/") => visit(page, path, { consent: null });

test("asks on every page, and stores nothing before a choice, nor when the dialog is closed without one; „Ablehnen“ in one tab ends the question in the other and is kept [COOKIE-01] [COOKIE-02] [COOKIE-03] [COOKIE-04] [COOKIE-11] [COOKIE-13] [COOKIE-14] [COOKIE-15] [COOKIE-16] [COOKIE-17] [COOKIE-22] [DATA-13]", async ({
  page,
  context,
}) => {
  await firstVisit(page);
  const other = await context.newPage();
  await firstVisit(other, "/seo-check");
  for (const tab of [page, other]) await expectQuestion(tab);
  expect((await stored(page)).keys).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.bringToFront();
  const customise = banner(page).getByRole("button", { name: "Anpassen" });
  await customise.click();
  await dialog(page).getByRole("switch", { name: "Analyse Cookies" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(customise).toBeFocused();
  await customise.click();
  await expect(dialog(page).getByRole("switch", { name: "Analyse Cookies" })).not.toBeChecked();
  await dialog(page).getByRole("button", { name: "Dialog schließen" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect((await stored(page)).keys).toEqual([]);

  await banner(page).getByRole("button", { name: "Ablehnen", exact: true }).click();
  await expect(banner(other)).toHaveCount(0);
  await expectKept(page, false);
});

test("„Akzeptieren“ sets all three to true, stores record and date, and is kept [COOKIE-10] [COOKIE-13] [COOKIE-14] [COOKIE-15] [COOKIE-16] [COOKIE-17]", async ({
  page,
}) => {
  await firstVisit(page, "/agb");
  await banner(page).getByRole("button", { name: "Akzeptieren", exact: true }).click();
  await expectKept(page, true);
});

test("a damaged record counts as none; the dialog has four switches, the first locked, the others off until stored [COOKIE-05] [COOKIE-06] [COOKIE-07] [COOKIE-08] [COOKIE-09] [COOKIE-12] [COOKIE-18]", async ({
  page,
}) => {
  await visit(page, "/agb", { consent: { analytics: "yes" } });
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Anpassen" }).click();
  const switches = dialog(page).getByRole("switch");
  await expect(switches).toHaveCount(4);
  const named = (name: string) => dialog(page).getByRole("switch", { name });
  await expect(named("Notwendige Cookies")).toBeChecked();
  await expect(named("Notwendige Cookies")).toBeDisabled();
  await dialog(page).getByText("Notwendige Cookies", { exact: true }).click({ force: true });
  await expect(named("Notwendige Cookies")).toBeChecked();
  for (const name of optional) {
    await expect(named(name)).not.toBeChecked();
  }
  await expect(dialog(page).locator("form").getByRole("button")).toHaveText([
    "Alle Ablehnen",
    "Einstellungen Speichern",
    "Alle Akzeptieren",
  ]);
  await named("Marketing Cookies").focus();
  await page.keyboard.press("Space");
  await named("Präferenz Cookies").click();
  await dialog(page).getByRole("button", { name: "Einstellungen Speichern" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toHaveCount(0);
  expect((await stored(page)).record).toMatchObject({
    necessary: true,
    analytics: false,
    marketing: true,
    preferences: true,
  });
  await expect(page.locator("#inhalt")).toBeFocused();
});

test("a stored record without necessary counts as one with it; what was given can be withdrawn from every page, as easily [COOKIE-10] [COOKIE-11] [COOKIE-14] [COOKIE-19] [SHELL-36]", async ({
  page,
}) => {
  await visit(page, "/seo-check", {
    consent: { necessary: false, analytics: true, marketing: false, preferences: false },
  });
  await expect(banner(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeVisible();
  await footerButton(page).click();
  await expect(dialog(page).getByRole("switch", { name: "Notwendige Cookies" })).toBeChecked();
  await expect(dialog(page).getByRole("switch", { name: "Analyse Cookies" })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Alle Akzeptieren" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
  expect((await stored(page)).record).toMatchObject({ analytics: true, marketing: true, preferences: true });
  await footerButton(page).click();
  await dialog(page).getByRole("button", { name: "Alle Ablehnen" }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await stored(page)).record).toMatchObject({
    analytics: false,
    marketing: false,
    preferences: false,
  });
});

test("with storage blocked the choice holds for the visit and the site works [COOKIE-20]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await firstVisit(page);
  await banner(page).getByRole("button", { name: "Ablehnen" }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "SEO-Check" }).click();
  await expect(page).toHaveURL("/seo-check");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test.describe("on the pages it links to", () => {
  test.use({ expectedErrors: /404|datenschutz|impressum/, viewport: PHONE });

  test("is small, the dialog steps aside, and neither blocks reading [COOKIE-23]", async ({ page }) => {
    await firstVisit(page);
    const height = async () => (await banner(page).boundingBox())?.height ?? 0;
    const usual = await height();
    await banner(page).getByRole("link", { name: "Datenschutzerklärung" }).click();
    await expect(page).toHaveURL("/datenschutz");
    await expect.poll(height).toBeLessThan(usual * 0.75);
    await expect(banner(page).getByRole("button")).toHaveCount(3);
    await banner(page).getByRole("button", { name: "Anpassen" }).click();
    await dialog(page).getByRole("link", { name: "Impressum" }).click();
    await expect(page).toHaveURL("/impressum");
    await expect(dialog(page)).toBeHidden();
    // The last line of the page can be scrolled out from under the banner.
    const pastBanner = async () => {
      // What lies below is laid out by and by: the end moves away.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const last = await page.getByText(/^© 2025/).boundingBox();
      const top = (await banner(page).boundingBox())?.y ?? 0;
      return (last?.y ?? 0) + (last?.height ?? 0) - top;
    };
    await expect.poll(pastBanner).toBeLessThanOrEqual(0);
  });
});

async function expectQuestion(page: Page): Promise<void> {
  await expect(banner(page).getByRole("heading")).toHaveText("Cookie-Einstellungen");
  await expect(banner(page).getByRole("button")).toHaveText(["Anpassen", "Ablehnen", "Akzeptieren"]);
  const looks = await banner(page)
    .locator(".consent-choice")
    .evaluateAll((list) =>
      list.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(one);
        return { width, height, color, backgroundColor, fontWeight, fontSize };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
}

/** All three are stored as `allowed`, with the date, and a reload finds them. */
async function expectKept(page: Page, allowed: boolean): Promise<void> {
  await expect(banner(page)).toHaveCount(0);
  const { record, date, keys } = await stored(page);
  expect(record).toMatchObject({
    necessary: true,
    analytics: allowed,
    marketing: allowed,
    preferences: allowed,
  });
  expect(date).not.toBeNull();
  expect(new Date(date ?? "").toISOString()).toBe(date);
  expect(keys).toEqual(["cookieConsent", "cookieConsentDate"]);
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  await footerButton(page).click();
  for (const name of optional) {
    await expect(dialog(page).getByRole("switch", { name })).toBeChecked({ checked: allowed });
  }
}
