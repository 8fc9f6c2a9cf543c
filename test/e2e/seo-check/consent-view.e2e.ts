// The view of the consent check: its sentence, three states side by side, names of strangers as text, on a phone and on paper.
import { judgeConsent } from "#worker/consent/judge-consent.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { leakyConsent } from "../../support/consent/leaky-consent.ts";
import { exampleReport } from "../../support/example-report.ts";
import { openSeoCheck, startButton, stream, urlField } from "../support/seo-calls.ts";
import { standIn } from "../support/stand-in.ts";

const HOSTILE = "<img src=x onerror=alert(1)>";

test.use({ viewport: { width: 390, height: 844 } });

test("what loads when stands side by side, and a hostile name stays text [CONSENT-09] [CONSENT-06]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  const consent = { result: judgeConsent(leakyConsent(HOSTILE)), note: null };
  const check = {
    url: exampleReport.url,
    checkedAt: new Date().toISOString(),
    rendered: null,
    accessibility: null,
    consent,
  };
  crawler.answer(stream(["result", { ...exampleReport, browserToken: "token" }]));
  await standIn(page, "**/functions/v1/browser-check", stream(["result", check]));
  await urlField(page).fill(exampleReport.url);
  await startButton(page).click();
  await page.getByRole("button", { name: "Jetzt im Browser prüfen" }).click();
  const part = page.locator(".browser-part", { has: page.getByRole("heading", { name: "Einwilligung" }) });
  await expect(part.locator(".browser-verdict")).toContainText("Auch wer ablehnt, wird erfasst");
  await part.locator("summary").first().click();
  const cells = part.getByRole("table").getByRole("cell");
  await expect(cells.filter({ hasText: "davon 1 nur mit Einwilligung" })).toHaveCount(4);
  await part.getByText("Abgelehnt: im Einzelnen").click();
  await expect(part.locator("details details[open]").getByText(HOSTILE)).toBeVisible();
  await expect(part.locator("img")).toHaveCount(1);
  expect(await axeFindings(page, ".browser-check")).toEqual([]);
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWider()).toBe(false);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await isWider()).toBe(false);
});
