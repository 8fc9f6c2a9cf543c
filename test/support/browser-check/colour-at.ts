// One pixel of a picture that an answer holds.
import type { Page } from "@playwright/test";
import { decodePng } from "#worker/design/pixels.ts";

/** Red, green and blue of one pixel of a picture. */
export async function colourAt(page: Page, source: string, x: number, y: number): Promise<number[]> {
  await page.setContent(`<body style="margin:0"><img src="${source}">`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const picture = decodePng(await page.screenshot({ clip, fullPage: true }));
  if (!picture) throw new Error("The picture cannot be unpacked.");
  return [...picture.rgba.subarray(0, 3)];
}
