// The blog as a visitor uses it: filter, search, history, sharing, paper.
import type { Page } from "@playwright/test";
import { expect } from "../../support/browser-test.ts";
import { stopClock } from "../support/home-page.ts";
// `blog` is open already, for all tests of a worker; `page` is one of the test's own.
import { test } from "../support/open-pages.ts";
import { PHONE, visit } from "../support/visit.ts";

const ALL = 6;
const NO_MATCH = "Keine Artikel gefunden. Versuchen Sie einen anderen Suchbegriff oder Filter.";

const cards = (page: Page) => page.locator(".post");
const field = (page: Page) => page.getByLabel("Artikel durchsuchen");
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator(".posts-count[role=status]");
const query = (page: Page) => new URL(page.url()).searchParams;

test.describe("the list", () => {
  test.afterEach(async ({ blog }) => {
    await blog.clock.resume();
    await field(blog).fill("");
    await filter(blog, "Alle").click();
    await expect(cards(blog)).toHaveCount(ALL);
    await expect(blog).toHaveURL(/\/blog$/);
  });

  test("a category shows its posts, says how many, and the way back leads through the filters [BLOG-03] [BLOG-12] [BLOG-21]", async ({
    blog,
  }) => {
    await expect(filter(blog, "Alle")).toHaveAttribute("aria-pressed", "true");
    await filter(blog, "Business").click();
    await expect(cards(blog)).toHaveCount(1);
    await filter(blog, "Alle").click();
    await expect(cards(blog)).toHaveCount(ALL);
    await filter(blog, "Persönlicher Erfolg").click();
    await expect(cards(blog)).toHaveCount(2);
    await expect(filter(blog, "Persönlicher Erfolg")).toHaveAttribute("aria-pressed", "true");
    await expect(filter(blog, "Alle")).toHaveAttribute("aria-pressed", "false");
    await expect(status(blog)).toHaveText("2 Artikel");
    // None is among those to be read first, and the others are not „weitere“.
    await expect(blog.locator(".posts h2")).toHaveText(["Gefundene Artikel"]);
    expect(query(blog).get("kategorie")).toBe("persoenlicher-erfolg");
    await filter(blog, "SEO").click();
    await expect(status(blog)).toHaveText("1 Artikel");
    await blog.goBack();
    await expect(cards(blog)).toHaveCount(2);
    await blog.goBack();
    await expect(cards(blog)).toHaveCount(ALL);
    await blog.goForward();
    await expect(cards(blog)).toHaveCount(2);
  });

  test("filtering leaves the page where it is [BLOG-21]", async ({ blog }) => {
    await blog.setViewportSize(PHONE);
    await blog.evaluate(() => scrollTo(0, 200));
    await filter(blog, "Webdesign").click();
    await expect(cards(blog)).toHaveCount(2);
    expect(await blog.evaluate(() => scrollY)).toBe(200);
  });

  test("the search waits 300 ms after the last key and replaces the entry of the history [BLOG-13] [BLOG-15] [BLOG-21]", async ({
    blog,
  }) => {
    await stopClock(blog);
    const entries = await blog.evaluate(() => history.length);

    await field(blog).fill("mind");
    await blog.clock.runFor(200);
    await field(blog).fill("mindset");
    await blog.clock.runFor(290);
    await expect(cards(blog)).toHaveCount(ALL);
    await blog.clock.runFor(20);
    await expect(cards(blog)).toHaveCount(1);
    await expect(cards(blog).getByRole("heading")).toHaveText(/^Mindset-Shift/);
    expect(query(blog).get("suche")).toBe("mindset");
    expect(await blog.evaluate(() => history.length)).toBe(entries);
  });

  test("text and category combine, and nothing found says so and can be undone [BLOG-14] [BLOG-17]", async ({
    blog,
  }) => {
    await field(blog).fill("google");
    await expect(status(blog)).not.toHaveText("6 Artikel");
    await filter(blog, "Persönlicher Erfolg").click();
    await expect(status(blog)).toHaveText(NO_MATCH);
    await expect(cards(blog)).toHaveCount(0);
    await expect(blog.locator(".posts h2")).toHaveCount(0);
    await blog.getByRole("button", { name: "Alle Artikel zeigen" }).click();
    await expect(filter(blog, "Alle")).toBeFocused();
    await expect(cards(blog)).toHaveCount(ALL);
    await expect(field(blog)).toHaveValue("");
  });

  test("Enter searches at once", async ({ blog }) => {
    await field(blog).fill("Olfen");
    await field(blog).press("Enter");
    await expect(cards(blog)).toHaveCount(1);
    expect(new URL(blog.url()).pathname).toBe("/blog");
  });

  for (const [width, featured, others] of [
    [390, 1, 1],
    [768, 2, 2],
    [1280, 2, 3],
  ] as const) {
    test(`cards stand in ${featured} and ${others} columns at ${width} px [BLOG-06] [BLOG-07]`, async ({
      blog,
    }) => {
      await blog.setViewportSize({ width, height: 900 });
      const columns = (group: string) =>
        blog
          .locator(`${group} .post`)
          .evaluateAll(
            (list) => new Set(list.map((card) => Math.round(card.getBoundingClientRect().left))).size,
          );
      expect(await columns(".posts-featured")).toBe(featured);
      expect(await columns(".posts-others")).toBe(others);
    });
  }
});

