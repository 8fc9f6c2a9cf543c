// How much a button of the banner stands out: its size, its text and its surface.
import { blend, WHITE } from "../../in-page/blend.ts";
import { parseColor } from "../../in-page/color.ts";
import { type Color, contrastRatio } from "../../in-page/contrast-ratio.ts";
import { getParent, getRect, hasOwnText } from "../../in-page/safe-dom.ts";
import type { BannerButton } from "../consent-facts.ts";
import { around, listElements } from "./elements.ts";

const OPAQUE = 0.99;
const MIN_BORDER_CONTRAST = 1.3;

export function measureButton(element: Element, scope: Element): Omit<BannerButton, "kind" | "text"> {
  const { x, y, width, height } = getRect(element);
  const speaker = hasOwnText(element) ? element : (listElements(element).find(hasOwnText) ?? element);
  const { fontSize, color } = getComputedStyle(speaker);
  const style = getComputedStyle(element);
  const surface = surfaceAt(speaker);
  const behind = surfaceAt(getParent(element) ?? scope);
  const border = parseColor(style.borderTopColor);
  const hasLine = style.borderTopStyle !== "none" && Number.parseFloat(style.borderTopWidth) >= 1;
  return {
    area: { x, y, width, height },
    fontSize: Number.parseFloat(fontSize) || 0,
    textContrast: surface === null ? null : round(contrastRatio(blend(parseColor(color), surface), surface)),
    surfaceContrast: surface === null || behind === null ? 1 : round(contrastRatio(surface, behind)),
    hasBorder:
      hasLine && behind !== null && contrastRatio(blend(border, behind), behind) >= MIN_BORDER_CONTRAST,
  };
}

/** The colour that is seen behind what stands in an element; null where a picture or a gradient lies there. */
function surfaceAt(element: Element): Color | null {
  const layers: Color[] = [];
  for (const one of around(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (backgroundImage !== "none") return null;
    const color = parseColor(backgroundColor);
    if (color.a > 0) layers.push(color);
    if (color.a >= OPAQUE) break;
  }
  return layers.reduceRight((below, above) => blend(above, below), WHITE);
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}
