// A finished report in the browser: keyboard, contrast, widths, paper. Its first screen: seo-report-head.e2e.ts.
import type { Locator, Page } from "@playwright/test";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { startButton, urlField } from "../support/seo-calls.ts";
import { openReports } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { unwieldyAnswer } from "../support/unwieldy-answer.ts";
import { expectToFit } from "../support/window-widths.ts";

// Tests that look at the same report one after the other share it; another report is another analysis on the same page.
const test = testOnSharedPage(openReports);

/** All of the page but the report. */
const AROUND = "header.bar, footer, .toast, main section:not(.report *)";

// First: until then no report is on the page.
test("nothing moves when the analysis starts: the band keeps its height [QUAL-06]", async ({
  page,
  opened: { crawler },
}) => {
  const band = page.locator("section", { has: page.locator(".station-path") });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const idle = await band.boundingBox();
    const release = crawler.hold();
    await urlField(page).fill("www.ein-ziemlich-langer-name-einer-firma.de");
    await startButton(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const running = await band.boundingBox();
    expect(Math.abs((running?.height ?? 0) - (idle?.height ?? 0)), `${width} px`).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await expect(startButton(page)).toHaveText("SEO-Analyse starten");
    release();
  }
});

/** Opens the piece to copy of the first task, unless a test before has. */
async function unfoldFirstPiece(page: Page): Promise<Locator> {
  const craft = page.locator(".report-step .finding-craft").first();
  if ((await craft.getAttribute("open")) === null) await craft.locator("summary").click();
  return craft.locator(".finding-snippet");
}

test("the way on leads to the contact form, with the report as subject [SEO-61]", async ({
  page,
  opened,
}) => {
  await opened.show(seoAnswer);
  const link = page.getByRole("link", { name: "Über diesen Bericht sprechen" });
  const target = new URL((await link.getAttribute("href")) ?? "", "https://x.example");
  expect(target.pathname).toBe("/kontakt");
  expect(target.searchParams.get("subject")).toBe(
    "SEO-Check www.dachdeckerei-musterkamp.example: 74 von 100",
  );
  expect(new URLSearchParams(target.hash.slice(1)).get("message")).toContain(
    "https://www.dachdeckerei-musterkamp.example/ mit dem SEO-Check geprüft: 74 von 100.",
  );
});

