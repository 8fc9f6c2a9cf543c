// When an analysis does not come about: the daily counter, failures, cancelling, leaving.
import { expect, test } from "../../support/browser-test.ts";
import {
  counter,
  exampleStream,
  openSeoCheck,
  problem,
  quotaAnswer,
  report,
  startButton,
  storedCount,
  stream,
  toast,
  urlField,
} from "../support/seo-calls.ts";

const USED_UP = "Sie haben Ihre kostenlosen Testanalysen aufgebraucht. Versuchen Sie es morgen wieder.";
const LIMIT_REACHED = "Sie haben Ihr Tageslimit erreicht. Versuchen Sie es morgen wieder.";

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("three used: the card says so, a try is refused without a call; damaged, stale or higher elsewhere, the right count is shown; the server's refusal uses the same words and fills the counter [EDGE-13] [SEO-09] [SEO-11] [SEO-12] [SEO-22] [SEO-25] [SEO-26] [SEO-71]", async ({
  page,
}) => {
  const { crawler, quota } = await openSeoCheck(page, { seoCheckUsage: "kaputt" });
  await expect(counter(page)).toHaveText(/^0 von 3/);
  for (let used = 1; used <= 3; used += 1) {
    await urlField(page).fill(`firma-${used}.de`);
    await startButton(page).click();
    await expect(counter(page)).toHaveText(`${used} von 3 kostenlosen Analysen heute verwendet`);
    await expect(startButton(page)).toBeEnabled();
  }
  await expect(page.getByRole("alert").filter({ hasText: USED_UP })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: USED_UP })).toBeVisible();
  await urlField(page).fill("firma-4.de");
  await startButton(page).click();
  await expect(toast(page, "Analyse nicht möglich")).toContainText(LIMIT_REACHED);
  await expect(toast(page, "Analyse nicht möglich")).toHaveAttribute("data-kind", "destructive");
  expect(crawler.calls).toHaveLength(3);

  // Yesterday's three count nothing: the server's two are more.
  await page.evaluate(() => localStorage.setItem("seoCheckUsageDate", "2020-01-01"));
  quota.answer(quotaAnswer(2));
  await page.reload();
  await expect(counter(page)).toHaveText(/^2 von 3/);
  await page.evaluate(() => {
    localStorage.setItem("seoCheckUsage", "1");
    localStorage.removeItem("seoCheckUsageDate");
  });
  quota.answer("offline");
  await page.reload();
  await expect(counter(page)).toHaveText(/^1 von 3/);

  // What the server refuses uses the same words.
  crawler.answer(problem(429, "quota-exhausted", "Tageslimit."));
  quota.answer(quotaAnswer(3));
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(toast(page, "Analyse nicht möglich")).toContainText(LIMIT_REACHED);
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(counter(page)).toHaveText(/^3 von 3/);
  await expect(page.getByText(USED_UP)).toBeVisible();
});

test("an analysis that is cancelled or fails gives the use back: quietly, or with a reason and another try; one that is left goes on, and counts [API-24] [KEPT-03] [EDGE-22] [SEO-24] [SEO-34] [SEO-36] [SEO-37]", async ({
  page,
}) => {
  const { crawler, kept } = await openSeoCheck(page);
  kept.answer(problem(404, "not-found", "Diesen Bericht gibt es nicht."));
  const cancelled = crawler.hold();
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(page.getByRole("heading", { name: "Die Analyse läuft" })).toBeFocused();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(startButton(page)).toBeFocused();
  await expect(counter(page)).toHaveText(/^0 von 3/);
  cancelled();
  await page.waitForTimeout(300);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(report(page)).toHaveCount(0);

  const cases = [
    [{ status: 500, body: "kaputt" }, "HTTP 500: kaputt"],
    [
      problem(502, "target-unreachable", "Die Website ist nicht erreichbar."),
      "HTTP 502: Die Website ist nicht erreichbar.",
    ],
    [
      problem(429, "rate-limited", "Bitte warten Sie eine Minute."),
      "HTTP 429: Bitte warten Sie eine Minute.",
    ],
    [
      stream(
        ["progress", { phase: "read", percent: 40, label: "Seite wird gelesen" }],
        [
          "error",
          {
            type: "/problems/target-too-slow",
            title: "x",
            status: 504,
            detail: "Zu langsam.",
            requestId: "r",
          },
        ],
      ),
      "HTTP 504: Zu langsam.",
    ],
    [
      stream(["progress", { phase: "read", percent: 40, label: "x" }]),
      "Keine Daten von der Analyse erhalten",
    ],
    [{ status: 200, body: "" }, "Keine Daten von der Analyse erhalten"],
    ["offline", "Der Server ist nicht erreichbar."],
  ] as const;
  for (const [answer, message] of cases) {
    crawler.answer(answer);
    await startButton(page).click();
    const shown = toast(page, "Analyse fehlgeschlagen").filter({ hasText: message });
    await expect(shown).toHaveAttribute("data-kind", "destructive");
    await expect(startButton(page)).toHaveText("SEO-Analyse starten");
    await expect(counter(page)).toHaveText(/^0 von 3/);
    await shown.getByRole("button").click();
  }
  expect(await storedCount(page)).toBe("0");
  const failed = page.getByRole("heading", { name: "Diese Analyse kam nicht ans Ziel" });
  await expect(failed).toBeVisible();
  // Who is about to cancel when it fails keeps the place.
  const failing = crawler.hold();
  await startButton(page).click();
  await page.getByRole("button", { name: "Abbrechen" }).focus();
  failing();
  await expect(failed).toBeFocused();
  await toast(page, "Analyse fehlgeschlagen").getByRole("button").click();
  crawler.answer(exampleStream);
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(report(page)).toBeVisible();
  await expect(counter(page)).toHaveText(/^1 von 3/);

  await toast(page, "Analyse abgeschlossen!").getByRole("button").click();
  await expect(page.locator(".toast")).toHaveCount(0);
  const left = crawler.hold();
  await startButton(page).click();
  await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
  await expect(page).toHaveURL(/\/$/);
  // The address changes first; the page is left when the next one stands.
  await expect(urlField(page)).toHaveCount(0);
  left();
  await page.waitForTimeout(400);
  await expect(page.locator(".toast")).toHaveCount(0);
  expect(await storedCount(page)).toBe("2");
});
