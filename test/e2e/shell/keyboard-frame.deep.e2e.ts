// What stands around every page, and the blog, by keyboard alone from the load on.
import { expect, test } from "../../support/browser-test.ts";
import { walk } from "../support/keyboard-walk.ts";
import { PHONE, visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by keyboard alone: the consent question is answered in its dialog, a service found in the wide menu and a page in the small one, the scheme chosen, and the answer looked at again [QUAL-01] [QUAL-20] [COOKIE-07] [SHELL-11] [SHELL-17]", async ({
  page,
}) => {
  await visit(page, "/agb", { consent: null });
  const { press, to, at, atContent } = walk(page);
  const banner = page.getByRole("region", { name: "Cookie-Einstellungen" });
  const dialog = page.getByRole("dialog");
  await expect(banner).toBeVisible();

  await press("Tab");
  await at("link", "Zum Inhalt springen");
  await to("button", "Anpassen");
  await press("Enter");
  await expect(dialog).toBeVisible();
  // The necessary ones cannot be reached, so not switched off either.
  await to("link", "Impressum");
  await press("Tab");
  await at("switch", "Analyse Cookies");
  await to("switch", "Präferenz Cookies");
  await press("Space");
  await expect(dialog.getByRole("switch", { name: "Präferenz Cookies" })).toBeChecked();
  await to("button", "Einstellungen Speichern");
  await page.keyboard.press("Enter");
  await atContent();
  await expect(banner).toHaveCount(0);

  await to("button", "Leistungen", "Shift+Tab");
  await press("Enter");
  await expect(page.locator("#leistungen")).toBeVisible();
  await press("Tab");
  await at("link", "Webdesign");
  await press("Escape");
  await at("button", "Leistungen");
  await press("Space");
  await expect(page.locator("#leistungen")).toBeVisible();
  await to("link", "Lokales SEO");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/local-seo");
  await atContent();
  await expect(page.locator("#leistungen")).toBeHidden();

  await page.setViewportSize(PHONE);
  await to("button", "Menü öffnen", "Shift+Tab");
  await press("Enter");
  await to("button", "Leistungen");
  await press("Space");
  await to("link", "SEO-Monitoring");
  await press("Escape");
  await at("button", "Menü öffnen");
  await press("Enter");
  await to("link", "Blog");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog");
  await atContent();
  await expect(page.locator("#menue")).toBeHidden();

  await to("radio", "System");
  await press("ArrowRight");
  await at("radio", "Hell");
  await press("ArrowRight");
  await at("radio", "Dunkel");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await press("ArrowRight");
  await at("radio", "System");
  await to("button", "Cookie-Einstellungen");
  await press("Enter");
  await expect(dialog.getByRole("switch", { name: "Präferenz Cookies" })).toBeChecked();
  await press("Escape");
  await at("button", "Cookie-Einstellungen");
});

test("by keyboard alone: articles are searched and filtered, one is opened and shared [QUAL-01] [BLOG-12] [BLOG-13] [ART-11]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async () => {} },
    });
  });
  await visit(page, "/blog");
  const { press, to, at, type, atContent } = walk(page);
  const cards = page.locator(".post");

  await press("Tab");
  await page.keyboard.press("Enter");
  await atContent();
  await to("searchbox", "Artikel durchsuchen");
  await type("Olfen");
  await expect(cards).toHaveCount(1);
  await press("Control+a", "Delete", "Enter");
  await expect(cards).toHaveCount(6);
  await to("button", "SEO", "Shift+Tab");
  await press("Space");
  await at("button", "SEO");
  await expect(cards).toHaveCount(1);
  await to("link", /^Artikel lesen SEO für Handwerker/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog/seo-fuer-handwerker");
  await atContent();
  await to("button", "Artikel teilen");
  await press("Enter");
  await at("button", "Artikel teilen");
  await expect(page.locator(".toasts .toast")).toContainText("Link kopiert");
  // The message has stood where the way back stands.
  await to("link", /Zurück zum Blog/, "Shift+Tab");
  await expect(page.locator(".toasts .toast")).toBeVisible();
});
