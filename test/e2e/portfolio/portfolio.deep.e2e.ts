// /portfolio in a browser: sides, live previews, dialog.
import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { bringIntoView } from "../support/home-page.ts";
// `portfolio` is open already, for all tests of a worker; `page` is one of the test's own.
import { test } from "../support/open-pages.ts";
import { PHONE, visit } from "../support/visit.ts";

const SLUGS = ["galabau-pro", "prodach", "osteria-del-borgo", "fitness-studio-vital", "vitalweg"];

const entry = (page: Page, slug: string) => page.locator(`#${slug}`);
const frames = (page: Page) => page.locator("iframe");
const preview = (page: Page, title: string) => page.getByRole("button", { name: `Vorschau ${title}` });

async function openAt(page: Page, slug: string): Promise<void> {
  await visit(page, "/portfolio");
  await bring(page, slug);
}

/** The picture on the laptop has come and is seen. */
async function expectStill(page: Page, slug: string): Promise<void> {
  const still = entry(page, slug).locator(".laptop img");
  await expect(still).toBeVisible();
  await expect
    .poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

async function bring(page: Page, slug: string): Promise<void> {
  await bringIntoView(entry(page, slug).locator(".laptop"));
}

test("no website is asked for before the visitor has stirred, then each brings its typefaces into its frame without origin; no server call loads the projects [HOME-49] [PORT-12] [PORT-13]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const fonts: number[] = [];
  page.on("response", (response) => {
    if (/\/demos\/prodach\/.+\.woff2$/.test(response.url())) fonts.push(response.status());
  });
  const websites = () => asked.filter((path) => path.startsWith("/demos/"));
  await page.setViewportSize({ width: 1440, height: 1600 });
  // Nothing is evaluated in the page: the browser would take that for a visitor.
  await page.goto("/portfolio", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3);
  expect(websites()).toEqual([]);
  let step = 0;
  await expect(async () => {
    await page.mouse.move(200 + 5 * ++step, 300);
    expect(websites()).not.toEqual([]);
  }).toPass();

  await bring(page, "prodach");
  await expect(entry(page, "prodach").locator("iframe")).toHaveAttribute("data-loaded", "true");
  await expect(frames(page)).toHaveCount(1);
  // A refusal by policy or by CORS would be an error in the console, which fails every test.
  await expect.poll(() => fonts).toContain(200);

  await bring(page, "vitalweg");
  await expect(entry(page, "vitalweg").getByRole("heading")).toHaveText("VitalWeg Physiotherapie");
  expect(asked.filter((path) => path.includes("/functions/"))).toEqual([]);
});

