// Pictures of a page that stands still, from its top: one to look at, one to count pixels in.
import { MAX_SHOT_HEIGHT, MAX_SHOT_LENGTH, type ShotSize } from "#contract/design-rating.ts";
import { THUMBNAIL_SCALE } from "../../design/capture.ts";
import type { Tab } from "./tab.ts";

/**
 * Tried in order until small enough. Pages with photos fit at the first; noise takes 4 MB, 2.5 MB and 0.7 MB.
 * WebP would be half as large, but takes three times as long.
 */
const ATTEMPTS = [
  { quality: 72, scale: 1 },
  { quality: 40, scale: 1 },
  { quality: 40, scale: 0.5 },
] as const;
const COMMON = { captureBeyondViewport: true, optimizeForSpeed: true } as const;
/** For a window that is as high as the picture: to look beyond it, Chromium would take back the text size it was told. */
const WITHIN = { ...COMMON, captureBeyondViewport: false };

type Size = { width: number; height: number };

export async function takePictures(
  tab: Tab,
  page: Size,
  limitMs: number,
): Promise<{ shot: string; thumbnail: string; shotSize: ShotSize }> {
  const picture = await takePicture(tab, page, limitMs);
  const clip = { x: 0, y: 0, ...sizeOf(page), scale: THUMBNAIL_SCALE };
  const taken = tab.session.send("Page.captureScreenshot", { ...COMMON, format: "png", clip });
  return { ...picture, thumbnail: (await tab.during(taken, limitMs)).data };
}

/** The one to look at. @param isWithin the window is as high as the picture */
export async function takePicture(
  { session, during }: Tab,
  page: Size,
  limitMs: number,
  isWithin = false,
): Promise<{ shot: string; shotSize: ShotSize }> {
  // A window that opened beside it would leave this one without frames.
  await during(session.send("Page.bringToFront"), limitMs);
  const size = sizeOf(page);
  let shot = "";
  let attempts = 0;
  for (const { quality, scale } of ATTEMPTS) {
    const clip = { x: 0, y: 0, ...size, scale };
    const options = { ...(isWithin ? WITHIN : COMMON), format: "jpeg", quality, clip } as const;
    shot = (await during(session.send("Page.captureScreenshot", options), limitMs)).data;
    attempts++;
    if (shot.length <= MAX_SHOT_LENGTH) break;
  }
  const shotSize: ShotSize = { ...size, pageHeight: page.height };
  return { shot, shotSize: attempts === 1 ? shotSize : { ...shotSize, isReduced: true } };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height: Math.min(height, MAX_SHOT_HEIGHT) };
}
