// The services menu of the wide bar and the panel of the small one.
import type { Page } from "@playwright/test";
import { expect } from "../../support/browser-test.ts";
import { stopClock } from "../support/home-page.ts";
// `home` and `seoCheck` are open already, for all tests of a worker; `page` is one of the test's own.
import { test } from "../support/open-pages.ts";
import { PHONE, visit } from "../support/visit.ts";

const CLOSE_DELAY_MS = 300;

const button = (page: Page) => page.getByRole("button", { name: "Leistungen" });
const panel = (page: Page) => page.locator("#leistungen");

test.describe("services menu", () => {
  test("has two columns with their links and ways to check and calculator [SHELL-05] [SHELL-06] [SHELL-07] [WISH-05]", async ({
    home,
  }) => {
    await expect(panel(home)).toBeHidden();
    await button(home).click();
    await expect(panel(home).getByRole("list", { name: "Website Services" }).getByRole("link")).toHaveCount(
      4,
    );
    await expect(panel(home).getByRole("list", { name: "SEO Services" }).getByRole("link")).toHaveCount(8);
    await expect(panel(home).getByRole("link", { name: "Website kostenlos prüfen" })).toHaveAttribute(
      "href",
      "/seo-check",
    );
    await expect(panel(home).getByRole("link", { name: "Preis berechnen" })).toHaveAttribute(
      "href",
      "/preisrechner",
    );
  });

  test("opens under the pointer, closes 300 ms after it has gone, and stays when it comes back [SHELL-08] [SHELL-09] [SHELL-10]", async ({
    home,
  }) => {
    await button(home).hover();
    await expect(button(home)).toHaveAttribute("aria-expanded", "true");
    await expect(panel(home)).toBeVisible();

    await stopClock(home);
    const leave = () => home.mouse.move(20, 500);
    await leave();
    await home.clock.runFor(CLOSE_DELAY_MS - 1);
    await expect(button(home)).toHaveAttribute("aria-expanded", "true");
    await panel(home).hover();
    await home.clock.runFor(10 * CLOSE_DELAY_MS);
    await expect(button(home)).toHaveAttribute("aria-expanded", "true");
    await leave();
    await home.clock.runFor(CLOSE_DELAY_MS - 1);
    await expect(button(home)).toHaveAttribute("aria-expanded", "true");
    await home.clock.runFor(1);
    await expect(button(home)).toHaveAttribute("aria-expanded", "false");
  });

  test("opens and closes by click and by keyboard, Escape gives the focus back [SHELL-11]", async ({
    home,
  }) => {
    await button(home).click();
    await expect(panel(home)).toBeVisible();
    await button(home).click();
    await expect(panel(home)).toBeHidden();
    await home.mouse.move(20, 500);

    await button(home).focus();
    await home.keyboard.press("Enter");
    await expect(button(home)).toHaveAttribute("aria-expanded", "true");
    await home.keyboard.press("Tab");
    await expect(panel(home).getByRole("link", { name: "Webdesign" })).toBeFocused();
    await home.keyboard.press("Escape");
    await expect(button(home)).toBeFocused();
    await expect(panel(home)).toBeHidden();

    await home.keyboard.press("Space");
    await expect(panel(home)).toBeVisible();
    await home.keyboard.press("Shift+Tab");
    await expect(panel(home)).toBeHidden();
  });

  test("a pointer that left before does not close what the keyboard opens [SHELL-11]", async ({ home }) => {
    await button(home).hover();
    await stopClock(home);
    await home.mouse.move(20, 500);
    await button(home).focus();
    await home.keyboard.press("Enter");
    await home.clock.runFor(2 * CLOSE_DELAY_MS);
    await expect(panel(home)).toBeVisible();
  });

  test("closes when a link in it is chosen, also to the page on show [SHELL-11]", async ({ seoCheck }) => {
    await button(seoCheck).focus();
    await seoCheck.keyboard.press("Enter");
    await panel(seoCheck).getByRole("link", { name: "SEO-Check" }).focus();
    await seoCheck.keyboard.press("Enter");
    await expect(panel(seoCheck)).toBeHidden();
    await expect(seoCheck).toHaveURL("/seo-check");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the services are reached by keyboard, by pointer and in the footer; the small menu opens, shows them and closes by Escape [SHELL-40] [SHELL-13]", async ({
    page,
  }) => {
    await page.goto("/");
    await button(page).focus();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(panel(page)).toBeHidden();
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Lokales SEO" })).toHaveAttribute(
      "href",
      "/local-seo",
    );

    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await expect(page.locator("#menue").getByRole("link", { name: "Lokales SEO" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menue")).toBeHidden();
  });
});

test.describe("small menu", () => {
  const toggle = (page: Page) => page.getByRole("button", { name: /^Menü/ });
  const menu = (page: Page) => page.locator("#menue");

  test.describe("on a page that is open already", () => {
    test.beforeEach(({ home }) => home.setViewportSize(PHONE));

    test("takes the place of the links under 768 px, and gives it back [SHELL-12]", async ({ home }) => {
      await expect(toggle(home)).toBeVisible();
      await expect(home.locator(".bar-links")).toBeHidden();
      await home.setViewportSize({ width: 767, height: 800 });
      await expect(toggle(home)).toBeVisible();
      await toggle(home).click();
      await home.setViewportSize({ width: 768, height: 800 });
      await expect(toggle(home)).toBeHidden();
      await expect(menu(home)).toBeHidden();
      await expect(home.locator(".bar-links")).toBeVisible();
      await home.setViewportSize({ width: 767, height: 800 });
      await expect(menu(home)).toBeHidden();
    });

    test("holds the same links, the services in a group that is closed at first [SHELL-13] [SHELL-15]", async ({
      home,
    }) => {
      await toggle(home).click();
      const own = menu(home).locator(":is(.small-links > li > :is(a, button), .btn-brick)");
      await expect(own).toHaveText([
        "Home",
        "Portfolio",
        "Blog",
        "Preise",
        "Leistungen",
        "Kontakt",
        "Kostenlose Beratung",
      ]);
      const group = menu(home).getByRole("button", { name: "Leistungen" });
      await expect(group).toHaveAttribute("aria-expanded", "false");
      await expect(menu(home).getByRole("link", { name: "SEO-Monitoring" })).toBeHidden();
      await group.click();
      await expect(group).toHaveAttribute("aria-expanded", "true");
      await expect(menu(home).locator(".small-services a:visible")).toHaveCount(12);
      await group.click();
      await expect(menu(home).getByRole("link", { name: "SEO-Monitoring" })).toBeHidden();
    });

    test("says whether it opens or closes, and closes by toggle and Escape [SHELL-17]", async ({ home }) => {
      const open = home.getByRole("button", { name: "Menü öffnen", exact: true });
      const close = home.getByRole("button", { name: "Menü schließen", exact: true });
      await expect(open).toHaveAttribute("aria-expanded", "false");
      await open.click();
      await expect(close).toHaveAttribute("aria-expanded", "true");
      await close.click();
      await expect(menu(home)).toBeHidden();
      await open.click();
      await home.keyboard.press("Escape");
      await expect(menu(home)).toBeHidden();
      await expect(open).toBeFocused();
    });

    test("scrolls inside itself when the screen is low [SHELL-14]", async ({ home }) => {
      await home.setViewportSize({ width: 390, height: 420 });
      await toggle(home).click();
      await menu(home).getByRole("button", { name: "Leistungen" }).click();
      const last = menu(home).getByRole("link", { name: "Kostenlose Beratung" });
      await expect(last).not.toBeInViewport();
      await menu(home).hover();
      await home.mouse.wheel(0, 3000);
      await expect(last).toBeInViewport();
      expect(await home.evaluate(() => scrollY)).toBe(0);
      const box = await menu(home).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
    });
  });

  test.describe("on a page of its own", () => {
    test.use({ viewport: PHONE });

    test("closes when any link is chosen, also to the page on show [SHELL-16]", async ({ page }) => {
      await visit(page, "/");
      await toggle(page).click();
      await menu(page).getByRole("link", { name: "Home" }).click();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL("/");
      await toggle(page).click();
      await menu(page).getByRole("button", { name: "Leistungen" }).click();
      await menu(page).getByRole("link", { name: "SEO-Check" }).click();
      await expect(page).toHaveURL("/seo-check");
      await expect(menu(page)).toBeHidden();
    });

    test("stays open when it was opened before the script arrived [SHELL-13]", async ({ page }) => {
      // Scripts are held back until the menu is open.
      let release = () => {};
      const opened = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/entry\.client|\/assets\/.*\.js/, async (route) => {
        await opened;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      release();
      await page.locator(".services[data-live]").waitFor({ state: "attached" });
      await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
      await expect(menu(page)).toBeVisible();
      await toggle(page).click();
      await expect(menu(page)).toBeHidden();
    });
  });
});
