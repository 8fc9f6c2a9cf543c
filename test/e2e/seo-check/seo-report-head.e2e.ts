// The first screen of a finished report: verdict, what stands in the way, the first three tasks.
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { toast } from "../support/seo-calls.ts";
import { openReports } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";

// One page, an analysis for each test: what a report does when it arrives.
const test = testOnSharedPage(openReports);

test("focus moves to the verdict, and a toast says the analysis is done [SEO-33] [SEO-41]", async ({
  page,
  opened,
}) => {
  await opened.show({ ...seoAnswer });
  const verdict = page.getByRole("heading", { name: "Gut! Es gibt noch Verbesserungspotential." });
  await expect(verdict).toBeFocused();
  await expect(verdict).toBeInViewport();
  await expect(verdict).toHaveAccessibleDescription(/dachdeckerei-musterkamp\.example.*21\. November 2026/);
  await expect(toast(page, "Analyse abgeschlossen!")).toHaveCount(1);
});

test("verdict and first three tasks stand on the first screen, and each leads down to its task [SEO-41] [SEO-61]", async ({
  page,
  opened,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened.show({ ...seoAnswer });
  const tasks = page.getByRole("navigation", { name: "Die wichtigsten Aufgaben" }).getByRole("link");
  await expect(tasks).toHaveCount(3);
  for (const task of await tasks.all()) await expect(task).toBeInViewport();
  await tasks.nth(1).focus();
  await page.keyboard.press("Enter");
  const task = page.locator(".report-step h4").nth(1);
  await expect(task).toBeFocused();
  await expect(task).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
});

test("a barred page says so right below its verdict [SEO-42]", async ({ page, opened }) => {
  const barred = {
    reason: "Die Seite verbietet Google, sie aufzunehmen (noindex).",
    scoreOtherwise: 85,
    isUnlisted: true,
  };
  await opened.show({ ...seoAnswer, score: 30, barred });
  await expect(page.locator(".report-barred")).toHaveText(/noindex.*höchstens 30 Punkte.*sind es 85\.$/);
  expect(await axeFindings(page, ".report-head")).toEqual([]);
});
