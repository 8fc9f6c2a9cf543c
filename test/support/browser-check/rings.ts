// Elements with a ring of one colour, found again in a picture.
import type { Page } from "@playwright/test";
import type { Box } from "#worker/browser-check/spot.ts";

const WIDTH = 4;
/** Drawn inside the elements' boxes, and without changing what axe looks at; of each screen its own. */
export function ringStyles(desktop: readonly string[], mobile: readonly string[]): string {
  const rules = (selectors: readonly string[]) =>
    selectors
      .map((one) => `${one}{outline:${WIDTH}px solid #f0f!important;outline-offset:-${WIDTH}px!important}`)
      .join("\n");
  return `@media (width:1280px){${rules(desktop)}}@media not (width:1280px){${rules(mobile)}}`;
}

/** Of each box, the share of its ring that has the colour, 0–1. @param source data URL of a picture whose pixels are the boxes' */
export async function findRings(page: Page, source: string, boxes: readonly Box[]): Promise<number[]> {
  await page.setContent(`<body style="margin:0"><img src="${source}">`);
  return page.locator("img").evaluate(
    async (image: HTMLImageElement, { boxes, width }) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("no canvas");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const isRing = (x: number, y: number) => {
        const at = 4 * (y * canvas.width + x);
        return (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 110 && (data[at + 2] ?? 0) > 150;
      };
      const inside = (x: number, y: number, { x: left, y: top, width: w, height: h }: Box, by: number) =>
        x >= left + by && x < left + w - by && y >= top + by && y < top + h - by;
      return boxes.map((box) => {
        let all = 0;
        let found = 0;
        for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(canvas.height, box.y + box.height); y++)
          for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(canvas.width, box.x + box.width); x++)
            if (inside(x, y, box, 0) && !inside(x, y, box, width)) {
              all++;
              if (isRing(x, y)) found++;
            }
        return all === 0 ? 0 : found / all;
      });
    },
    { boxes: [...boxes], width: WIDTH },
  );
}
