// /portfolio in a browser: sides, live previews, dialog.
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import { bringIntoView } from "./home-page.ts";
import { PHONE, visit } from "./visit.ts";

const SLUGS = ["galabau-pro", "prodach", "osteria-del-borgo", "fitness-studio-vital", "vitalweg"];

const entry = (page: Page, slug: string) => page.locator(`#${slug}`);
const frames = (page: Page) => page.locator("iframe");
const preview = (page: Page, title: string) => page.getByRole("button", { name: `Vorschau ${title}` });

async function openAt(page: Page, slug: string): Promise<void> {
  await visit(page, "/portfolio");
  await bringIntoView(entry(page, slug).locator(".laptop"));
}

test("no website is asked for before the visitor has stirred [HOME-49]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const websites = () => asked.filter((path) => path.startsWith("/demos/"));
  await page.setViewportSize({ width: 1440, height: 1600 });
  // Nothing is evaluated in the page: the browser would take that for a visitor.
  await page.goto("/portfolio", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3);
  expect(websites()).toEqual([]);
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect.poll(websites).not.toEqual([]);
});

test("pictures and words change sides from entry to entry, and stack on a phone [PORT-03]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/portfolio");
  const box = async (slug: string, part: string) => {
    const found = await entry(page, slug).locator(part).boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  for (const [index, slug] of SLUGS.entries()) {
    const pictures = await box(slug, ".entry-pictures");
    const words = await box(slug, ".entry-words");
    const [left, right] = index % 2 === 0 ? [pictures, words] : [words, pictures];
    expect(left.x + left.width, slug).toBeLessThanOrEqual(right.x);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  for (const slug of SLUGS) {
    const pictures = await box(slug, ".entry-pictures");
    const words = await box(slug, ".entry-words");
    expect(pictures.y + pictures.height, slug).toBeLessThanOrEqual(words.y);
  }
});

test("one website runs at a time, in the laptop in view, out of reach of pointer, key and focus [PORT-12] [HOME-46] [HOME-49]", async ({
  page,
}) => {
  await openAt(page, "osteria-del-borgo");
  const frame = entry(page, "osteria-del-borgo").locator("iframe");
  await expect(frame).toHaveAttribute("data-loaded", "true");
  await expect(frames(page)).toHaveCount(1);
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame).toHaveAttribute("tabindex", "-1");
  await expect(frame).toHaveAttribute("aria-hidden", "true");
  expect(await frame.evaluate((element) => (element as HTMLElement).inert)).toBe(true);
  await expect(frame).toHaveCSS("pointer-events", "none");
  await expect(frame).toHaveCSS("opacity", "1");

  // It fills the screen of the laptop.
  const screen = await entry(page, "osteria-del-borgo").locator(".laptop-screen").boundingBox();
  const shown = await frame.boundingBox();
  expect(Math.abs((shown?.width ?? 0) - (screen?.width ?? 1))).toBeLessThan(2);

  await page.mouse.click((shown?.x ?? 0) + 40, (shown?.y ?? 0) + 40);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
  await preview(page, "Osteria del Borgo").focus();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
  }

  await bringIntoView(entry(page, "galabau-pro").locator(".laptop"));
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page)).toHaveAttribute("src", "/demos/galabau-pro");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(frames(page)).toHaveCount(0);
});

test("the typefaces of a website arrive in its frame without origin [PORT-12]", async ({ page }) => {
  const fonts: number[] = [];
  page.on("response", (response) => {
    if (/\/demos\/prodach\/.+\.woff2$/.test(response.url())) fonts.push(response.status());
  });
  await openAt(page, "prodach");
  await expect(frames(page)).toHaveAttribute("data-loaded", "true");
  // A refusal by policy or by CORS would be an error in the console, which fails every test.
  await expect.poll(() => fonts).toContain(200);
});

test("'Vorschau' opens the dialog of its entry, and closing clears the selection [PORT-07] [PORT-08]", async ({
  page,
}) => {
  await openAt(page, "prodach");
  await preview(page, "ProDach Dachdecker").click();
  const first = page.getByRole("dialog", { name: "ProDach Dachdecker" });
  await expect(first).toBeVisible();
  // The website runs in the dialog now, and only there.
  await expect(first.locator("iframe")).toHaveAttribute("src", "/demos/prodach");
  await expect(frames(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("dialog iframe")).toHaveCount(0);
  await expect(preview(page, "ProDach Dachdecker")).toBeFocused();

  await preview(page, "Osteria del Borgo").click();
  await expect(page.getByRole("dialog", { name: "Osteria del Borgo" })).toBeVisible();
  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The same one opens again.
  await preview(page, "Osteria del Borgo").click();
  await expect(page.getByRole("dialog", { name: "Osteria del Borgo" })).toBeVisible();
});

test("'Live ansehen' opens the website in a tab of its own [PORT-09]", async ({ page, context }) => {
  await openAt(page, "vitalweg");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    entry(page, "vitalweg")
      .getByRole("link", { name: /^Live ansehen/ })
      .click(),
  ]);
  await expect(tab).toHaveURL(/\/demos\/vitalweg$/);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an entry stands out under the mouse and with focus inside [PORT-10]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAt(page, "galabau-pro");
  const heading = entry(page, "galabau-pro").getByRole("heading");
  await page.mouse.move(2, 2);
  const rest = await heading.evaluate((element) => getComputedStyle(element).color);
  await heading.hover();
  await expect(heading).not.toHaveCSS("color", rest);
  await page.mouse.move(2, 2);
  await expect(heading).toHaveCSS("color", rest);
  await preview(page, "GaLaBau Pro").focus();
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
    const still = entry(page, "galabau-pro").locator(".laptop img");
    await expect
      .poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
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
    await expect(frames(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Vorschau/ })).toHaveCount(0);
  });
});

test("no server call loads the projects [PORT-13]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/functions/")) calls.push(request.url());
  });
  await openAt(page, "vitalweg");
  await expect(entry(page, "vitalweg").getByRole("heading")).toHaveText("VitalWeg Physiotherapie");
  expect(calls).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the open dialog has no findings on a phone in ${colorScheme} [PORT-07]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(PHONE);
    await openAt(page, "fitness-studio-vital");
    await preview(page, "Fitness Studio Vital").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await axeFindings(page, "dialog[open] .detail-words, dialog[open] .detail-solution")).toEqual([]);
  });
}
