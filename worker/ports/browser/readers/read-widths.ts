// The top of the page in windows of many widths, with what sticks out of each.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { NarrowFacts, WidthView } from "../../../browser-check/reflow/reflow-reading.ts";
import type { SettledTab } from "../settled-tab.ts";
import type { Ask } from "./in-page.ts";
import { resizeWindow } from "./resize-window.ts";

/** CSS px, as the screens that people have: phones, tablets upright and lying, a notebook, a large screen. */
const WINDOWS = [
  { width: 320, height: 640 },
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

export async function readWidths(page: SettledTab, ask: Ask): Promise<WidthView[]> {
  const views: WidthView[] = [];
  for (const size of WINDOWS) {
    await resizeWindow(page, ask, size);
    const facts = await ask<NarrowFacts>("check.lookNarrow()");
    views.push({ ...size, ...overflowOf(facts, size), shot: await pictureTop(page, size) });
  }
  return views;
}

/** What a person can push sideways, and what lies in the picture of it. */
function overflowOf(
  { width, canScroll, offenders }: NarrowFacts,
  size: { width: number; height: number },
): Pick<WidthView, "overflow" | "marks"> {
  const isSeen = ({ box }: (typeof offenders)[number]) =>
    box !== null && box.y < size.height && box.x < size.width;
  const marks = offenders.filter((one) => one.kind !== "other" && isSeen(one)).slice(0, MAX_MARKS);
  return { overflow: canScroll ? Math.max(0, width - size.width) : 0, marks };
}

async function pictureTop(
  { tab: { session, during } }: SettledTab,
  { width, height }: { width: number; height: number },
): Promise<PlainShot> {
  const clip = { x: 0, y: 0, width, height, scale: Math.min(1, MAX_WIDTH / width) };
  const options = { format: "jpeg", quality: QUALITY, optimizeForSpeed: true, clip } as const;
  const { data } = await during(session.send("Page.captureScreenshot", options), PICTURE_MS);
  return { source: `data:image/jpeg;base64,${data}`, width, height, pageHeight: height };
}
