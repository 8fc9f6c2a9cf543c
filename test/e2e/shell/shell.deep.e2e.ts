// Header, footer and breadcrumb on real pages.
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
// `home` and `seoCheck` are open already, for all tests of a worker; `page` is one of the test's own.
import { test } from "../support/open-pages.ts";
import { PHONE, visit } from "../support/visit.ts";

test.describe("header", () => {
  test("is fixed at the top and names its links in order [SHELL-01] [SHELL-02] [SHELL-03] [SHELL-04]", async ({
    seoCheck,
  }) => {
    const bar = seoCheck.getByRole("banner");
    await seoCheck.mouse.wheel(0, 600);
    await expect.poll(() => seoCheck.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect((await bar.boundingBox())?.y).toBe(0);
    const entries = bar.locator(".bar-links > li > :is(a, button)");
    await expect(entries).toHaveText([
      "Home",
      "Portfolio",
      "Blog",
      "Preise",
      "Leistungen",
      "Kontakt",
      "Kostenlose Beratung",
    ]);
    const targets = await entries.evaluateAll((list) => list.map((entry) => entry.getAttribute("href")));
    expect(targets).toEqual(["/", "/portfolio", "/blog", "/preise", null, "/kontakt", "/kontakt"]);
    await expect(bar.getByRole("link", { name: /Pättken/ })).toHaveAttribute("href", "/");
  });

  for (const width of [768, 900, 1100, 1440]) {
    test(`shows everything side by side at ${width} px [SHELL-12]`, async ({ seoCheck }) => {
      await seoCheck.setViewportSize({ width, height: 900 });
      await expect(seoCheck.getByRole("button", { name: /^Menü/ })).toBeHidden();
      const boxes = await seoCheck
        .locator(".bar .logo, .bar-links > li")
        .evaluateAll((list) => list.map((one) => one.getBoundingClientRect().toJSON()));
      boxes.slice(1).forEach((box, index) => {
        expect(box.left).toBeGreaterThanOrEqual(boxes[index].right + 8);
        expect(Math.abs(box.height - boxes[1].height)).toBeLessThan(2);
      });
      expect(boxes.at(-1).right).toBeLessThanOrEqual(width - 8);
    });
  }

  test("highlights where the visitor is, on a service page the services too [SHELL-18]", async ({
    home,
    seoCheck,
  }) => {
    const homeLink = (page: Page) => page.locator(".bar-links").getByRole("link", { name: "Home" });
    const services = (page: Page) => page.getByRole("button", { name: "Leistungen" });
    const line = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).textDecorationColor);
    await expect(homeLink(home)).toHaveAttribute("aria-current", "page");
    const lit = await line(homeLink(home));
    expect(await line(services(home))).not.toBe(lit);
    await expect(homeLink(seoCheck)).not.toHaveAttribute("aria-current");
    expect(await line(services(seoCheck))).toBe(lit);
    await services(seoCheck).click();
    await expect(seoCheck.locator("#leistungen").getByRole("link", { name: "SEO-Check" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
});

test.describe("footer", () => {
  test("is the same on every page and leads everywhere [SHELL-24] [SHELL-26] [SHELL-27] [SHELL-31] [SHELL-34] [SHELL-35]", async ({
    home,
    seoCheck,
  }) => {
    const footer = home.getByRole("contentinfo");
    const text = await footer.textContent();
    const links = (heading: string) =>
      footer
        .locator(".footer-links", { has: home.getByRole("heading", { name: heading, exact: true }) })
        .getByRole("link")
        .evaluateAll((list) => list.map((one) => [one.textContent, one.getAttribute("href")]));
    expect((await links("Services")).length).toBeGreaterThanOrEqual(8);
    expect(await links("Unternehmen")).toEqual([
      ["Über mich", "/#about"],
      ["Portfolio", "/#portfolio"],
      ["Testimonials (Musterprojekte)", "/#portfolio"],
      ["Blog", "/blog"],
    ]);
    for (const [name, href] of [
      ["Impressum", "/impressum"],
      ["Datenschutz", "/datenschutz"],
      ["AGB", "/agb"],
      ["Kontakt", "/kontakt"],
      ["Projekt starten", "/kontakt"],
    ]) {
      await expect(footer.getByRole("link", { name: name as string, exact: true })).toHaveAttribute(
        "href",
        href as string,
      );
    }
    await expect(footer.getByRole("link", { name: /Pättken – Zur Startseite/ })).toBeVisible();
    expect(await seoCheck.getByRole("contentinfo").textContent()).toBe(text);
  });

  test("names eight towns in order and the years [SHELL-32] [SHELL-33]", async ({ home }) => {
    const area = home.getByRole("region", { name: "Servicegebiet" });
    await expect(area.getByRole("listitem")).toHaveText([
      "Lüdinghausen",
      "Seppenrade",
      "Olfen",
      "Datteln",
      "Haltern am See",
      "Dülmen",
      "Coesfeld",
      "Münster",
    ]);
    await expect(home.getByText(/^© 2025(–20\d\d)? /)).toBeVisible();
  });

  test("opens other sites in a new tab without opener, phone and mail where they are [SHELL-25] [SHELL-28] [SHELL-29] [SHELL-30] [SHELL-39]", async ({
    home,
  }) => {
    const external = home.getByRole("contentinfo").locator("a[href^='http']");
    await expect(external).toHaveCount(3);
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await expect(home.locator("footer a[href^='tel:+']")).toBeVisible();
    await expect(home.locator("footer a[href^='mailto:']")).toBeVisible();
  });
});

test("the keyboard reaches the way to the content first; the trail leads back from a page, with the same trail as data, and is absent on the home page [SHELL-37] [CRUMB-01] [CRUMB-02] [CRUMB-03] [CRUMB-04] [CRUMB-08] [CRUMB-09] [QUAL-19]", async ({
  page,
}) => {
  await visit(page, "/seo-check");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#inhalt")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCount(1);

  const trail = page.getByRole("navigation", { name: "Sie sind hier" });
  await expect(trail.locator("ol > li")).toHaveText(["Home", "SEO-Check"]);
  await expect(trail.locator("li").first().locator(".i-tabler-home")).toBeVisible();
  await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(trail.locator("[aria-current=page]")).toHaveText("SEO-Check");
  await expect(trail.getByRole("link", { name: "SEO-Check" })).toHaveCount(0);
  const data = JSON.parse((await trail.locator("script").textContent()) ?? "");
  expect(data["@type"]).toBe("BreadcrumbList");
  expect(data.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "SEO-Check"]);

  await trail.getByRole("link", { name: "Zurück zur Startseite" }).click();
  await expect(page).toHaveURL("/");
  await expect(trail).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Zurück zur Startseite" })).toHaveCount(0);
});

test("axe finds nothing in open menus and dialog, in light and dark [QUAL-01]", { tag: "@deep" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/seo-check", { consent: null });
  const expectNoFindings = async (part: string, name: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page, part), `${name}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.getByRole("button", { name: "Leistungen" }).click();
  await expectNoFindings(".bar", "services menu");
  await page.getByRole("button", { name: "Anpassen" }).click();
  await expectNoFindings("dialog[open]", "consent dialog");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await page.locator("#menue").getByRole("button", { name: "Leistungen" }).click();
  await expectNoFindings("#menue", "small menu");
});
