// The blog as a visitor uses it: filter, search, history, sharing, unknown articles.
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { hydrated, PHONE, visit } from "./visit.ts";

const ALL = 6;
const NO_MATCH = "Keine Artikel gefunden. Versuchen Sie einen anderen Suchbegriff oder Filter.";

const cards = (page: Page) => page.locator(".post");
const field = (page: Page) => page.getByLabel("Artikel durchsuchen");
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator(".posts-count[role=status]");
const query = (page: Page) => new URL(page.url()).searchParams;

test("a category shows its posts, says how many, and the way back leads through the filters [BLOG-03] [BLOG-12] [BLOG-21]", async ({
  page,
}) => {
  await visit(page, "/blog");
  await expect(filter(page, "Alle")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "Persönlicher Erfolg").click();
  await expect(cards(page)).toHaveCount(2);
  await expect(filter(page, "Persönlicher Erfolg")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "Alle")).toHaveAttribute("aria-pressed", "false");
  await expect(status(page)).toHaveText("2 Artikel");
  await expect(page.getByRole("heading", { name: "Zuerst lesen" })).toHaveCount(0);
  expect(query(page).get("kategorie")).toBe("persoenlicher-erfolg");
  await filter(page, "SEO").click();
  await expect(status(page)).toHaveText("1 Artikel");
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(ALL);
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);
});

test("filtering leaves the page where it is [BLOG-21]", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/blog");
  await page.evaluate(() => scrollTo(0, 200));
  await filter(page, "Webdesign").click();
  await expect(cards(page)).toHaveCount(2);
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test("the search waits 300 ms after the last key and replaces the entry of the history [BLOG-13] [BLOG-15] [BLOG-21]", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/blog");
  // An answer to a click says that the list has been taken over.
  await filter(page, "Business").click();
  await expect(cards(page)).toHaveCount(1);
  await filter(page, "Alle").click();
  await expect(cards(page)).toHaveCount(ALL);
  await page.clock.pauseAt(Date.now() + 60_000);
  const entries = await page.evaluate(() => history.length);

  await field(page).fill("mind");
  await page.clock.runFor(200);
  await field(page).fill("mindset");
  await page.clock.runFor(290);
  await expect(cards(page)).toHaveCount(ALL);
  await page.clock.runFor(20);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toHaveText(/^Mindset-Shift/);
  expect(query(page).get("suche")).toBe("mindset");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("text and category combine, and nothing found says so and can be undone [BLOG-14] [BLOG-17]", async ({
  page,
}) => {
  await visit(page, "/blog");
  await field(page).fill("google");
  await expect(status(page)).not.toHaveText("6 Artikel");
  await filter(page, "Persönlicher Erfolg").click();
  await expect(status(page)).toHaveText(NO_MATCH);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator(".posts h2")).toHaveCount(0);
  await page.getByRole("button", { name: "Alle Artikel zeigen" }).click();
  await expect(cards(page)).toHaveCount(ALL);
  await expect(field(page)).toHaveValue("");
});

test("Enter searches at once", async ({ page }) => {
  await visit(page, "/blog");
  await field(page).fill("Olfen");
  await field(page).press("Enter");
  await expect(cards(page)).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe("/blog");
});

test("a shared address shows the same list [BLOG-21]", async ({ page }) => {
  await visit(page, "/blog?kategorie=webdesign&suche=ladezeit");
  await expect(field(page)).toHaveValue("ladezeit");
  await expect(filter(page, "Webdesign")).toHaveAttribute("aria-pressed", "true");
  await expect(status(page)).toHaveText(NO_MATCH);
  await field(page).fill("trends");
  await expect(cards(page)).toHaveCount(1);
});

test("from the list to an article and back to the filtered list [BLOG-09] [BLOG-11] [ART-07]", async ({
  page,
}) => {
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

for (const [width, featured, others] of [
  [390, 1, 1],
  [768, 2, 2],
  [1280, 2, 3],
] as const) {
  test(`cards stand in ${featured} and ${others} columns at ${width} px [BLOG-06] [BLOG-07]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/blog");
    const columns = (group: string) =>
      page
        .locator(`${group} .post`)
        .evaluateAll(
          (list) => new Set(list.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        );
    expect(await columns(".posts-featured")).toBe(featured);
    expect(await columns(".posts-others")).toBe(others);
  });
}

test.describe("an unknown article", () => {
  test.use({ expectedErrors: /404/ });

  test("is a page that does not exist [ROUTE-26]", async ({ page }) => {
    const answer = await page.goto("/blog/gibt-es-nicht");
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  });
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

test.describe("sharing", () => {
  const ARTICLE = "/blog/seo-fuer-handwerker";
  const share = (page: Page) => page.getByRole("button", { name: "Artikel teilen" });
  const toasts = (page: Page) => page.locator(".toasts .toast");

  test("opens the share sheet with title and canonical address, and keeps quiet when it is closed [ART-11] [ART-12]", async ({
    page,
  }) => {
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
    await visit(page, `${ARTICLE}?von=mail`);
    await share(page).click();
    const calls = () => page.evaluate(() => (window as unknown as { shareCalls: unknown[] }).shareCalls);
    await expect.poll(calls).toHaveLength(1);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect((await calls())[0]).toEqual({
      title: "SEO für Handwerker: So werden Sie vor Ort gefunden",
      url: canonical,
    });
    await page.waitForTimeout(300);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("copies the address where there is no sheet, and says so [ART-12]", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    await visit(page, ARTICLE);
    await share(page).click();
    await expect(toasts(page)).toContainText("Link kopiert");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(canonical);
  });
});

test("on paper there is the text and nothing to press [ART-09]", async ({ page }) => {
  await visit(page, "/blog/seo-fuer-handwerker");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".prose h2").first()).toBeVisible();
  for (const part of [".toc", ".related", ".share", ".trail"]) await expect(page.locator(part)).toBeHidden();
});
