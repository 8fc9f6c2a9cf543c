// From the home page straight to a price and to a check of one's own website.

import { websitePackages } from "#content/prices.ts";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";
import { expectToFit } from "../support/window-widths.ts";

test("names the smallest package's price below the buttons, with the way to all of them [WISH-01]", async ({
  page,
}) => {
  await visit(page, "/");
  const price = page.locator(".hero-wishes p");
  const [least] = websitePackages.flatMap(({ price: cents }) => cents ?? []).sort((a, b) => a - b);
  const amount = new Intl.NumberFormat("de-DE").format((least ?? 0) / 100);
  await expect(price).toContainText(`ab ${amount}\u00a0€`);
  const buttons = await page.locator(".hero-ways").boundingBox();
  expect((await price.boundingBox())?.y).toBeGreaterThan((buttons?.y ?? Number.NaN) + (buttons?.height ?? 0));
  await expectToFit(page);
  await price.getByRole("link").click();
  await expect(page).toHaveURL("/preise");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test(`takes an address to the check ${javaScriptEnabled ? "and starts nothing" : "without script"} [WISH-02]`, async ({
      page,
    }) => {
      let analyses = 0;
      await page.route("**/functions/v1/seo-crawler", (route) => {
        analyses += 1;
        return route.abort();
      });
      await page.goto("/");
      await page.getByLabel("Wie steht Ihre Website da?").fill("dachdecker-kamp.example/start?a=1&b=ü");
      await page.getByRole("button", { name: "Kostenlos prüfen" }).click();
      await expect(page).toHaveURL(/\/seo-check\?url=/);
      expect(new URL(page.url()).searchParams.get("url")).toBe("dachdecker-kamp.example/start?a=1&b=ü");
      if (!javaScriptEnabled) return;
      await expect(page.locator("input[name=url]")).toHaveValue("dachdecker-kamp.example/start?a=1&b=ü");
      expect(analyses).toBe(0);
    });
  });
}
