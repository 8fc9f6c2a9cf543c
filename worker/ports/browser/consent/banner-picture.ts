// A picture of the banner, as large as it is seen.
import { MAX_BANNER_PICTURE } from "#contract/consent-check.ts";
import type { Area } from "../../../consent/consent-facts.ts";
import type { Tab } from "../tab.ts";

const QUALITIES = [75, 40] as const;

/** Null where it would be too large. */
export async function takeBannerPicture(
  { session, during }: Tab,
  area: Area,
  limitMs: number,
): Promise<string | null> {
  await during(session.send("Page.bringToFront"), limitMs);
  for (const quality of QUALITIES) {
    const clip = { ...area, scale: 1 };
    const options = { format: "jpeg", quality, clip, optimizeForSpeed: true } as const;
    const { data } = await during(session.send("Page.captureScreenshot", options), limitMs);
    if (data.length <= MAX_BANNER_PICTURE) return data;
  }
  return null;
}
