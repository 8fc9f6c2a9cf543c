// The chosen kind stays while a rating arrives, and for who comes back to the report of a crawl from another page.
import { kindAnswer } from "#test/fixtures/kind-answer.ts";
import { CRAWL_ID, done } from "../../app/features/seo-check/site-crawls.ts";
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck, report, startButton, stream, toast, urlField } from "../support/seo-calls.ts";
import { standInForCrawl, wholeSite } from "../support/site-calls.ts";

test("the chosen kind outlasts the rating of the design and a look at another page [KIND-09]", async ({
  page,
}) => {
  await standInForCrawl(page, { ...done(), report: kindAnswer });
  const { crawler, design } = await openSeoCheck(page);
  crawler.answer(stream(["result", { ...kindAnswer, siteCrawl: { id: CRAWL_ID } }]));
  const release = design.hold();
  await urlField(page).fill("firma.de");
  await page.getByRole("checkbox", { name: "KI-Design-Bewertung" }).check();
  await wholeSite(page).check();
  await startButton(page).click();
  await expect(report(page)).toBeVisible();

  const choice = page.getByLabel("Das ist etwas anderes:");
  await choice.selectOption("Artikel");
  await expect(report(page)).toContainText("Gelesen als: Artikel");
  design.answer({ json: { overallScore: 70, designAspects: { layout: { score: 70 } } } });
  release();
  await expect(toast(page, "Die SEO- und Design-Analyse wurde erfolgreich durchgeführt.")).toBeVisible();
  await expect(choice).toHaveValue("article");
  await expect(report(page)).toContainText("Gelesen als: Artikel");

  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz" }).click();
  await expect(report(page)).toHaveCount(0);
  await page.goBack();
  await expect(report(page)).toContainText("Gelesen als: Artikel");
  await expect(choice).toHaveValue("article");
  expect(crawler.calls).toHaveLength(1);
});
