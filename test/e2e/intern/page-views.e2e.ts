// Looks at pages are told to the server with consent to Statistik alone.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";

const VIEW = "**/functions/v1/page-view";

async function watch(page: Page): Promise<{ path: string; referrer: string | null }[]> {
  const told: { path: string; referrer: string | null }[] = [];
  await page.route(VIEW, async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return told;
}

test("nothing is told before a choice, after a refusal, and after consent to everything else [TALLY-03]", async ({
  page,
}) => {
  const told = await watch(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/preise");
  await page.getByRole("button", { name: "Ablehnen", exact: true }).click();
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await expect(page).toHaveURL(/portfolio/);
  await page.evaluate(() =>
    localStorage.setItem(
      "cookieConsent",
      JSON.stringify({ necessary: true, analytics: false, marketing: true, preferences: true, version: 3 }),
    ),
  );
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(told).toEqual([]);
  expect(scripts.filter((url) => url.includes("count-view"))).toEqual([]);
});

test("with consent each page is told once, by its path alone, and no more after it is withdrawn [TALLY-03]", async ({
  page,
}) => {
  const told = await watch(page);
  await page.goto("/preise?utm_source=brief#oben");
  await page.getByRole("button", { name: "Akzeptieren", exact: true }).click();
  await expect.poll(() => told).toEqual([{ path: "/preise", referrer: null }]);
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await expect.poll(() => told.map(({ path }) => path)).toEqual(["/preise", "/portfolio"]);
  await page.evaluate(() => {
    localStorage.removeItem("cookieConsent");
    dispatchEvent(new StorageEvent("storage", { key: "cookieConsent" }));
  });
  await page.getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL(/blog/);
  await page.waitForLoadState("networkidle");
  expect(told.map(({ path }) => path)).toEqual(["/preise", "/portfolio"]);
});

test("the site whose link led here is told by its host [TALLY-03]", async ({ page }) => {
  const told = await watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "referrer", {
      get: () => "https://www.suche.example/ergebnis?q=geheim",
    });
    localStorage.setItem(
      "cookieConsent",
      JSON.stringify({ necessary: true, analytics: true, marketing: false, preferences: false, version: 3 }),
    );
  });
  await page.goto("/preise");
  await expect.poll(() => told).toEqual([{ path: "/preise", referrer: "www.suche.example" }]);
});
