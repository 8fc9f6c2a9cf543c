// What a click on a link of the site does: another page without loading anew, or what the browser does with links.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { visit } from "../support/visit.ts";

const barLink = (page: Page, name: string) =>
  page.locator(".bar-links").getByRole("link", { name, exact: true });

/** Opens a page whose document can be told from the next one. */
async function visitMarked(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

const marked = (page: Page) => page.locator("html[data-marked]");
const entries = (page: Page) => page.evaluate(() => history.length);

test("a click or Enter on a link opens the page in the same document; to the page on show it adds no step to the history [QUAL-06]", async ({
  page,
}) => {
  await visitMarked(page, "/agb");
  const before = await entries(page);
  await barLink(page, "Blog").click();
  await expect(page).toHaveURL(/\/blog$/);
  // The address changes before the page does, and a new page takes the focus.
  await expect(page.locator("#inhalt")).toBeFocused();
  await barLink(page, "Blog").click();
  await barLink(page, "Preise").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/preise$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Preise");
  expect(await entries(page)).toBe(before + 2);
  await expect(marked(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/agb$/);
  await expect(marked(page)).toHaveCount(1);
});

test("a click with Ctrl is left to the browser, which opens another tab, and this page stays", async ({
  page,
}) => {
  await visitMarked(page, "/agb");
  // After everything that the site listens with; the tab itself is the browser's, and driven ones lose it now and then.
  await page.evaluate(() => {
    window.addEventListener(
      "click",
      (event) => {
        document.documentElement.dataset.left = String(event.ctrlKey && !event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await barLink(page, "Preise").click({ modifiers: ["Control"] });
  await expect(page.locator("html")).toHaveAttribute("data-left", "true");
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/agb$/);
  await expect(marked(page)).toHaveCount(1);
});

test("a link to a file of the site is left to the browser", async ({ page }) => {
  // Else the section rises into place between press and release.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitMarked(page, "/blog");
  let isAsked = false;
  // Without content the browser stays where it is: a step of the page's own to this address would show.
  await page.route("/feed.xml", (route) => {
    isAsked = route.request().isNavigationRequest();
    return route.fulfill({ status: 204 });
  });
  await page.locator('a[href="/feed.xml"]').click();
  await expect.poll(() => isAsked).toBe(true);
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect(marked(page)).toHaveCount(1);
});

test("a click that something on the page has answered opens nothing", async ({ page }) => {
  await visitMarked(page, "/agb");
  await barLink(page, "Blog").evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  await barLink(page, "Blog").click();
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/agb$/);
  await barLink(page, "Blog").click();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe("a part that waits for its script", () => {
  let asked: string[] = [];

  test.beforeEach(async ({ page }) => {
    asked = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/process-section-")) asked.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 700 });
    await visit(page, "/");
    await untilQuiet(page);
  });

  test("goes on waiting while a link to another page is pressed, and comes at a press elsewhere [QUAL-06]", async ({
    page,
  }) => {
    await barLink(page, "Preise").hover();
    await page.mouse.down();
    await untilQuiet(page);
    expect(asked).toEqual([]);
    // Beside the link: it is not opened.
    await page.mouse.move(700, 400);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/$/);
    await page.mouse.down();
    await expect.poll(() => asked.length).toBe(1);
    await page.mouse.up();
  });

  test("goes on waiting at Enter on a link to another page [QUAL-06]", async ({ page }) => {
    await barLink(page, "Preise").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/preise$/);
    await untilQuiet(page);
    expect(asked).toEqual([]);
  });

  test("comes at any other key on a link [QUAL-06]", async ({ page }) => {
    await barLink(page, "Preise").focus();
    await untilQuiet(page);
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => asked.length).toBe(1);
  });
});

test.describe("with a React Router that keeps its router and its table of modules elsewhere", () => {
  const walk = async (page: Page) => {
    for (const [name, path] of [
      ["Preise", /\/preise$/],
      ["Blog", /\/blog$/],
      ["Home", /\/$/],
    ] as const) {
      await barLink(page, name).hover();
      await barLink(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("#inhalt")).toBeFocused();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  };

  for (const [shape, value] of [
    ["nowhere", undefined],
    ["in another shape", {}],
  ] as const) {
    test(`${shape}, pages still follow one another in the same document [QUAL-06]`, async ({ page }) => {
      await page.addInitScript((router) => {
        Object.defineProperty(window, "__reactRouterDataRouter", { get: () => router, set: () => {} });
      }, value);
      await visitMarked(page, "/agb");
      // React Router has read its table by now.
      await page.evaluate((modules) => {
        Object.defineProperty(window, "__reactRouterRouteModules", {
          value: modules && Object.freeze(modules),
        });
      }, value);
      await walk(page);
      await expect(marked(page)).toHaveCount(1);
    });
  }
});
