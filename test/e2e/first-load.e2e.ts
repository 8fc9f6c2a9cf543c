// The first seconds of a visit: paint before script, no shift, early clicks kept, nothing from elsewhere.
import type { Page } from "@playwright/test";
import { builtPaths, toolPaths } from "#app/paths.ts";
import { expect, test } from "../support/browser-test.ts";

const SCRIPT = "**/assets/*.js";

/** When the page's `load` began and when its first script was asked for, in ms after navigation. */
async function firstScript(page: Page): Promise<{ load: number; script: number }> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")),
  );
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      load: navigation?.loadEventStart ?? 0,
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
}

for (const path of builtPaths) {
  test(`${path} does not shift, breaks no policy and asks nothing of a foreign host, all the way down [QUAL-06] [QUAL-07] [QUAL-13]`, async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    let shift = await shiftOfLoad(page, path);
    // A busy machine may paint half a page before it has read the rest. What a page does itself happens at every load.
    if (shift >= MAX_SHIFT) shift = await shiftOfLoad(page, path);
    expect(shift).toBeLessThan(MAX_SHIFT);
    await page.keyboard.press("End");
    await page.waitForLoadState("networkidle");
    hosts.delete(""); // data: pictures
    expect([...hosts]).toEqual([new URL(baseURL as string).host]);
  });
}

/** What a typeface may still move by a rounded pixel. */
const MAX_SHIFT = 0.005;

/** The sum of all shifts while fonts, styles and script arrive. */
async function shiftOfLoad(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** The preloaded typeface delays load, and nothing else. */
const SLOW_TYPEFACE_MS = 1000;
/** One page of each kind; test/site/pages.test.ts reads the mark in all of them. */
const ONE_OF_EACH = [
  "/",
  "/website-design",
  "/blog/seo-fuer-handwerker",
  "/preise",
  "/seo-check",
  "/kontakt",
];

test("a page to read starts its script after load, a page to type on does not wait for it [QUAL-06]", async ({
  page,
}) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_TYPEFACE_MS));
    await route.continue();
  });
  for (const path of ONE_OF_EACH) {
    await page.goto(path);
    const { load, script } = await firstScript(page);
    if (toolPaths.includes(path)) expect(script, path).toBeLessThan(load);
    else expect(script, path).toBeGreaterThanOrEqual(load);
  }
});

test("a key pressed before load starts the script at once [QUAL-06]", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A font that does not arrive holds back the load event.
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(300);
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")),
    ),
  ).toBe(false);
  await page.keyboard.press("Tab");
  await firstScript(page);
  release();
});

test("a click before the script has arrived is kept and answered once it has [QUAL-06]", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/seo-check", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Beispiel-Analyse ansehen" }).click();
  await expect(page.getByRole("dialog", { name: "Beispiel-Analyse" })).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: "Beispiel-Analyse" })).toBeVisible();
});

test.describe("with the API down", () => {
  test.use({ expectedErrors: /\/functions\// });

  test("pages, links and contact data stand without the API, which no page of texts asks for anything [EDGE-22] [API-21]", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route("**/functions/**", (route) => {
      asked.push(new URL(page.url()).pathname);
      return route.abort();
    });
    for (const path of builtPaths) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('footer a[href^="mailto:"]')).toBeVisible();
    }
    expect(asked.filter((path) => !toolPaths.includes(path))).toEqual([]);
  });
});
