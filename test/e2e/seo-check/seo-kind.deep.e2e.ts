// As what a page was read, and the same report for another kind of page: without a call, at once, kept until the next analysis.
import type { Page } from "@playwright/test";
import { rereadAs } from "#app/features/seo-check/report/page-kind/reread-as.ts";
import { kindAnswer } from "#test/fixtures/kind-answer.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { counter, stream } from "../support/seo-calls.ts";
import { analyseAgain, openReports } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";
import { expectToFit } from "../support/window-widths.ts";

const test = testOnSharedPage(openReports);

const line = (page: Page) => page.locator(".report-kind");
const choice = (page: Page) => page.getByLabel("Das ist etwas anderes:");
const score = (page: Page) => page.locator(".report-head .score-sign");
const asArticle = rereadAs(kindAnswer, "article");

test("the head says as what the page was read, and why [KIND-07]", async ({ page, opened }) => {
  await opened.show(kindAnswer);
  await expect(line(page)).toContainText("Gelesen als: Startseite eines Betriebs");
  await expect(line(page).getByText("Telefon: 02595 123456")).toBeHidden();
  await line(page).getByText("Warum?").click();
  await expect(line(page).getByText("Telefon: 02595 123456")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, ".report-head")).toEqual([]);
  }
  await expectToFit(page);
});

test("another kind, chosen by keyboard, changes score and tasks at once, is announced, and costs no analysis [KIND-06] [KIND-07]", async ({
  page,
  opened: { show, crawler },
}) => {
  await show(kindAnswer);
  const calls = crawler.calls.length;
  const used = await counter(page).textContent();
  await expect(score(page)).toContainText(String(kindAnswer.score));
  await choice(page).focus();
  await page.keyboard.type("Art");
  await expect(choice(page)).toHaveValue("article");
  await expect(choice(page)).toBeFocused();
  await expect(line(page)).toContainText("Gelesen als: Artikel");
  await expect(score(page)).toContainText(String(asArticle.score));
  await expect(line(page).getByRole("status")).toHaveText(
    `Gelesen als Artikel: ${asArticle.score} von 100 Punkten.`,
  );
  await expect(
    page.getByRole("heading", { name: "Der Text ist nicht als Artikel ausgezeichnet" }),
  ).toBeVisible();
  await expect(page.getByText("Keine Angaben zum Betrieb in strukturierten Daten")).toHaveCount(0);
  expect(crawler.calls).toHaveLength(calls);
  expect(await counter(page).textContent()).toBe(used);

  await choice(page).selectOption("Startseite eines Betriebs");
  await expect(score(page)).toContainText(String(kindAnswer.score));
  await expect(line(page)).toContainText("Warum?");
});

test("paper shows the kind without the control [KIND-07]", async ({ page, opened }) => {
  await opened.show(kindAnswer);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Gelesen als: Startseite eines Betriebs")).toBeVisible();
  await expect(choice(page)).toBeHidden();
  await expect(line(page).getByText("Warum?")).toBeHidden();
});

test("the next analysis is read as the server reads it [KIND-09]", async ({ page, opened }) => {
  await opened.show(kindAnswer);
  await choice(page).selectOption("Artikel");
  await expect(line(page)).toContainText("Gelesen als: Artikel");
  opened.crawler.answer(stream(["result", { ...kindAnswer, checkedAt: "2026-12-01T09:00:00.000Z" }]));
  await analyseAgain(page, opened);
  await expect(choice(page)).toHaveValue("firm-home");
  await expect(line(page)).toContainText("Gelesen als: Startseite eines Betriebs");
});
