// Pictures of a page that stands still, from its top: one to look at, one to count pixels in.
import { MAX_SHOT_HEIGHT, type ShotSize } from "#contract/design-rating.ts";
import { THUMBNAIL_SCALE } from "../../design/capture.ts";
import type { Tab } from "./tab.ts";

/** Text stays clear, and 6,000 px of a page with photos stay below a megabyte. WebP would be half as large, but takes three times as long. */
const QUALITY = 72;

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
  const shot = await during(
    session.send("Page.captureScreenshot", {
      ...common,
      format: "jpeg",
      quality: QUALITY,
      clip: { ...clip, scale: 1 },
    }),
    limitMs,
  );
  const thumbnail = await during(
    session.send("Page.captureScreenshot", {
      ...common,
      format: "png",
      clip: { ...clip, scale: THUMBNAIL_SCALE },
    }),
    limitMs,
  );
  return {
    shot: shot.data,
    thumbnail: thumbnail.data,
    shotSize: { width: page.width, height, pageHeight: page.height },
  };
}
