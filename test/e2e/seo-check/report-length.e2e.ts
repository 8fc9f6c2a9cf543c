// How long a report is, over pages as firms have them: on a phone, on its first screen, on paper.
import type { Page } from "@playwright/test";
import type { SeoReport } from "#contract/seo-report.ts";
import { analyseLabelled, readLabelledPages } from "#scripts/bench/truth/labelled-pages.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { openReports } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";

const test = testOnSharedPage(openReports);

const PHONE = { width: 390, height: 844 };
const MOST_SCREENS = 12;
const MOST_SUMMARY_PAGES = 3;
/** A roofer, an inn and a beautician, whose sites three systems have made. */
const PAGES = ["100-dachdecker-elementor", "132-gasthof-jimdo", "158-kosmetik-wix"];

const reports = new Map<string, SeoReport>();
test.beforeAll(async () => {
  for (const page of readLabelledPages("open")) {
    if (PAGES.includes(page.name)) reports.set(page.name, await analyseLabelled(page));
  }
});

function reportOf(name: string): SeoReport {
  const report = reports.get(name);
  if (!report) throw new Error(`No such page: ${name}`);
  return report;
}

for (const name of PAGES) {
  test(`on a phone: at most twelve screens, and who to ask on the first (${name}) [READ-01] [READ-04]`, async ({
    page,
    opened,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(PHONE);
    await opened.show(reportOf(name));
    const height = await page.locator("article.report").evaluate((report) => report.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(MOST_SCREENS);
    const head = page.locator(".report-head");
    await expect(head.locator(".score-text")).toBeInViewport({ ratio: 1 });
    const tasks = head.getByRole("navigation").getByRole("listitem");
    await expect(tasks).toHaveCount(3);
    for (const task of await tasks.all()) {
      await expect(task).toContainText(/macht Ihr|machen Sie selbst/);
      await expect(task).toBeInViewport({ ratio: 1 });
    }
    await expect(head.getByRole("link", { name: /^Anrufen/ })).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole("link", { name: "Schreiben" })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator("article.report").evaluate((report) => report.scrollIntoView());
    await expect(head.getByRole("link", { name: "Schreiben" })).toBeInViewport({ ratio: 1 });
  });

  test(`on paper: a summary of at most three pages, then the annex on a new one (${name}) [READ-06]`, async ({
    page,
    opened,
  }) => {
    await opened.show(reportOf(name));
    const whole = await countPrintedPages(page);
    // The annex and all behind it left out, what remains is the summary.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>(
        ".report-aside, .report-aside ~ *, .report-tasks ~ *",
      ))
        part.hidden = true;
    });
    const summary = await countPrintedPages(page);
    expect(summary).toBeLessThanOrEqual(MOST_SUMMARY_PAGES);
    expect(whole).toBeGreaterThan(summary);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>(".report [hidden]")) part.hidden = false;
    });
  });
}

async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("the annex holds every complaint in full [READ-06]", async ({ page, opened }) => {
  const report = reportOf("158-kosmetik-wix");
  await opened.show(report);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const complaints = report.findings.filter(({ status }) => status === "failed" || status === "warning");
  for (const { title, advice, snippet } of complaints) {
    const row = page.locator(".report-group .finding-row").filter({ hasText: title }).first();
    await expect(row.getByText(advice, { exact: true })).toBeVisible();
    if (snippet)
      await expect(row.locator(".finding-snippet code")).toHaveText(snippet, { useInnerText: true });
    // By name in the summary, unless it is one of the three.
    await expect(page.locator(".report-tasks").getByText(title, { exact: true }).first()).toBeVisible();
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
});

test("folds open by keyboard, nest, and hold what axe finds nothing in [READ-03] [READ-12]", async ({
  page,
  opened,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  const report = reportOf("100-dachdecker-elementor");
  await opened.show(report);
  const group = page.locator(".report-group").filter({ hasText: "Technik" });
  await group.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const row = group.locator(".finding-row[open]");
  await expect(row).toHaveCount(1);
  await expect(row.getByText("Was tun", { exact: true })).toBeVisible();
  await row.getByText("Für Ihren Webdesigner").focus();
  await page.keyboard.press("Enter");
  await expect(row.locator(".finding-snippet")).toBeVisible();
  await expect(group.getByRole("heading", { level: 4, name: "Technik" })).toBeVisible();
  expect(await axeFindings(page, ".report-group")).toEqual([]);
});

test("the inquiry from a report carries the page's address and the three tasks [READ-02]", async ({
  page,
  opened,
}) => {
  const report = reportOf("100-dachdecker-elementor");
  await opened.show(report);
  const href = await page
    .locator(".report-ask")
    .getByRole("link", { name: "Schreiben" })
    .getAttribute("href");
  const message =
    new URLSearchParams(new URL(href ?? "", "https://x.example").hash.slice(1)).get("message") ?? "";
  expect(message).toContain(report.url);
  const links = page.getByRole("navigation", { name: "Die wichtigsten Aufgaben" }).getByRole("link");
  for (const [index, title] of (await links.allTextContents()).entries()) {
    expect(message).toContain(`${index + 1}. ${title}`);
  }
});
