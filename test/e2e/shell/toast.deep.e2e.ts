// Toasts, met where they occur first: a check that fails.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

/** The problem that the stand-in answers with; it tries to be markup. */
const DETAIL = 'Die Seite <img src="x" alt="böse"> antwortet nicht.';

test.use({ expectedErrors: /502|ERR_FAILED/ });

/** Every call of the check fails. */
async function failToCheck(page: Page, detail: string): Promise<void> {
  await page.route("**/functions/v1/seo-crawler", (route) =>
    route.fulfill({
      status: 502,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "about:blank",
        title: "Website nicht erreichbar",
        status: 502,
        detail,
        requestId: "1",
      }),
    }),
  );
  await page.getByLabel("Adresse Ihrer Seite").fill("https://www.dachdecker.example");
}

/** The script of the example does not come. */
async function failToOpenExample(page: Page): Promise<void> {
  await page.route("**/assets/example-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Beispiel-Analyse ansehen" }).click();
}

const start = (page: Page) => page.getByRole("button", { name: "SEO-Analyse starten" }).click();
const alerts = (page: Page) => page.locator(".toasts [role=alert] .toast");

test("a failure interrupts, as text, without taking the focus, once; others stack below it, close one by one, and stay reachable while a dialog is open [TOAST-01] [TOAST-02] [TOAST-03] [TOAST-04] [TOAST-05] [TOAST-06]", async ({
  page,
}) => {
  await visit(page, "/seo-check");
  await expect(page.locator(".toasts [role=alert]")).toBeAttached();
  await expect(page.locator(".toasts [role=status]")).toBeAttached();
  await failToCheck(page, DETAIL);
  await start(page);
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toHaveAttribute("data-kind", "destructive");
  await expect(alerts(page)).toContainText("Analyse fehlgeschlagen");
  await expect(alerts(page)).toContainText("Fehler");
  await expect(alerts(page)).toContainText(DETAIL);
  await expect(alerts(page).locator("img")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest(".toasts") ?? null)).toBeNull();
  await start(page);
  await page.waitForTimeout(500);
  await expect(alerts(page)).toHaveCount(1);

  // A try that is no form's: the same page has two things to say.
  await failToOpenExample(page);
  await expect(alerts(page)).toHaveCount(2);
  await expect(alerts(page).first()).toContainText(DETAIL);
  await expect(alerts(page).last()).toContainText("Beispiel nicht geladen");
  const tops = await alerts(page).evaluateAll((list) => list.map((one) => one.getBoundingClientRect().top));
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  await alerts(page)
    .first()
    .getByRole("button", { name: /schließen/ })
    .click();
  await expect(alerts(page)).toHaveText(/Beispiel nicht geladen/);

  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie-Einstellungen verwalten" });
  await expect(dialog.locator(".toast")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(alerts(page)).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  await link.focus();
  await alerts(page).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(alerts(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("a toast leaves by itself, but waits while it is pointed at or focused [TOAST-04]", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/seo-check");
  await failToCheck(page, DETAIL);
  await start(page);
  await expect(alerts(page)).toHaveCount(1);
  await alerts(page).hover();
  await page.clock.fastForward("05:00");
  await expect(alerts(page)).toHaveCount(1);
  await alerts(page).getByRole("button").focus();
  await page.mouse.move(10, 600);
  await page.clock.fastForward("05:00");
  await expect(alerts(page)).toHaveCount(1);
  // By focus alone: the pointer is elsewhere.
  await page.locator("#inhalt").focus();
  await alerts(page).getByRole("button").focus();
  await page.clock.fastForward("05:00");
  await expect(alerts(page)).toHaveCount(1);
  await page.locator("#inhalt").focus();
  await page.clock.fastForward("05:00");
  await expect(alerts(page)).toHaveCount(0);
});
