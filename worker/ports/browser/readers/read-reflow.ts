// The wide page with little room: in a window of 320 px and in others of usual widths, then with text of twice the size; pictures of each.
import { MAX_SHOT_HEIGHT } from "#contract/design-rating.ts";
import type { Readings } from "../../../browser-check/readings.ts";
import {
  type LargeFacts,
  NARROW_WIDTH,
  type NarrowFacts,
  type ReflowReading,
} from "../../../browser-check/reflow/reflow-reading.ts";
import type { SettledTab } from "../settled-tab.ts";
import type { Viewport } from "../viewports.ts";
import { type Ask, enterPage, picturePage, sizeOf } from "./in-page.ts";
import { viewNarrow, viewOthers } from "./read-widths.ts";
import type { ReaderContext } from "./reader.ts";
import { resizeWindow, setWindowSize } from "./resize-window.ts";

/** For scripts that answer to another text size. */
const ANSWER_MS = 300;
const SET_MS = 2_000;
/** Chromium's own sizes are 16 and 13 px. */
const TWICE = { standard: 32, fixed: 26 };

export async function readReflow({
  browser: { viewports },
  tabs: { desktop },
  loadScript,
}: ReaderContext): Promise<Readings["reflow"]> {
  const ask = await enterPage(desktop, await loadScript("check"));
  await ask("check.rest()");
  // Before anything has been moved about.
  const hasTexts = (await ask<number>("check.lookUsual()")) > 0;
  await resizeWindow(desktop, ask, { ...viewports.desktop, width: NARROW_WIDTH });
  const narrow = await ask<NarrowFacts>("check.lookNarrow()");
  const shot = narrow.offenders.length > 0 ? await picturePage(desktop) : null;
  const widths = [await viewNarrow(desktop, narrow), ...(await viewOthers(desktop, ask))];
  const large = hasTexts ? await readLarge(desktop, viewports.desktop, ask) : null;
  return { narrow: { ...narrow, shot }, widths, large };
}

/** The browser's own setting, which breakpoints follow; what is set in px follows by our script. */
async function readLarge(page: SettledTab, viewport: Viewport, ask: Ask): Promise<ReflowReading["large"]> {
  const { session, during } = page.tab;
  await setWindowSize(page, viewport);
  await during(session.send("Page.setFontSizes", { fontSizes: TWICE }), SET_MS);
  await ask(`check.calm(${ANSWER_MS})`);
  await ask("check.enlarge()");
  await ask("check.calm()");
  const facts = await ask<LargeFacts>("check.lookLarge()");
  if (facts.cutCount + facts.overlappingCount === 0) return { ...facts, shot: null };
  // For the picture alone; places are told as they lie in it.
  const { height } = await sizeOf(page);
  await ask("check.keepHeights()");
  await resizeWindow(page, ask, { ...viewport, height: Math.min(height, MAX_SHOT_HEIGHT) });
  await ask("check.restoreHeights()");
  const places = await ask<Pick<LargeFacts, "cut" | "overlapping">>("check.placesNow()");
  return { ...facts, ...places, shot: await picturePage(page, true) };
}
