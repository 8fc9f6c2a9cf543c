// Every built page under axe, at both widths and in both schemes; without JavaScript; from narrow to wide.
import type { BrowserContext, Page } from "@playwright/test";
import { builtPaths } from "#app/paths.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import { axeFindings, contrastFindings, layOutAll } from "../../support/axe.ts";
import { test as base, expect } from "../../support/browser-test.ts";
import { tagOf } from "../support/template-pages.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { visit } from "../support/visit.ts";

const UNKNOWN_PATH = "/gibt-es-nicht";
/** What 1280 px leave at 400 % zoom. */
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 390, 768, 1440, 2560];
const HEIGHT = 900;
const DESKTOP = { width: 1440, height: HEIGHT };
/** The widths at which axe looks; the second begins in the scheme in which the first ended. */
const LOOKED_AT: ReadonlyMap<number, readonly Scheme[]> = new Map([
  [390, ["light", "dark"]],
  [1440, ["dark", "light"]],
]);

type Scheme = "light" | "dark";

const test = base.extend<object, { reader: BrowserContext; scriptless: BrowserContext }>({
  // A visitor who reads on: one context and its cache for all pages of a worker. What is looked at does not depend on it.
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ reader }, use) => use(reader),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
  // Nothing but the cache is kept where no script runs.
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

base(
  "axe finds nothing while the consent question is open, which is the same on all pages [QUAL-01]",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Ablehnen" })).toBeVisible();
    for (const [width, schemes] of LOOKED_AT) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await findingsOf(page, schemes), `${width} px`).toEqual([]);
    }
  },
);

for (const path of [...builtPaths, UNKNOWN_PATH]) {
  test(
    `axe finds nothing on ${path}, and nothing sticks out, breaks inside a word or parts a number from its unit from 320 to 2560 px [QUAL-01] [QUAL-05]`,
    tagOf(path),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
      await visit(page, new URL(path, baseURL).href);
      await layOutAll(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(smallFields)).toEqual([]);
      const quiet = untilQuiet(page);
      // Each width is laid out once: on long pages that takes as long as axe.
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect.poll(() => page.evaluate(stickingOut), `${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(tornWords), `${width} px`).toEqual([]);
        expect(await page.evaluate(partedFigures), `${width} px`).toEqual([]);
        const schemes = LOOKED_AT.get(width);
        if (!schemes) continue;
        await quiet;
        expect(await findingsOf(page, schemes), `${width} px`).toEqual([]);
      }
    },
  );

  test(
    `${path} can be read and left without JavaScript [QUAL-04] [SHELL-40] [SHELL-46]`,
    tagOf(path),
    async ({ scriptless, baseURL }) => {
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
    },
  );
}

for (const { liveUrl, title } of projects) {
  test(`axe finds nothing on the sample site ${title}, and nothing sticks out [QUAL-01] [QUAL-05]`, {
    tag: "@deep",
  }, async ({ page, baseURL }) => {
    await page.goto(new URL(liveUrl as string, baseURL).href);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => page.evaluate(stickingOut), `${width} px`).toEqual([]);
      if (LOOKED_AT.has(width)) expect(await axeFindings(page)).toEqual([]);
    }
  });
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

/** Runs in the page: fields for which Safari on a phone enlarges the page, and leaves it so. */
function smallFields(): string[] {
  return [...document.querySelectorAll("input, select, textarea")]
    .filter((field) => !field.matches("[type=checkbox], [type=radio], [type=hidden]"))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));
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

/** Runs in the page: figures whose unit, and paragraphs whose number, stands in the next line. */
function partedFigures(): string[] {
  const figure = /\d (?:€|%|h|km|Uhr|Mrd|Sekunden)(?!\p{L})|§ \d|§\d+ UStG/gu;
  const parted: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    for (const { 0: found, index } of text.matchAll(figure)) {
      if (!node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ bottom }) => Math.round(bottom / 8))).size > 1)
        parted.push(text.slice(Math.max(0, index - 20), index + found.length));
    }
  }
  return parted;
}

/** Findings of axe at the present width: all in light, contrast in dark, since a scheme changes nothing but colours. */
async function findingsOf(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const look = colorScheme === "light" ? axeFindings : contrastFindings;
    findings.push(...(await look(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}