test("on paper the report stands alone, with every task unfolded [QUAL-15]", async ({ page, opened }) => {
  await opened.show(seoAnswer);
  const complaint = page.locator(".report-group .finding-row", { hasText: "HSTS fehlt" });
  const evidence = complaint.locator(".evidence");
  const piece = complaint.locator(".finding-snippet");
  await expect(evidence).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(evidence).toBeVisible();
  await expect(piece).toBeVisible();
  await expect(page.getByText("SEO-Check von Pättken")).toBeVisible();
  for (const button of await page.locator(".report button").all()) await expect(button).toBeHidden();
  for (const hidden of [urlField(page), page.getByRole("link", { name: "Über diesen Bericht sprechen" })]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Was der Check liest" })).toBeHidden();
  const outline = page.getByLabel("Gliederung der Seite");
  expect(await outline.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
});

test("printing opens what is folded, and folds it again afterwards [QUAL-15]", async ({ page, opened }) => {
  await opened.show(seoAnswer);
  const closed = page.locator(".report details:not([open])");
  const before = await closed.count();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  // Lines that repeat what stands in full elsewhere, or that are fulfilled.
  const lines = await page.locator('.finding-row[data-late="true"]').count();
  await expect(closed).toHaveCount(lines);
  expect(before).toBeGreaterThan(lines + 10);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(before);
});

test("a line opens by keyboard to why, what was found and a piece to copy [QUAL-01]", async ({
  page,
  opened,
}) => {
  await opened.show(seoAnswer);
  const row = page.locator(".task-rows .finding-row", { hasText: "HSTS fehlt" });
  await row.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("open");
  for (const words of ["Warum", "Was tun", "Gefunden", "Erwartet"]) {
    await expect(row.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(row.getByText("Fertig zum Einfügen")).toBeHidden();
  await row.getByText("Für Ihren Webdesigner").focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Fertig zum Einfügen")).toBeVisible();
});

test("a piece is copied to the clipboard, and the button says so [SNIP-06]", async ({
  page,
  opened,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await opened.show(seoAnswer);
  const snippet = await unfoldFirstPiece(page);
  const button = snippet.getByRole("button", { name: "Kopieren" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(snippet.getByRole("button", { name: "Kopiert" })).toBeFocused();
  await expect(snippet.getByRole("status")).toHaveText("Kopiert");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    seoAnswer.findings.find(({ id }) => id === "local-business")?.snippet,
  );
  await expect(button).toBeVisible();
  await context.clearPermissions();
});

test("where the browser refuses the clipboard, the piece stays selected [SNIP-06]", async ({
  page,
  opened,
}) => {
  await opened.show(seoAnswer);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    document.execCommand = () => false;
  });
  const snippet = await unfoldFirstPiece(page);
  await snippet.getByRole("button", { name: "Kopieren" }).click();
  await expect(snippet.getByRole("status")).toHaveText("Markiert. Zum Kopieren Strg und C drücken.");
  expect(await page.evaluate(() => String(getSelection()))).toContain('"@type": "RoofingContractor"');
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "clipboard");
    Reflect.deleteProperty(document, "execCommand");
  });
});

for (const score of [92, 72, 31]) {
  test(`axe finds nothing in a report with ${score} points, light or dark [QUAL-01] [SEO-73]`, {
    tag: "@deep",
  }, async ({ page, opened }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await opened.show({ ...seoAnswer, score });
    await page.setViewportSize(score === 72 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await expect(page.locator(".report-group .finding-body").first()).toBeVisible();
    expect(await axeFindings(page, "article.report")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "article.report")).toEqual([]);
    // What stands around the report is the same for all scores.
    if (score === 92) expect(await axeFindings(page, AROUND)).toEqual([]);
  });
}

test("nothing sticks out sideways, also with endless words; a foreign picture named by the page is drawn, never loaded [QUAL-05] [SEO-62] [SEO-72]", async ({
  page,
  opened,
}) => {
  // From before this report is shown for the first time.
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("fremd.example")) foreign.push(request.url());
  });
  await opened.show(unwieldyAnswer);
  await expectToFit(page);
  await expect(page.locator(".share-card")).toContainText("https://fremd.example/dach.jpg");
  await page.getByRole("heading", { name: "So sehen andere Ihre Seite" }).click();
  await page.locator(".share-card").scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
});

test("the outline scrolls inside itself, by keyboard too [SEO-50]", async ({ page, opened }) => {
  await opened.show(unwieldyAnswer);
  // The message about the end of the analysis may make room for itself, and takes it away when it goes: it is closed first.
  await page.locator(".toast").getByRole("button").click();
  await expect(page.locator(".toast")).toHaveCount(0);
  await untilQuiet(page);
  await page.getByRole("heading", { name: "Überschriften", exact: true }).click();
  const outline = page.getByRole("region", { name: "Gliederung der Seite" });
  await expect(outline.getByRole("listitem")).toHaveCount(80);
  await outline.focus();
  await page.keyboard.press("End");
  await expect(outline.getByText("Überschrift 79")).toBeInViewport();
  expect(await outline.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

for (const [count, words] of [
  [0, "Hier gibt es nichts zu tun"],
  [200, "Was jetzt am meisten bringt"],
] as const) {
  test(`is readable with ${count} complaints, narrow and wide [QUAL-01] [QUAL-05]`, { tag: "@deep" }, async ({
    page,
    opened,
  }) => {
    // axe takes its time over so many lines.
    test.slow();
    const complaint = seoAnswer.findings.find(({ status }) => status === "failed");
    const passed = seoAnswer.findings.filter(({ status }) => status === "passed");
    const findings = Array.from({ length: count }, (_, index) => ({
      ...complaint,
      id: `rule-${index}`,
      title: `Mangel ${index}`,
    }));
    const answer = { ...seoAnswer, findings: [...findings, ...passed], recommendations: [] };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await opened.show(answer);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await expectToFit(page, [1440, 390]);
    expect(await axeFindings(page, "article.report")).toEqual([]);
  });
}
