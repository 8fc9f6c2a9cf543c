// Every built page under axe, at both widths and in both schemes; without JavaScript; from narrow to wide.
import type { BrowserContext, Page } from "@playwright/test";
import { builtPaths } from "#app/paths.ts";
import { projects } from "#content/portfolio.ts";
import { axeFindings, layOutAll } from "../support/axe.ts";
import { test as base, expect } from "../support/browser-test.ts";
import { visit } from "./visit.ts";

const UNKNOWN_PATH = "/gibt-es-nicht";
/** What 1280 px leave at 400 % zoom. */
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 390, 768, 1440, 2560];
const HEIGHT = 900;
const DESKTOP = { width: 1440, height: HEIGHT };
/** The widths at which axe looks, each in full and in a scheme of its own: colours do not change with the width. */
const LOOKED_AT: ReadonlyMap<number, Scheme> = new Map([
  [390, "light"],
  [1440, "dark"],
]);
const SETTLE_MS = 500;

type Scheme = "light" | "dark";

const test = base.extend<object, { scriptless: BrowserContext }>({
  // One for all pages of a worker: nothing but the cache is kept where no script runs.
  scriptless: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
});

// The unknown path answers 404 and says so in the console.
test.use({ expectedErrors: /404|gibt-es-nicht/ });

test("axe finds nothing while the consent question is open, which is the same on all pages [QUAL-01]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Ablehnen" })).toBeVisible();
  for (const [width, scheme] of LOOKED_AT) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await findingsOf(page, scheme), `${width} px`).toEqual([]);
  }
});

for (const path of [...builtPaths, UNKNOWN_PATH]) {
  test(`axe finds nothing on ${path}, and nothing sticks out or breaks inside a word from 320 to 2560 px [QUAL-01] [QUAL-05]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    await visit(page, path);
    await layOutAll(page);
    await page.evaluate(() => document.fonts.ready);
    const quiet = page.waitForLoadState("networkidle");
    // Each width is laid out once: on long pages that takes as long as axe.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => page.evaluate(stickingOut), `${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(tornWords), `${width} px`).toEqual([]);
      const scheme = LOOKED_AT.get(width);
      if (!scheme) continue;
      await quiet;
      expect(await findingsOf(page, scheme), `${width} px`).toEqual([]);
    }
  });

  test(`${path} can be read and left without JavaScript [QUAL-04] [SHELL-40] [SHELL-46]`, async ({
    scriptless,
    baseURL,
  }) => {
    const page = await scriptless.newPage();
    await page.goto(new URL(path, baseURL).href, { waitUntil: "domcontentloaded" });
    await expect(page.locator("h1")).toBeVisible();
    const hidden = await page
      .locator("main :is(h1, h2, h3, p)")
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(hidden).toEqual([]);
    await page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: "Kontakt", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/kontakt$/);
    await page.close();
  });
}

for (const { liveUrl, title } of projects) {
  test(`axe finds nothing on the sample site ${title}, and nothing sticks out [QUAL-01] [QUAL-05]`, async ({
    page,
  }) => {
    await page.goto(liveUrl as string);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => page.evaluate(stickingOut), `${width} px`).toEqual([]);
      if (LOOKED_AT.has(width)) expect(await axeFindings(page)).toEqual([]);
    }
  });
}

/** A new width or scheme shows with the next painted frames. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Runs in the page: what reaches beyond the window's right edge, if the page can be moved sideways. */
function stickingOut(): string[] {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > limit + 1)
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Runs in the page: words of headings, links and buttons that go on in the next line without a hyphen. */
function tornWords(): string[] {
  const torn: string[] = [];
  for (const element of document.querySelectorAll("main :is(h1, h2, h3, a, button)")) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What only a screen reader reads is folded up to a pixel.
      if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(word);
      }
    }
  }
  return torn;
}

/** Findings of axe at the present width: all in light, contrast in dark. */
async function findingsOf(page: Page, colorScheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await painted(page);
  const found = await axeFindings(page);
  if (found.length === 0) return found;
  // Colours may still be on their way to the new scheme; a real fault stays.
  await page.waitForTimeout(SETTLE_MS);
  return axeFindings(page);
}
