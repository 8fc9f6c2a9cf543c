// Scrolling and focus when the page changes.
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { visit } from "./visit.ts";

const HASH_DELAY_MS = 100;
const BAR_HEIGHT = 68;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Records how every scroll was asked for. */
async function watchScrolls(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const note = (name: string, options: unknown) =>
      asked.push(`${name} ${(options as ScrollOptions | undefined)?.behavior ?? "auto"}`);
    const { scrollTo } = window;
    window.scrollTo = (...args: unknown[]) => {
      note("top", args[0]);
      scrollTo.apply(window, args as never);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      note(`#${this.id}`, options);
      scrollIntoView.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

test("another page starts at its top, gliding there; back returns to the place left [SHELL-20]", async ({
  page,
}) => {
  await visit(page, "/");
  const asked = await watchScrolls(page);
  await footerLink(page, "SEO-Check").click();
  const left = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL("/seo-check");
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await asked()).toEqual(["top smooth"]);
  expect(left).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
});

test("a link to the page on show glides to its top, too [SHELL-20]", async ({ page }) => {
  await visit(page, "/seo-check");
  await footerLink(page, "SEO-Check").click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("a target on another page is reached, 100 ms after the navigation, clear of the bar [SHELL-21] [SHELL-23] [ROUTE-27]", async ({
  page,
}) => {
  await visit(page, "/seo-check");
  const asked = await watchScrolls(page);
  await footerLink(page, "Über mich").click();
  await expect(page).toHaveURL("/#about");
  const target = page.locator("#about");
  await expect
    .poll(async () => Math.round((await target.boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(BAR_HEIGHT);
  await expect.poll(async () => (await target.boundingBox())?.y ?? 999).toBeLessThan(BAR_HEIGHT + 60);
  expect(await asked()).toEqual(["top instant", "#about smooth"]);
});

test("the target waits exactly 100 ms [SHELL-21]", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  // The late parts come with the first key, so that the click below meets a page that stands still.
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  const asked = await watchScrolls(page);
  await footerLink(page, "Über mich").scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  await footerLink(page, "Über mich").click();
  await expect(page).toHaveURL("/#about");
  await page.clock.runFor(HASH_DELAY_MS - 1);
  expect((await asked()).filter((text) => text.startsWith("#about"))).toEqual([]);
  await page.clock.runFor(1);
  expect((await asked()).filter((text) => text.startsWith("#about"))).toEqual(["#about smooth"]);
});

test("a hash without a target, or one that cannot be read, is no error [SHELL-22]", async ({ page }) => {
  await visit(page, "/seo-check#gibt-es-nicht");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await visit(page, "/seo-check#%E0%A4%A");
  await page.evaluate(() => {
    location.hash = "#%E0%A4%A%";
  });
  await page.waitForTimeout(2 * HASH_DELAY_MS);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("with reduced motion it jumps [SHELL-23] [QUAL-03]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/seo-check");
  const asked = await watchScrolls(page);
  await footerLink(page, "Über mich").click();
  await expect(page).toHaveURL("/#about");
  await expect.poll(asked).toContain("#about instant");
  await footerLink(page, "SEO-Check").click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect((await asked()).join()).not.toContain("smooth");
});

test("another page is announced by its title and takes the focus to its content [QUAL-20]", async ({
  page,
}) => {
  await visit(page, "/");
  const announced = page.locator("p[aria-live=polite]").last();
  await expect(announced).toHaveText("");
  await page.locator(".bar-links").getByRole("button", { name: "Leistungen" }).click();
  await page.locator("#leistungen").getByRole("link", { name: "SEO-Check" }).click();
  await expect(page).toHaveTitle(/SEO-Check/);
  await expect(announced).toHaveText(await page.title());
  await expect(page.locator("#inhalt")).toBeFocused();
  await footerLink(page, "Portfolio").click();
  await expect(page).toHaveTitle(/Webdesign und SEO/);
  await expect(announced).toHaveText(await page.title());
  await expect(page.locator("#portfolio")).toBeFocused();
});

test("leaves the session storage empty [DATA-13]", async ({ page }) => {
  await visit(page, "/");
  await footerLink(page, "SEO-Check").click();
  await expect(page).toHaveURL("/seo-check");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
