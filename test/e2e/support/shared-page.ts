// One page for all tests of a file or `describe`: a load costs most of what a test that only looks costs.
import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "../../support/browser-test.ts";

/** What playwright.config.ts leaves as it is. */
const UNTOUCHED = {
  viewport: { width: 1280, height: 720 },
  media: { media: null, colorScheme: "light", reducedMotion: "no-preference" },
} as const;

/**
 * `test` whose `page` is the same in all tests of the file or `describe` that calls this. `open` loads it when the first of them begins,
 * and again after a failure; what it returns is the fixture `opened`. The console is watched as on any page. Tests may
 * change the window, the medium, scheme, folds, scrolling, focus and pointer: that is undone. All else they undo.
 * (A fixture of the worker would start a browser of its own for each such file.)
 */
export function testOnSharedPage<Opened>(open: (page: Page) => Promise<Opened>) {
  let context: BrowserContext | undefined;
  let opening: Promise<{ page: Page; opened: Opened }> | undefined;

  async function load(shared: BrowserContext) {
    await shared.addInitScript(noteFolds);
    const page = await shared.newPage();
    return { page, opened: await open(page) };
  }

  const test = base.extend<{ opened: Opened }>({
    context: async ({ browser }, use) => {
      context ??= await browser.newContext();
      await use(context);
    },
    page: async ({ context: shared }, use) => {
      opening ??= load(shared);
      const { page } = await opening;
      await use(page);
      await leaveAsFound(page);
    },
    opened: async ({ page: _ready }, use) => {
      if (opening) await use((await opening).opened);
    },
  });
  // In one worker, in the order of the file.
  test.describe.configure({ mode: "default" });
  test.afterAll(async () => {
    await context?.close();
    context = undefined;
    opening = undefined;
  });
  return test;
}

async function leaveAsFound(page: Page): Promise<void> {
  await page.setViewportSize(UNTOUCHED.viewport);
  await page.emulateMedia(UNTOUCHED.media);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (window as { foldBack?: () => void }).foldBack?.();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: "instant" });
    for (const part of document.querySelectorAll("[tabindex='0']"))
      part.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Runs in the page: notes how each fold was before it was first opened or closed. */
function noteFolds(): void {
  const before = new Map<HTMLDetailsElement, boolean>();
  const note = (records: MutationRecord[]) => {
    for (const { target, oldValue } of records)
      if (target instanceof HTMLDetailsElement && !before.has(target)) before.set(target, oldValue !== null);
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, attributeFilter: ["open"], attributeOldValue: true });
  const foldBack = () => {
    note(observer.takeRecords());
    for (const [details, wasOpen] of before) details.open = wasOpen;
    observer.takeRecords();
    before.clear();
  };
  Object.assign(window, { foldBack });
}
