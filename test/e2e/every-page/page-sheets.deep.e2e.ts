// Each page brings a stylesheet of its own, which no other page sees.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { visit } from "../support/visit.ts";

const PAGE_SHEETS = "**/assets/page-*.css";
/** What the rules of pages differ in. */
const PROPERTIES = [
  "display",
  "position",
  "fontSize",
  "fontWeight",
  "color",
  "padding",
  "margin",
  "gap",
] as const;

const barLink = (page: Page, name: string) =>
  page.locator(".bar-links").getByRole("link", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Addresses of the pages' sheets that apply. */
function applied(page: Page): Promise<(string | null)[]> {
  return page
    .locator('link[rel="stylesheet"][href^="/assets/page-"]:not([media="not all"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** The sheet that the page's HTML names as its own. */
async function ownSheet(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  return html.match(/data-sheets="\S+ ([^"]+)"/)?.[1] ?? "";
}

function look(page: Page): Promise<string[]> {
  return page.locator("#inhalt *").evaluateAll(
    (all, properties) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        return [element.tagName, element.className, ...properties.map((name) => style[name])].join(" ");
      }),
    PROPERTIES,
  );
}

/** Outlives a change of the page, not of the document. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

const marked = (page: Page) => page.locator("html[data-marked]");

test("from page to page and back, the sheet of the page on show applies alone and it looks as if loaded directly [QUAL-06]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const looks = new Map<string, string[]>();
  for (const path of ["/preise", "/agb"]) {
    await visit(page, path);
    // A sign of life: the late parts come.
    await page.keyboard.press("Shift");
    await untilQuiet(page);
    looks.set(path, await look(page));
  }
  await markDocument(page);
  const seen = new Set<string>();
  const isAsLoaded = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const sheet = await ownSheet(page);
    seen.add(sheet);
    await expect.poll(() => applied(page)).toEqual([sheet]);
    await page.mouse.move(5, 400);
    await expect.poll(() => look(page)).toEqual(looks.get(path));
  };
  await isAsLoaded("/agb");
  await barLink(page, "Preise").click();
  await isAsLoaded("/preise");
  await page.locator(".footer").getByRole("link", { name: "AGB", exact: true }).click();
  await isAsLoaded("/agb");
  await page.goBack();
  await isAsLoaded("/preise");
  await expect(marked(page)).toHaveCount(1);
  expect(seen.size).toBe(2);
});

test.describe("when a page's sheet does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the browser opens the page itself [EDGE-22]", async ({ page }) => {
    await visit(page, "/agb");
    await untilQuiet(page);
    await markDocument(page);
    await page.route(PAGE_SHEETS, (route) => route.abort());
    const missing = page.waitForEvent("requestfailed", (request) => request.url().includes("/page-"));
    await barLink(page, "Preise").hover();
    await missing;
    await untilQuiet(page);
    await page.unroute(PAGE_SHEETS);
    await barLink(page, "Preise").click();
    await expect(page).toHaveURL(/\/preise$/);
    await expect(marked(page)).toHaveCount(0);
    const sheet = await ownSheet(page);
    await expect.poll(() => applied(page)).toEqual([sheet]);
  });

  test("a step back shows the page without it, and asks for it no more than twice [EDGE-22]", async ({
    page,
  }) => {
    await visit(page, "/agb");
    await barLink(page, "Preise").click();
    await expect(title(page)).toContainText("Preise");
    // Forgets the sheet of the page before.
    await page.reload();
    await untilQuiet(page);
    await markDocument(page);
    let asked = 0;
    await page.route(PAGE_SHEETS, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/agb$/);
    await expect(title(page)).toHaveText("Allgemeine Geschäftsbedingungen");
    await expect(title(page)).toBeVisible();
    await untilQuiet(page);
    await expect(marked(page)).toHaveCount(1);
    expect(await applied(page)).toEqual([]);
    // Once by React Router ahead, once by the page.
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(2);
  });
});
