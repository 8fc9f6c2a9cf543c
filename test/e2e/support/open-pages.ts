// Pages that many tests only look at, opened once per worker: a load costs more than most of what they look at.
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { test as base, unexpectedErrors, watchErrors } from "../../support/browser-test.ts";
import { openHome, stopClock } from "./home-page.ts";
import { visit } from "./visit.ts";

interface Opening {
  open: (page: Page) => Promise<void>;
  viewport: { width: number; height: number };
  hasTouch?: boolean;
}

interface OpenPage {
  page: Page;
  opening: Opening;
  url: string;
  /** Of its console, since the last test that used it. */
  errors: string[];
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE_IN_HAND = { viewport: { width: 390, height: 800 }, hasTouch: true };

const OPENINGS = {
  home: { open: openHome, viewport: DESKTOP },
  homeInHand: { open: openHome, ...PHONE_IN_HAND },
  seoCheck: { open: (page) => openWithClock(page, "/seo-check"), viewport: DESKTOP },
  portfolio: { open: (page) => openWithClock(page, "/portfolio"), viewport: DESKTOP },
  blog: { open: openBlog, viewport: DESKTOP },
} as const satisfies Record<string, Opening>;

type Name = keyof typeof OPENINGS;
type Open = (name: Name, options: BrowserContextOptions) => Promise<OpenPage>;

interface WorkerFixtures {
  openOnce: Open;
}

interface Lending extends WorkerFixtures {
  baseURL: string | undefined;
  expectedErrors: RegExp | null;
}

/**
 * `test` with pages that are open already, live, the consent question answered, a clock for the test to stop. After each test
 * window, medium, pointer, focus, menus and scrolling are put back; whatever else a test changes, it changes back. An error in
 * the console of such a page fails the test that uses it. After a failure the worker ends, and with it its pages.
 */
export const test = base.extend<Record<Name, Page>, WorkerFixtures>({
  openOnce: [
    async ({ browser }, use) => {
      const pages = new Map<Name, Promise<OpenPage>>();
      await use((name, options) => {
        const page = pages.get(name) ?? openAs(OPENINGS[name], browser, options);
        pages.set(name, page);
        return page;
      });
      for (const page of pages.values()) await (await page).page.context().close();
    },
    { scope: "worker" },
  ],
  home: lent("home"),
  homeInHand: lent("homeInHand"),
  seoCheck: lent("seoCheck"),
  portfolio: lent("portfolio"),
  blog: lent("blog"),
});

async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
}

/** An answer to a click says that the list has been taken over: what is typed before is not heard. */
async function openBlog(page: Page): Promise<void> {
  await openWithClock(page, "/blog");
  await page.getByRole("button", { name: "SEO", exact: true }).click();
  await expect(page.locator(".post")).toHaveCount(1);
  await page.getByRole("button", { name: "Alle", exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
}

async function openAs(opening: Opening, browser: Browser, options: BrowserContextOptions): Promise<OpenPage> {
  const { viewport, hasTouch = false } = opening;
  const context = await browser.newContext({ ...options, viewport, hasTouch });
  const { errors } = watchErrors(context);
  const page = await context.newPage();
  await opening.open(page);
  return { page, opening, url: page.url(), errors };
}

function lent(name: Name) {
  return async ({ openOnce, baseURL, expectedErrors }: Lending, use: (page: Page) => Promise<void>) => {
    const open = await openOnce(name, baseURL === undefined ? {} : { baseURL });
    await open.page.clock.resume();
    await use(open.page);
    await leaveAsFound(open);
    const errors = unexpectedErrors(open.errors.splice(0), expectedErrors);
    expect(errors, "unexpected errors in the console of an open page").toEqual([]);
  };
}

async function leaveAsFound({ page, opening, url }: OpenPage): Promise<void> {
  await page.clock.resume();
  await page.setViewportSize(opening.viewport);
  await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "no-preference" });
  await page.keyboard.press("Escape");
  // Over the bar, which stays where it is.
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: "instant" });
  });
  expect(page.url(), "the page that later tests use").toBe(url);
  // Nothing moves, and nothing is reckoned, until the next test.
  await stopClock(page);
}
