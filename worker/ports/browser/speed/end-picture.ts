// The top of a page at the end of its load, in which the largest paint and what has shifted are marked.
import type { PlainShot } from "#contract/accessibility-check.ts";
import { MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import { sizeOf } from "../readers/in-page.ts";
import type { Tab } from "../tab.ts";
import { SCREEN } from "./slow-phone.ts";

/** Two screens: what shifts is on the first, or was pushed out of it. */
const SCREENS = 2;
const QUALITIES = [70, 35] as const;
/** Characters of base64: two screens full of photos have 250,000. */
const MAX_LENGTH = 500_000;
const PICTURE_MS = 4_000;

/** Null where it would be too large. @param world any isolated one */
export async function takeEndPicture(tab: Tab, world: number): Promise<PlainShot | null> {
  const { session, during } = tab;
  const page = await sizeOf({ tab, world });
  // A page without a viewport of its own is laid out wider, and shown smaller.
  const width = Math.min(page.width, MAX_SHOT_WIDTH);
  const scale = SCREEN.width / (width * SCREEN.deviceScaleFactor);
  const height = Math.min(page.height, Math.round((SCREENS * SCREEN.height * width) / SCREEN.width));
  const clip = { x: 0, y: 0, width, height, scale };
  await during(session.send("Page.bringToFront"), PICTURE_MS);
  for (const quality of QUALITIES) {
    const options = {
      format: "jpeg",
      quality,
      clip,
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    } as const;
    const { data } = await during(session.send("Page.captureScreenshot", options), PICTURE_MS);
    if (data.length <= MAX_LENGTH)
      return { source: `data:image/jpeg;base64,${data}`, width, height, pageHeight: page.height };
  }
  return null;
}
