// The first seconds of a visit: paint before script, no shift, early clicks kept, nothing from elsewhere.
import type { Page } from "@playwright/test";
import { builtPaths, SHARED_REPORT_PATH, toolPaths } from "#app/paths.ts";
import { expect, test } from "../../support/browser-test.ts";
import { tagOf } from "../support/template-pages.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { hydrated } from "../support/visit.ts";

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

/** The preloaded typefaces delay load and come after the first paint: each text is set anew in them. */
const SLOW_TYPEFACE_MS = 400;
/** A script that starts by itself is asked for within it, also on a busy machine. */
const MAX_START_MS = 15_000;
/** What a typeface may still move by a rounded pixel. */
const MAX_SHIFT = 0.005;

for (const path of builtPaths) {
  const isTool = toolPaths.includes(path);
  const start = isTool ? "before load" : "after load";
  const strangers = isTool ? "a foreign host" : "a foreign host or the API";
  test(
    `${path} starts its script ${start}, does not shift, breaks no policy, shows its contact data and asks nothing of ${strangers}, all the way down [QUAL-06] [QUAL-07] [QUAL-13] [API-21] [EDGE-22] [SAFE-37]`,
    tagOf(path),
    async ({ page, baseURL }) => {
      const hosts = new Set<string>();
      const asked: string[] = [];
      page.on("request", (request) => {
        const { host, pathname } = new URL(request.url());
        hosts.add(host);
        if (pathname.startsWith("/functions/")) asked.push(pathname);
      });
      // Where the script has to come before load, load waits for it: a script that waits for load would never come.
      const scriptAsked = isTool ? page.waitForRequest(SCRIPT, { timeout: MAX_START_MS }) : undefined;
      await page.route("**/*.woff2", async (route) => {
        await Promise.all([new Promise((resolve) => setTimeout(resolve, SLOW_TYPEFACE_MS)), scriptAsked]);
        await route.continue();
      });
      // Most violations are errors in the console anyway.
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
          console.error(`${violatedDirective}: ${sample}`),
        );
      });
      await page.goto(path, { waitUntil: "commit" });
      await scriptAsked;
      await page.waitForLoadState("load");
      const { load, script } = await firstScript(page);
      if (start === "before load") expect(script).toBeLessThan(load);
      else expect(script).toBeGreaterThanOrEqual(load);

      await page.keyboard.press("Tab"); // brings the late parts
      await untilQuiet(page);
      expect(await shiftSoFar(page)).toBeLessThan(MAX_SHIFT);

      await page.keyboard.press("End");
      await untilQuiet(page);
      hosts.delete(""); // data: pictures
      expect([...hosts]).toEqual([new URL(baseURL as string).host]);
      await hydrated(page);
      if (!isTool) expect(asked).toEqual([]);
      await expectContactData(page);
    },
  );
}

async function expectContactData(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('footer a[href^="mailto:"]')).toBeVisible();
}

/** The sum of all shifts since navigation, up to the frame after next. */
async function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

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

  // The other pages ask it for nothing: above, one by one.
  // A shared report is opened under its own address alone.
  for (const path of toolPaths.filter((one) => one !== SHARED_REPORT_PATH)) {
    test(`${path}, its links and contact data stand without the API [EDGE-22]`, async ({ page }) => {
      await page.route("**/functions/**", (route) => route.abort());
      await page.goto(path);
      await expectContactData(page);
    });
  }
});