test("pictures and words change sides from entry to entry, and stack on a phone [PORT-03]", async ({
  portfolio,
}) => {
  await portfolio.setViewportSize({ width: 768, height: 900 });
  const box = async (slug: string, part: string) => {
    const found = await entry(portfolio, slug).locator(part).boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  for (const [index, slug] of SLUGS.entries()) {
    const pictures = await box(slug, ".entry-pictures");
    const words = await box(slug, ".entry-words");
    const [left, right] = index % 2 === 0 ? [pictures, words] : [words, pictures];
    expect(left.x + left.width, slug).toBeLessThanOrEqual(right.x);
  }
  await portfolio.setViewportSize({ width: 767, height: 900 });
  for (const slug of SLUGS) {
    const pictures = await box(slug, ".entry-pictures");
    const words = await box(slug, ".entry-words");
    expect(pictures.y + pictures.height, slug).toBeLessThanOrEqual(words.y);
  }
});

test("one website runs at a time, in the laptop in view, out of reach of pointer, key and focus [PORT-12] [HOME-46] [HOME-49]", async ({
  portfolio,
}) => {
  await bring(portfolio, "osteria-del-borgo");
  const frame = entry(portfolio, "osteria-del-borgo").locator("iframe");
  await expect(frame).toHaveAttribute("data-loaded", "true");
  await expect(frames(portfolio)).toHaveCount(1);
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame).toHaveAttribute("tabindex", "-1");
  await expect(frame).toHaveAttribute("aria-hidden", "true");
  expect(await frame.evaluate((element) => (element as HTMLElement).inert)).toBe(true);
  await expect(frame).toHaveCSS("pointer-events", "none");
  await expect(frame).toHaveCSS("opacity", "1");

  // It fills the screen of the laptop.
  const screen = await entry(portfolio, "osteria-del-borgo").locator(".laptop-screen").boundingBox();
  const shown = await frame.boundingBox();
  expect(Math.abs((shown?.width ?? 0) - (screen?.width ?? 1))).toBeLessThan(2);

  await portfolio.mouse.click((shown?.x ?? 0) + 40, (shown?.y ?? 0) + 40);
  expect(await portfolio.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
  await preview(portfolio, "Osteria del Borgo").focus();
  for (let presses = 0; presses < 4; presses += 1) {
    await portfolio.keyboard.press("Tab");
    expect(await portfolio.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
  }

  await bring(portfolio, "galabau-pro");
  await expect(frames(portfolio)).toHaveCount(1);
  await expect(frames(portfolio)).toHaveAttribute("src", "/demos/galabau-pro");
  await portfolio.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(frames(portfolio)).toHaveCount(0);
});

test("'Vorschau' opens the dialog of its entry, and closing clears the selection [PORT-07] [PORT-08]", async ({
  portfolio,
}) => {
  await bring(portfolio, "prodach");
  await preview(portfolio, "ProDach Dachdecker").click();
  const first = portfolio.getByRole("dialog", { name: "ProDach Dachdecker" });
  await expect(first).toBeVisible();
  // The website runs in the dialog now, and only there.
  await expect(first.locator("iframe")).toHaveAttribute("src", "/demos/prodach");
  await expect(frames(portfolio)).toHaveCount(1);
  await portfolio.keyboard.press("Escape");
  await expect(portfolio.getByRole("dialog")).toHaveCount(0);
  await expect(portfolio.locator("dialog iframe")).toHaveCount(0);
  await expect(preview(portfolio, "ProDach Dachdecker")).toBeFocused();

  await preview(portfolio, "Osteria del Borgo").click();
  await expect(portfolio.getByRole("dialog", { name: "Osteria del Borgo" })).toBeVisible();
  await portfolio.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(portfolio.getByRole("dialog")).toHaveCount(0);
  // The same one opens again.
  await preview(portfolio, "Osteria del Borgo").click();
  await expect(portfolio.getByRole("dialog", { name: "Osteria del Borgo" })).toBeVisible();
});

test("'Live ansehen' opens the website in a tab of its own [PORT-09]", async ({ portfolio }) => {
  await bring(portfolio, "vitalweg");
  const [tab] = await Promise.all([
    portfolio.context().waitForEvent("page", { timeout: 7_000 }),
    entry(portfolio, "vitalweg")
      .getByRole("link", { name: /^Live ansehen/ })
      .click(),
  ]);
  await expect(tab).toHaveURL(/\/demos\/vitalweg$/);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await tab.close();
});

test("an entry stands out under the mouse and with focus inside [PORT-10]", async ({ portfolio }) => {
  await portfolio.setViewportSize({ width: 1280, height: 900 });
  await bring(portfolio, "galabau-pro");
  const heading = entry(portfolio, "galabau-pro").getByRole("heading");
  await portfolio.mouse.move(2, 2);
  // What an earlier test has lit fades first.
  await heading.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const rest = await heading.evaluate((element) => getComputedStyle(element).color);
  await heading.hover();
  await expect(heading).not.toHaveCSS("color", rest);
  await portfolio.mouse.move(2, 2);
  await expect(heading).toHaveCSS("color", rest);
  await preview(portfolio, "GaLaBau Pro").focus();
  await expect(heading).not.toHaveCSS("color", rest);
});

test.describe("when the website does not answer", () => {
  test.use({ expectedErrors: /demos\/galabau-pro|ERR_FAILED/ });

  test("the still stays [HOME-49] [PORT-12]", async ({ page }) => {
    const asked: string[] = [];
    await page.route("**/demos/galabau-pro", (route) => {
      asked.push(route.request().method());
      return route.abort();
    });
    await openAt(page, "galabau-pro");
    await expect.poll(() => asked).toEqual(["HEAD"]);
    await expectStill(page, "galabau-pro");
    await expect(frames(page)).toHaveCount(0);
  });
});

test.describe("for visitors who save data", () => {
  test("nothing but the still is loaded [HOME-49]", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openAt(page, "galabau-pro");
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes("/demos/"))).toEqual([]);
    await expectStill(page, "galabau-pro");
    await expect(frames(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stills, words and the way to each website are there [HOME-49] [PORT-09] [PORT-13]", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    await expect(page.getByRole("link", { name: /^Live ansehen/ })).toHaveCount(5);
    await expect(page.getByRole("img", { name: /^Website/ })).toHaveCount(5);
    for (const slug of SLUGS) {
      await expect(entry(page, slug).getByRole("heading", { level: 2 })).toBeVisible();
      await expect(entry(page, slug).locator("h2 + p")).toBeVisible();
    }
    await expect(frames(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Vorschau/ })).toHaveCount(0);
  });
});

test("the open dialog has no findings on a phone in light and dark [PORT-07]", async ({ portfolio }) => {
  await portfolio.emulateMedia({ reducedMotion: "reduce" });
  await portfolio.setViewportSize(PHONE);
  await bring(portfolio, "fitness-studio-vital");
  await preview(portfolio, "Fitness Studio Vital").click();
  await expect(portfolio.getByRole("dialog")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await portfolio.emulateMedia({ colorScheme });
    // Of contrast axe judges only what is in view.
    for (const part of [".detail-words", ".detail-solution"]) {
      await portfolio.locator(`dialog[open] ${part}`).scrollIntoViewIfNeeded();
      expect(await axeFindings(portfolio, "dialog[open]"), colorScheme).toEqual([]);
    }
  }
});
