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

export async function takePictures(
  { session, during }: Tab,
  page: { width: number; height: number },
  limitMs: number,
): Promise<{ shot: string; thumbnail: string; shotSize: ShotSize }> {
  // A window that opened beside it would leave this one without frames.
  await during(session.send("Page.bringToFront"), limitMs);
  const height = Math.min(page.height, MAX_SHOT_HEIGHT);
  const clip = { x: 0, y: 0, width: page.width, height };
  const common = { captureBeyondViewport: true, optimizeForSpeed: true } as const;
  let shot = "";
  let attempts = 0;
  for (const { quality, scale } of ATTEMPTS) {
    const options = { ...common, format: "jpeg", quality, clip: { ...clip, scale } } as const;
    shot = (await during(session.send("Page.captureScreenshot", options), limitMs)).data;
    attempts++;
    if (shot.length <= MAX_SHOT_LENGTH) break;
  }
  const thumbnail = await during(
    session.send("Page.captureScreenshot", {
      ...common,
      format: "png",
      clip: { ...clip, scale: THUMBNAIL_SCALE },
    }),
    limitMs,
  );
  const shotSize: ShotSize = { width: page.width, height, pageHeight: page.height };
  return {
    shot,
    thumbnail: thumbnail.data,
    shotSize: attempts === 1 ? shotSize : { ...shotSize, isReduced: true },
  };
}
