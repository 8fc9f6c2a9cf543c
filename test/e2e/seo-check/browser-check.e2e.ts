// The check in the browser as a visitor uses it: asked for with the analysis or afterwards, waited for, cancelled, failed, read.
import type { Page } from "@playwright/test";
import { browserCheckTexts as texts } from "#content/report/browser-check.ts";
import type { BrowserCheck } from "#contract/browser-check.ts";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck, problem, startButton, stream, urlField } from "../support/seo-calls.ts";
import { standIn } from "../support/stand-in.ts";
import { ENDLESS_WORD as word } from "../support/unwieldy-answer.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const CHECK = "**/functions/v1/browser-check";
const section = (page: Page) => page.locator("section.browser-check");
const startCheck = (page: Page) => page.getByRole("button", { name: texts.start });
const answerOf = (check: BrowserCheck) =>
  stream(["progress", { percent: 5, label: "Lese die Seite" }], ["result", check]);

async function open(page: Page) {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(stream(["result", { ...exampleReport, browserToken: "a token" }]));
  const check = await standIn(page, CHECK, answerOf(browserCheck));
  return { crawler, check };
}

async function analyse(page: Page, inBrowser: boolean) {
  await urlField(page).fill("firma.de");
  if (inBrowser) await page.getByRole("checkbox", { name: "Im Browser prüfen" }).check();
  await startButton(page).click();
  await expect(section(page)).toBeVisible();
}

test("asked for with the analysis it runs by itself, with the report's token and address; nothing of it breaks out of a phone's screen [VISIT-07] [A11Y-01]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { check } = await open(page);
  const [fault] = browserCheck.accessibility?.result?.faults ?? [];
  const { accessibility } = browserCheck;
  if (!fault || !accessibility?.result) throw new Error("The fixture has no fault.");
  const endless = {
    ...fault,
    title: word,
    meaning: word,
    places: [{ ...fault.places[0], snippet: word, selector: word }],
  };
  check.answer(
    answerOf({
      ...browserCheck,
      accessibility: { note: null, result: { ...accessibility.result, faults: [endless as typeof fault] } },
    }),
  );
  await analyse(page, true);
  await expect(section(page)).toHaveAttribute("data-phase", "done");
  expect(check.calls.map((call) => call.postDataJSON())).toEqual([
    { url: exampleReport.requestedUrl, browserToken: "a token" },
  ]);
  for (const fold of await section(page).locator("summary").all()) await fold.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("offered afterwards it starts by key, is announced, and its parts are read and marked; axe finds nothing [VISIT-07] [A11Y-03] [A11Y-06]", async ({
  page,
}) => {
  await open(page);
  await analyse(page, false);
  await startCheck(page).focus();
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("status").first()).toHaveText(texts.done);
  await expect(section(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(section(page)).toContainText("Bitte selbst ansehen");
  await section(page).locator("summary", { hasText: "Wer die Seite bedienen kann" }).focus();
  await page.keyboard.press("Enter");
  const fold = section(page).locator(".report-fold-body summary", { hasText: "Bilder ohne Alternativtext" });
  await fold.focus();
  await page.keyboard.press("Enter");
  await expect(section(page).getByText("img src=", { exact: false }).first()).toBeVisible();
  const mark = section(page)
    .getByRole("list", { name: /^Stellen im Bild/ })
    .getByRole("button")
    .first();
  await mark.focus();
  await expect(section(page).locator('.shot-mark[data-active="true"]')).toHaveCount(1);
  expect(await axeFindings(page, "section.browser-check")).toEqual([]);
});

test("keyboard and large text say one sentence each, fold the rest, and show their places in a picture; every stop is named [A11Y-10] [A11Y-11] [A11Y-15]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await analyse(page, true);
  const part = (name: string) =>
    section(page).locator(".browser-part", { has: page.getByRole("heading", { name, exact: true }) });
  const keyboard = part("Mit der Tastatur");
  await expect(keyboard.locator(".browser-verdict")).toContainText("Man sieht nicht, wo man ist");
  await expect(keyboard.locator(".shot-frame")).toBeHidden();
  await keyboard.locator("summary").first().click();
  await keyboard.getByText("Im Bild zeigen").click();
  await expect(keyboard.locator(".shot-frame img")).toBeVisible();
  await keyboard.getByRole("button", { name: /Man sieht nicht/ }).focus();
  await expect(keyboard.locator('.shot-mark[data-active="true"]')).toHaveCount(1);
  await keyboard.getByText("Der Weg der Tabulator-Taste").click();
  await expect(keyboard.locator(".browser-walk > li")).toHaveText([
    "Start",
    "Leistungen, Fokus nicht zu sehen",
    "ohne Namen, Fokus nicht zu sehen",
    "Kontakt, Fokus nicht zu sehen",
  ]);
  const reflow = part("Stark vergrößert");
  await expect(reflow).toContainText("Bitte selbst ansehen");
  await expect(reflow).toContainText("Nichts wird abgeschnitten");
  for (const fold of await reflow.locator("summary").all()) await fold.click();
  await expect(reflow.getByText("WCAG 2.2, Erfolgskriterium 1.4.10").first()).toBeVisible();
  expect(await axeFindings(page, "section.browser-check")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("before and after stand side by side with the lines to copy; six widths are marked and open large by key [EYE-53] [EYE-54]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await analyse(page, true);
  const mends = section(page).locator(".browser-part", {
    has: page.getByRole("heading", { name: "Vorher und nachher" }),
  });
  await mends.locator("summary").first().click();
  await expect(mends.locator("figure img")).toHaveCount(4);
  await expect(mends.locator("figcaption").first()).toHaveText("Vorher Kontrast 2,8 zu 1");
  await expect(mends).toContainText("Auf dem Handy: 6 Stellen, danach noch 1.");
  await mends.getByText("Für Ihren Webdesigner").first().click();
  await expect(mends.locator("pre").first()).toHaveText("footer p {\n  color: #595959;\n}");

  await section(page).locator("summary", { hasText: "Stark vergrößert" }).click();
  const strip = section(page).locator(".width-strip");
  await expect(strip.getByRole("button")).toHaveCount(6);
  await expect(strip.locator("li").first()).toContainText("320 Pixel, kleines Handy280 Pixel zu breit");
  await expect(strip.locator(".width-mark")).toHaveCount(2);
  const first = strip.getByRole("button", { name: "Bei 320 Pixeln Breite groß zeigen" });
  await first.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Bei 320 Pixeln Breite" });
  await expect(large.getByRole("img", { name: "Bildschirmfoto der Seite, 320 Pixel breit" })).toBeVisible();
  expect(await axeFindings(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(first).toBeFocused();
  expect(await axeFindings(page, "section.browser-check")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("cancelled it is offered again; refused it says why, and another try follows [VISIT-07]", async ({
  page,
}) => {
  const { check } = await open(page);
  await analyse(page, false);
  const release = check.hold();
  await startCheck(page).click();
  await page.getByRole("button", { name: texts.cancel }).click();
  await expect(startCheck(page)).toBeVisible();
  release();
  check.answer(problem(503, "browser-busy", "Gerade ist viel los."));
  await startCheck(page).click();
  await expect(section(page).getByRole("alert")).toHaveText("Gerade ist viel los.");
  check.answer(answerOf(browserCheck));
  await page.getByRole("button", { name: texts.again }).click();
  await expect(section(page)).toHaveAttribute("data-phase", "done");
});

test("a report without a token offers none [VISIT-03]", async ({ page }) => {
  const { crawler } = await open(page);
  crawler.answer(stream(["result", exampleReport]));
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(page.locator("article.report")).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});
