// A finished report in the browser: focus, keyboard, contrast, widths, paper.
import type { Page } from "@playwright/test";
import { exampleReport } from "#content/example-report.ts";
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  type Answer,
  exampleStream,
  openSeoCheck,
  report,
  startButton,
  stream,
  toast,
  urlField,
} from "./seo-calls.ts";

async function openReport(page: Page, answer: Answer = exampleStream): Promise<void> {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(answer);
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(report(page)).toBeVisible();
}

const withScore = (score: number) => stream(["result", { ...exampleReport, score }]);

test("focus moves to the verdict, and a toast says the analysis is done [SEO-33] [SEO-41]", async ({
  page,
}) => {
  await openReport(page);
  const verdict = page.getByRole("heading", { name: "Gut! Es gibt noch Verbesserungspotential." });
  await expect(verdict).toBeFocused();
  await expect(verdict).toBeInViewport();
  await expect(verdict).toHaveAccessibleDescription(/dachdeckerei-musterkamp\.example.*21\. November 2026/);
  await expect(toast(page, "Analyse abgeschlossen!")).toHaveCount(1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in a report of any band, ${colorScheme} [QUAL-01] [SEO-73]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const score of [92, 72, 31]) {
      await openReport(page, withScore(score));
      await page.setViewportSize(score === 72 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect(await axeFindings(page, "article.report"), `score ${score}`).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test("nothing sticks out sideways, also with endless words [QUAL-05] [SEO-62]", async ({ page }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(8);
  const [finding] = exampleReport.findings;
  await openReport(
    page,
    stream([
      "result",
      {
        ...exampleReport,
        url: `https://firma.de/${word}?${word}`,
        meta: { title: word, description: word, keywords: word },
        headings: [{ level: 6, text: word, position: 1, count: 1 }],
        issues: [word],
        findings: [
          {
            ...finding,
            status: "failed",
            title: word,
            advice: word,
            evidence: [{ where: word, value: word, expected: word }],
          },
          ...exampleReport.findings,
        ],
        keywordAnalysis: [
          {
            keyword: word,
            density: 1,
            prominence: 1,
            positions: [{ element: "title", position: 1, context: word }],
          },
        ],
        social: { ...exampleReport.social, ogTags: { [`og:${word}`]: word } },
      },
    ]),
  );
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0], `${width} px`).toBe(widths[1]);
  }
});

test("the outline scrolls inside itself, by keyboard too [SEO-50]", async ({ page }) => {
  const headings = Array.from({ length: 80 }, (_, index) => ({
    level: 1 + (index % 6),
    text: `Überschrift ${index}`,
    position: index + 1,
    count: 1,
  }));
  await openReport(page, stream(["result", { ...exampleReport, headings }]));
  const outline = page.getByRole("region", { name: "Gliederung der Seite" });
  await expect(outline.getByRole("listitem")).toHaveCount(80);
  await outline.focus();
  await page.keyboard.press("End");
  await expect(outline.getByText("Überschrift 79")).toBeInViewport();
  expect(await outline.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test("the way on leads to the contact form, with the report as subject [SEO-61]", async ({ page }) => {
  await openReport(page);
  const link = page.getByRole("link", { name: "Über diesen Bericht sprechen" });
  const target = new URL((await link.getAttribute("href")) ?? "", "https://x.example");
  expect(target.pathname).toBe("/kontakt");
  expect(target.searchParams.get("subject")).toBe(
    "SEO-Check www.dachdeckerei-musterkamp.example: 74 von 100",
  );
});

test("on paper the report stands alone and unfolded [QUAL-15]", async ({ page }) => {
  await openReport(page);
  const folded = page.locator(".report details", { has: page.locator("li") }).first();
  await expect(folded).not.toHaveAttribute("open");
  const inside = folded.locator("li").first();
  await expect(inside).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(inside).toBeVisible();
  for (const hidden of [urlField(page), page.getByRole("link", { name: "Über diesen Bericht sprechen" })]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Was der Check liest" })).toBeHidden();
  const outline = page.getByLabel("Gliederung der Seite");
  expect(await outline.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
});

test("nothing moves when the analysis starts: the band keeps its height [QUAL-06]", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { crawler } = await openSeoCheck(page);
    const band = page.locator("section", { has: page.locator(".station-path") });
    const idle = await band.boundingBox();
    const release = crawler.hold();
    await urlField(page).fill("www.ein-ziemlich-langer-name-einer-firma.de");
    await startButton(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const running = await band.boundingBox();
    expect(Math.abs((running?.height ?? 0) - (idle?.height ?? 0)), `${width} px`).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Abbrechen" }).click();
    release();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});
