// The view of the speed: its sentence, figures with their spread, film, picture and sums; strangers' names as text; on a phone and on paper.
import type { Page } from "@playwright/test";
import { speedTexts as texts } from "#content/report/speed-check.ts";
import type { BrowserCheck } from "#contract/browser-check.ts";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { exampleReport } from "../../support/example-report.ts";
import { openSeoCheck, startButton, stream, urlField } from "../support/seo-calls.ts";
import { standIn } from "../support/stand-in.ts";
import { ENDLESS_WORD as word } from "../support/unwieldy-answer.ts";

const HOSTILE = "<img src=x onerror=alert(1)>";
const PHONE = { width: 390, height: 844 };
const CHECK = "**/functions/v1/browser-check";

test.use({ viewport: PHONE });

const part = (page: Page) =>
  page.locator(".browser-part", { has: page.getByRole("heading", { name: texts.heading, exact: true }) });
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function open(page: Page, check: Partial<BrowserCheck>) {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(stream(["result", { ...exampleReport, browserToken: "token" }]));
  await standIn(page, CHECK, stream(["result", { ...browserCheck, ...check }]));
  await urlField(page).fill(exampleReport.url);
  await page.getByRole("checkbox", { name: "Im Browser prüfen" }).check();
  await startButton(page).click();
  await expect(part(page)).toBeVisible();
}

test("one sentence first, every figure with its spread, the rest folded and reached by key; axe finds nothing [VISIT-15] [VISIT-10] [VISIT-11]", async ({
  page,
}) => {
  await open(page, {});
  const speed = part(page);
  await expect(speed.locator(".browser-verdict")).toHaveText(
    "Auf einem Handy mit schwachem Empfang ist das Wichtigste erst nach 2,8 s (2,7–3,4) zu sehen. Gut wären 2,5 s. Beim Laden verrutscht etwas.",
  );
  await expect(speed.locator("dd").first()).toBeHidden();
  await speed.locator("summary", { hasText: texts.heading }).focus();
  await page.keyboard.press("Enter");
  await expect(speed.locator("dd strong")).toHaveText([
    "1,1\u00a0s (1,1–1,2)",
    "2,8\u00a0s (2,7–3,4)",
    "0,14 (0,12–0,14)",
    "0,0\u00a0s (0,0–0,3)",
  ]);
  await expect(speed.locator("img").first()).toBeHidden();
  await speed.locator("summary", { hasText: texts.film.heading }).focus();
  await page.keyboard.press("Enter");
  await expect(speed.locator(".speed-film > li")).toHaveCount(8);
  await expect(speed.getByRole("img", { name: "Die Seite nach 3,2 s" })).toBeVisible();
  await expect(speed.getByText(texts.film.nothing)).toHaveCount(2);
  await speed.locator("summary", { hasText: texts.picture.heading }).last().click();
  await speed.getByRole("button", { name: /Verrutscht beim Laden um 0,14/ }).focus();
  await expect(speed.locator('.shot-mark[data-active="true"]')).toHaveCount(1);
  await speed.locator("summary", { hasText: texts.bytes.heading }).last().click();
  await expect(speed.getByText("fonts.gstatic.com")).toBeVisible();
  expect(await axeFindings(page, ".browser-check")).toEqual([]);
});

test("names of strangers stay text, and nothing breaks out of a narrow screen [VISIT-13] [VISIT-15]", async ({
  page,
}) => {
  const result = browserCheck.speed?.result;
  if (!result) throw new Error("The fixture has no speed.");
  const rows = [
    { name: HOSTILE, value: "1 kB", note: "1 Datei" },
    { name: word, value: word, note: word },
  ];
  await open(page, {
    speed: {
      note: null,
      result: {
        ...result,
        verdict: `${HOSTILE} ${word}`,
        figures: result.figures.map((one) => ({ ...one, value: word, meaning: word })),
        marks: [
          {
            kind: "shifted",
            text: word,
            selector: word,
            snippet: HOSTILE,
            box: { x: 0, y: 0, width: 9, height: 9 },
          },
        ],
        total: word,
        byKind: rows,
        byHost: rows,
        blockedBy: rows,
        notes: [word],
      },
    },
  });
  for (const fold of await part(page).locator("summary").all()) await fold.click();
  await expect(part(page).getByText(HOSTILE).first()).toBeVisible();
  await expect(part(page).locator("img[src=x]")).toHaveCount(0);
  expect(await isWider(page)).toBe(false);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await isWider(page)).toBe(false);
});

test("a part that could not be measured says why, and one without pictures has no fold for them [VISIT-12]", async ({
  page,
}) => {
  const result = browserCheck.speed?.result;
  if (!result) throw new Error("The fixture has no speed.");
  await open(page, {
    speed: {
      note: null,
      result: { ...result, loads: 1, shot: null, film: [{ ms: 400, picture: null }], blockedBy: [] },
    },
  });
  await part(page).locator("summary").first().click();
  await expect(part(page).getByText(/Ein Aufruf mit leerem Speicher/)).toBeVisible();
  await expect(part(page).locator(".report-fold-body summary")).toHaveText([/^Was übertragen wird/]);
});

test("on paper everything is unfolded, the film on one line [VISIT-15]", async ({ page }) => {
  await open(page, {});
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const pictures = part(page).locator(".speed-film > li");
  await expect(pictures.last()).toBeVisible();
  const tops = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(part(page).getByText("fonts.gstatic.com")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
});
