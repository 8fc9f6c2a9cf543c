// The top of the page in windows of many widths, with what sticks out of each.
import type { PlainShot } from "#contract/accessibility-check.ts";
import {
  NARROW_WIDTH,
  type NarrowFacts,
  type WidthView,
} from "../../../browser-check/reflow/reflow-reading.ts";
import type { SettledTab } from "../settled-tab.ts";
import type { Ask } from "./in-page.ts";
import { resizeWindow } from "./resize-window.ts";

/** CSS px, as the screens that people have: phones, tablets upright and lying, a notebook, a large screen. */
const FIRST = { width: NARROW_WIDTH, height: 640 };
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const PICTURE_MS = 3_000;
const QUALITY = 60;
/** px of a picture; wider windows are pictured smaller. */
const MAX_WIDTH = 960;
/** Marked in one picture. */
const MAX_MARKS = 12;

type Size = Pick<WidthView, "width" | "height">;

/** The first of them, in the window that stands there. */
export async function viewNarrow(page: SettledTab, facts: NarrowFacts): Promise<WidthView> {
  const overflow = facts.canScroll ? Math.max(0, facts.width - FIRST.width) : 0;
  return { ...FIRST, overflow, marks: marksOf(facts, FIRST), shot: await pictureTop(page, FIRST) };
}

/** All others. What sticks out is looked for only where the page can be pushed sideways. */
export async function viewOthers(page: SettledTab, ask: Ask): Promise<WidthView[]> {
  const views: WidthView[] = [];
  for (const size of WINDOWS) {
    await resizeWindow(page, ask, size);
    const overflow = await ask<number>("check.overflowNow()");
    const marks = overflow > 0 ? marksOf(await ask<NarrowFacts>("check.lookNarrow()"), size) : [];
    views.push({ ...size, overflow, marks, shot: await pictureTop(page, size) });
  }
  return views;
}

function marksOf({ canScroll, offenders }: NarrowFacts, { width, height }: Size): WidthView["marks"] {
  if (!canScroll) return [];
  return offenders
    .filter(({ kind, box }) => kind !== "other" && box !== null && box.y < height && box.x < width)
    .slice(0, MAX_MARKS);
}

async function pictureTop(
  { tab: { session, during } }: SettledTab,
  { width, height }: Size,
): Promise<PlainShot> {
  const clip = { x: 0, y: 0, width, height, scale: Math.min(1, MAX_WIDTH / width) };
  const options = { format: "jpeg", quality: QUALITY, optimizeForSpeed: true, clip } as const;
  const { data } = await during(session.send("Page.captureScreenshot", options), PICTURE_MS);
  return { source: `data:image/jpeg;base64,${data}`, width, height, pageHeight: height };
}
