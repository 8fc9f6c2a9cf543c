// A roofer on his phone, from the home page to the inquiry about his report, with steps back and a reload wherever the check has him.
import { expect, test } from "../../support/browser-test.ts";
import { counter, report, startButton, urlField } from "../support/seo-calls.ts";
import { hydrated, PHONE, visit } from "../support/visit.ts";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

test("from home to the inquiry about the report nothing is lost by a reload or a step back, and one analysis is counted [KEPT-02] [KEPT-03] [KEPT-08]", async ({
  page,
}) => {
  const reload = async () => {
    await page.reload();
    await hydrated(page);
  };
  await visit(page, "/");
  await page.getByRole("contentinfo").locator('a[href="/seo-check"]').first().click();
  await expect(page).toHaveURL(/\/seo-check$/);
  await reload();
  await expect(startButton(page)).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();

  const address = `${process.env.FIXTURE_ORIGIN}/example-firm/?delay=1500`;
  await urlField(page).fill(address);
  await startButton(page).click();
  await expect(page.locator(".station-path li[data-state=current]")).toContainText("Abruf");
  await reload();
  await expect(report(page)).toContainText("127.0.0.1");
  await reload();
  await expect(report(page)).toContainText("127.0.0.1");
  await expect(counter(page)).toHaveText(/^1 von 3/);

  await report(page).locator('a[href^="/kontakt?"]').last().click();
  await expect(page).toHaveURL(/\/kontakt/);
  const message = page.getByRole("textbox", { name: /^Nachricht/ });
  await expect(message).toHaveValue(/127\.0\.0\.1/);
  await message.fill("Bitte rufen Sie mich wegen des Berichts zu 127.0.0.1 an.");
  await page.goBack();
  await expect(report(page)).toContainText("127.0.0.1");
  await expect(urlField(page)).toHaveValue(address);
  await page.goForward();
  await expect(message).toHaveValue("Bitte rufen Sie mich wegen des Berichts zu 127.0.0.1 an.");
  await page.goBack();
  await expect(counter(page)).toHaveText(/^1 von 3/);
});
