// Scrolling and focus when the page changes.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { stopClock } from "../support/home-page.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { visit } from "../support/visit.ts";

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

test("another page starts at its top, gliding there, as does a link to the page on show; back returns to the place left [SHELL-20]", async ({
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

  await footerLink(page, "SEO-Check").click();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
});

test("a target on another page is reached, exactly 100 ms after the navigation, clear of the bar; with reduced motion the page jumps [SHELL-21] [SHELL-23] [ROUTE-27] [QUAL-03]", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/");
  // The late parts come with the first key, so that the click below meets a page that stands still.
  await page.keyboard.press("Shift");
  await untilQuiet(page);
  const asked = await watchScrolls(page);
  await footerLink(page, "Über mich").scrollIntoViewIfNeeded();
  await stopClock(page);
  await footerLink(page, "Über mich").click();
  await expect(page).toHaveURL("/#about");
  await page.clock.runFor(HASH_DELAY_MS - 1);
  const toTarget = async () => (await asked()).filter((text) => text.startsWith("#about"));
  expect(await toTarget()).toEqual([]);
  await page.clock.runFor(1);
  expect(await toTarget()).toEqual(["#about smooth"]);
  await page.clock.resume();

  const since = async (count: number) => (await asked()).slice(count);
  await page.emulateMedia({ reducedMotion: "reduce" });
  let before = (await asked()).length;
  await footerLink(page, "SEO-Check").click();
  await expect(page).toHaveURL("/seo-check");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await footerLink(page, "Über mich").click();
  await expect(page).toHaveURL("/#about");
  await expect.poll(() => since(before)).toContain("#about instant");
  await footerLink(page, "SEO-Check").click();
  await expect(page).toHaveURL("/seo-check");
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect((await since(before)).join()).not.toContain("smooth");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  before = (await asked()).length;
  await footerLink(page, "Über mich").click();
  await expect(page).toHaveURL("/#about");
  const target = page.locator("#about");
  await expect
    .poll(async () => Math.round((await target.boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(BAR_HEIGHT);
  await expect.poll(async () => (await target.boundingBox())?.y ?? 999).toBeLessThan(BAR_HEIGHT + 60);
  expect(await since(before)).toEqual(["top instant", "#about smooth"]);
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

test("another page is announced by its title and takes the focus to its content, leaving the session storage empty [QUAL-20] [DATA-13]", async ({
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
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await footerLink(page, "Portfolio").click();
  await expect(page).toHaveTitle(/Webdesign und SEO/);
  await expect(announced).toHaveText(await page.title());
  await expect(page.locator("#portfolio")).toBeFocused();
});
