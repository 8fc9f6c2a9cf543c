// Comparison with the analysis before: kept with consent, forgotten with it, else for the visit.
import type { Page } from "@playwright/test";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck, report, startButton, stream, urlField } from "../support/seo-calls.ts";
import { hydrated } from "../support/visit.ts";

const later = {
  ...seoAnswer,
  checkedAt: "2026-12-01T09:00:00.000Z",
  score: 80,
  findings: seoAnswer.findings.map((finding) =>
    finding.id === "description-present"
      ? { ...finding, status: "passed", title: "Die Seite hat eine Beschreibung" }
      : finding,
  ),
};
const comparison = (page: Page) => page.locator(".report-comparison");
const storedRuns = (page: Page) => page.evaluate(() => localStorage.getItem("seoCheckHistory"));

async function analyse(page: Page): Promise<void> {
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(report(page)).toBeVisible();
}

async function choose(page: Page, name: "Alle Akzeptieren" | "Alle Ablehnen"): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" }).click();
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("a second analysis says what has changed, without consent for this visit alone; with consent the last result outlives the visit, and goes with the consent [DATA-13] [COMP-01] [COMP-02] [COMP-03]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(stream(["result", seoAnswer]));
  await analyse(page);
  await expect(comparison(page)).toHaveCount(0);
  crawler.answer(stream(["result", later]));
  await startButton(page).click();
  await expect(comparison(page)).toBeVisible();
  await expect(comparison(page)).toContainText("Seit Ihrer Prüfung am 21. November 2026");
  await expect(comparison(page)).toContainText("6 Punkte mehr");
  await expect(comparison(page)).toContainText("Besser geworden (1)");
  await expect(comparison(page)).toContainText("Die Seite hat eine Beschreibung");
  await expect(comparison(page)).toContainText("gilt nur für diesen Besuch");
  expect(await storedRuns(page)).toBeNull();

  await choose(page, "Alle Akzeptieren");
  await expect.poll(() => storedRuns(page)).toContain('"description-present":"passed"');
  expect(await storedRuns(page)).not.toContain("Musterweg");

  await page.goto("/seo-check");
  await hydrated(page);
  crawler.answer(stream(["result", seoAnswer]));
  await analyse(page);
  await expect(comparison(page)).toContainText("merkt sich nur dieser Browser");
  await choose(page, "Alle Ablehnen");
  await expect.poll(() => storedRuns(page)).toBeNull();
});

test("the example leaves no trace, and damaged storage counts as none [SEO-08] [DATA-13] [COMP-05] [COMP-06]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(stream(["result", seoAnswer]));
  await choose(page, "Alle Akzeptieren");
  await page.getByRole("button", { name: "Beispiel-Analyse ansehen" }).click();
  await expect(report(page)).toBeVisible();
  expect(await storedRuns(page)).toBeNull();
  await page.keyboard.press("Escape");
  await expect(report(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem("seoCheckHistory", '[{"url":7}'));
  await analyse(page);
  await expect(comparison(page)).toHaveCount(0);
  await expect.poll(() => storedRuns(page)).toContain(seoAnswer.url);
});