test("a shared address shows the same list, from which an article leads back to it [BLOG-09] [BLOG-11] [BLOG-21] [ART-07]", async ({
  page,
}) => {
  // Pages jump to their tops instead of gliding there, which takes seconds.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/blog?kategorie=webdesign&suche=ladezeit");
  await expect(field(page)).toHaveValue("ladezeit");
  await expect(filter(page, "Webdesign")).toHaveAttribute("aria-pressed", "true");
  await expect(status(page)).toHaveText(NO_MATCH);
  await field(page).fill("trends");
  await expect(cards(page)).toHaveCount(1);

  await visit(page, "/blog?kategorie=seo");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: /^Artikel lesen SEO für Handwerker/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^SEO für Handwerker/);
  await expect(page.locator(".prose h2").first()).toBeVisible();
  await expect(page.locator(".trail [aria-current=page]")).toHaveText(/^SEO für Handwerker/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole("link").click();
  await page.locator(".related").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Warum lokale Betriebe/);
  await page.getByRole("link", { name: "Zurück zum Blog" }).click();
  await expect(cards(page)).toHaveCount(ALL);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all posts and texts are there, the tools are not [BLOG-20]", async ({ page }) => {
    await page.goto("/blog");
    await expect(cards(page)).toHaveCount(ALL);
    await expect(field(page)).toBeHidden();
    await page.goto("/blog/seo-fuer-handwerker");
    await expect(page.locator(".prose h2").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Artikel teilen" })).toBeHidden();
  });
});

test("an article is shared by sheet, quietly when that is closed, else copied, which is said; on paper there is nothing to press [ART-09] [ART-11] [ART-12]", async ({
  page,
}) => {
  const share = page.getByRole("button", { name: "Artikel teilen" });
  const toasts = page.locator(".toasts .toast");
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { shareCalls: calls });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: unknown) => {
        calls.push(data);
        throw new DOMException("closed", "AbortError");
      },
    });
  });
  await visit(page, "/blog/seo-fuer-handwerker?von=mail");
  await share.click();
  const calls = () => page.evaluate(() => (window as unknown as { shareCalls: unknown[] }).shareCalls);
  await expect.poll(calls).toHaveLength(1);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect((await calls())[0]).toEqual({
    title: "SEO für Handwerker: So werden Sie vor Ort gefunden",
    url: canonical,
  });
  await page.waitForTimeout(300);
  await expect(toasts).toHaveCount(0);

  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await share.click();
  await expect(toasts).toContainText("Link kopiert");
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(canonical);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".prose h2").first()).toBeVisible();
  for (const part of [".toc", ".related", ".share", ".trail"]) await expect(page.locator(part)).toBeHidden();
});
