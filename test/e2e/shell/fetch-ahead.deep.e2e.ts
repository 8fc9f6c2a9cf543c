// The script of the next page comes while the visitor is about to open it.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { visit } from "../support/visit.ts";

declare global {
  interface Window {
    /** Names of the elements that were taken away while the page before was on show. */
    takenEarly: string[];
  }
}

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const main = (page: Page) => page.locator("#inhalt");

test("a page whose link is pointed at, or reached by key, opens whole without the network, also behind one with parts of the same name [QUAL-06]", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // So low that the part "rest" is not near; the next page has one of that name, too.
  await page.setViewportSize({ width: 1280, height: 160 });
  await visit(page, "/off-page-seo");
  const [prices, blog] = ["Preise", "Blog"].map((name) =>
    page.locator(".bar-links").getByRole("link", { name, exact: true }),
  ) as [Locator, Locator];
  await prices.hover();
  await untilQuiet(page);
  await context.setOffline(true);
  await prices.click();
  await expect(page).toHaveURL(/\/preise$/);
  await expect(main(page).locator("[data-late]")).toHaveCount(2);
  for (const part of await main(page).locator("[data-late]").all()) await expect(part).not.toBeEmpty();
  await expect(main(page).getByRole("heading", { level: 2 })).not.toHaveCount(0);

  await context.setOffline(false);
  await blog.focus();
  await untilQuiet(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog$/);
  const article = main(page).getByRole("link", { name: /^Artikel lesen SEO für Handwerker/ });
  await article.focus();
  await untilQuiet(page);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\/seo-fuer-handwerker$/);
  await expect(main(page).locator(".prose h2").first()).toBeVisible();
});

test("the page before stays whole until the next one, whose script is there, takes its place at once [QUAL-06]", async ({
  page,
}) => {
  await visit(page, "/");
  // Its late parts are not taken over, and reaching a link does not change that.
  await page.locator(".bar-links").getByRole("link", { name: "Portfolio", exact: true }).focus();
  await untilQuiet(page);
  await page.evaluate(() => {
    const heading = () => document.querySelector("#inhalt h1")?.textContent;
    const before = heading();
    window.takenEarly = [];
    new MutationObserver((changes) => {
      if (heading() !== before) return;
      const taken = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      window.takenEarly.push(...taken.map(({ nodeName }) => nodeName));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Fünf Websites zum Durchklicken");
  expect(await page.evaluate(() => window.takenEarly)).toEqual([]);
});

test("a page whose script is there has its address within the task of the click [QUAL-06]", async ({
  page,
}) => {
  await visit(page, "/agb");
  const prices = page.locator(".bar-links").getByRole("link", { name: "Preise", exact: true });
  await prices.hover();
  await untilQuiet(page);
  const address = await prices.evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise((nextTask) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = nextTask;
      port2.postMessage(null);
    });
    return location.pathname;
  });
  expect(address).toBe("/preise");
});

test("who saves data fetches a page when it is opened, not before [QUAL-06]", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await visit(page, "/agb");
  const asked: string[] = [];
  page.on(
    "request",
    (request) => /\/preise-sections-[^/]+\.js$/.test(request.url()) && asked.push(request.url()),
  );
  const prices = page.locator(".bar-links").getByRole("link", { name: "Preise", exact: true });
  await prices.hover();
  await untilQuiet(page);
  expect(asked).toEqual([]);

  await prices.click();
  await expect(page).toHaveURL(/\/preise$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Preise");
  expect(asked).toHaveLength(1);
});

test("a page whose script did not come when its link was pointed at is opened by the browser itself [QUAL-06] [EDGE-22]", async ({
  page,
}) => {
  const PRICES_SCRIPT = "**/assets/preise-sections-*.js";
  await visit(page, "/agb");
  await page.route(PRICES_SCRIPT, (route) => route.abort());
  const prices = page.locator(".bar-links").getByRole("link", { name: "Preise", exact: true });
  await prices.hover();
  await untilQuiet(page);
  await page.unroute(PRICES_SCRIPT);
  await prices.click();
  await expect(page).toHaveURL(/\/preise$/);
  await expect(main(page).locator("[data-late=rest] h2")).not.toHaveCount(0);
});
