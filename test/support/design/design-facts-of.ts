// Design facts of a page in a browser test, both viewports, as the rating's own browser would read them.
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { MAX_SHOT_HEIGHT, type ViewportName } from "#contract/design-rating.ts";
import { THUMBNAIL_SCALE } from "#worker/design/capture.ts";
import { readGrounds } from "#worker/design/figures/picture-grounds.ts";
import type { DesignFacts, ViewportFacts } from "#worker/design/page-snapshot.ts";
import { decodePng, type Picture, pixelFigures } from "#worker/design/pixels.ts";
import { STILL_SCRIPT, settleScript } from "#worker/ports/browser/settle-script.ts";
import { snapshotOf } from "./design-snapshot.ts";

export const ratedViewports = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** For pages whose parts all come from the test itself: nothing is waited for in vain. */
const SETTLE_TIMES = { fontsMs: 2_000, drawMs: 2_500, scrollMs: 3_000, picturesMs: 2_000 };
/** Many times what a visit takes, also on a busy machine. */
const VISIT_LIMIT_MS = 120_000;
const UNDISTURBED = {
  isLoaded: true,
  missingSheets: [],
  refusedRequests: 0,
  leftOut: 0,
  dialogs: 0,
  downloads: 0,
  popups: 0,
};

/**
 * @param open goes to the page, in a tab that has the viewport already
 * @param onThumbnail gets the PNG whose pixels are measured
 */
export async function designFactsOf(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  onThumbnail?: (viewport: ViewportName, png: Buffer) => void,
): Promise<DesignFacts> {
  // One after the other: two visits at once in one Chromium hung once, and nobody knows in which call.
  const desktop = await visit(() => viewportFacts(browser, "desktop", open, onThumbnail));
  const mobile = await visit(() => viewportFacts(browser, "mobile", open, onThumbnail));
  return { desktop, mobile };
}

/** A tab that has stopped answering is left, and the page is visited once more; a fault of the page shows both times. */
async function visit(read: () => Promise<ViewportFacts>): Promise<ViewportFacts> {
  const limit = new AbortController();
  const stuck = setTimeout(VISIT_LIMIT_MS, "stuck" as const, { signal: limit.signal });
  const first = read();
  try {
    const facts = await Promise.race([first, stuck]);
    if (facts !== "stuck") return facts;
    first.catch(() => {});
    return await read();
  } finally {
    stuck.catch(() => {});
    limit.abort();
  }
}

async function viewportFacts(
  browser: Browser,
  name: ViewportName,
  open: (page: Page) => Promise<unknown>,
  onThumbnail?: (viewport: ViewportName, png: Buffer) => void,
): Promise<ViewportFacts> {
  const context = await browser.newContext({
    ...ratedViewports[name],
    locale: "de-DE",
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  try {
    const page = await context.newPage();
    await open(page);
    await page.evaluate(settleScript(SETTLE_TIMES));
    await page.evaluate(STILL_SCRIPT);
    const snapshot = await snapshotOf(page);
    const { width } = ratedViewports[name].viewport;
    const png = await thumbnailOf(page, width, snapshot.page.height);
    onThumbnail?.(name, png);
    const picture = unpacked(png);
    return {
      snapshot,
      capture: UNDISTURBED,
      pixels: pixelFigures(picture.rgba, picture.width, picture.height),
      grounds: readGrounds(snapshot.texts, picture, THUMBNAIL_SCALE),
    };
  } finally {
    await context.close();
  }
}

async function thumbnailOf(page: Page, width: number, pageHeight: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const height = Math.min(pageHeight, MAX_SHOT_HEIGHT);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: THUMBNAIL_SCALE },
  });
  return Buffer.from(data, "base64");
}

function unpacked(png: Buffer): Picture {
  const picture = decodePng(png);
  if (!picture) throw new Error("The picture cannot be unpacked.");
  return picture;
}
