// Where messages stand: above, and below while they would lie over what the keyboard has reached.
import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck, problem, startButton, urlField } from "../support/seo-calls.ts";
import { PHONE } from "../support/visit.ts";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" }, expectedErrors: /502/ });

const isLow = async (toast: Locator) => ((await toast.boundingBox())?.y ?? 0) > PHONE.height / 2;

test("a message makes room for the focused field, stays there, and the next one stands in its own place again [TOAST-06] [QUAL-01]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(problem(502, "unreachable", "Die Seite antwortet nicht."));
  const toast = page.locator(".toast");
  const fail = async () => {
    await startButton(page).click();
    await expect(toast).toBeVisible();
  };

  await urlField(page).fill("firma.de");
  await fail();
  // Right under the bar, where the message stands.
  await urlField(page).evaluate((field) => field.scrollIntoView({ block: "start" }));
  expect(await isLow(toast)).toBe(false);
  await urlField(page).focus();
  await expect.poll(() => isLow(toast)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await startButton(page).focus();
  expect(await isLow(toast)).toBe(true);

  await toast.getByRole("button", { name: /schließen/ }).click();
  await expect(toast).toHaveCount(0);
  await fail();
  expect(await isLow(toast)).toBe(false);
});

test("a message that was there before the script that draws it makes room, too [TOAST-06] [QUAL-01]", async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/toaster-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  const { crawler } = await openSeoCheck(page);
  crawler.answer(problem(502, "unreachable", "Die Seite antwortet nicht."));
  const toast = page.locator(".toast");
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(page.getByRole("heading", { name: "Diese Analyse kam nicht ans Ziel" })).toBeFocused();
  await expect(toast).toHaveCount(0);
  script.resolve();
  await expect(toast).toBeVisible();

  await urlField(page).evaluate((field) => field.scrollIntoView({ block: "start" }));
  await urlField(page).focus();
  await expect.poll(() => isLow(toast)).toBe(true);
});
