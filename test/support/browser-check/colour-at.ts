// Pixels of a picture that an answer holds.
import type { Page } from "@playwright/test";
import { decodePng } from "#worker/design/pixels.ts";

/** Red, green and blue of one pixel of a picture. */
export async function colourAt(page: Page, source: string, x: number, y: number): Promise<number[]> {
  return [
    ...(await cutOut(page, source, { x: Math.round(x), y: Math.round(y), width: 1, height: 1 })).subarray(
      0,
      3,
    ),
  ];
}

/** Levels of red, 0–255, of all pixels of a part of a picture. */
export async function redIn(page: Page, source: string, part: Part): Promise<number[]> {
  return [...(await cutOut(page, source, part)).filter((_, index) => index % 4 === 0)];
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function cutOut(page: Page, source: string, clip: Part): Promise<Uint8Array | Uint8ClampedArray> {
  await page.setContent(`<body style="margin:0"><img src="${source}">`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const picture = decodePng(await page.screenshot({ clip, fullPage: true }));
  if (!picture) throw new Error("The picture cannot be unpacked.");
  return picture.rgba;
}
