// Contrast of text after WCAG 2.2 (1.4.3): on text as the snapshot describes it.
import type { Color, TextItem } from "./page-snapshot.ts";

const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;
/** px: 18 pt. */
const LARGE_SIZE = 24;
/** px: 14 pt, and at least this weight. */
const LARGE_BOLD_SIZE = 18.66;
const BOLD = 700;

/** What 1.4.3 asks of this text: 3 if it is large, else 4.5. */
export function requiredContrast({ size, weight }: Pick<TextItem, "size" | "weight">): number {
  const isLarge = size >= LARGE_SIZE || (size >= LARGE_BOLD_SIZE && weight >= BOLD);
  return isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
}

/**
 * Whether the text must have contrast, has a known background, and misses what 1.4.3 asks. Text in exactly the colour
 * of its ground is left open, as axe does: it is hidden on purpose, or its ground is another one than was read.
 */
export function failsContrast(
  text: Pick<TextItem, "size" | "weight" | "color" | "background" | "isInactive">,
): boolean {
  if (text.isInactive || !text.background) return false;
  const ratio = contrastRatio(text.color, text.background);
  return ratio > 1 && ratio < requiredContrast(text);
}

/** 1–21; both colours count as opaque. */
export function contrastRatio(a: Color, b: Color): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(a), relativeLuminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** 0–1. WCAG's own threshold of the curve, 0.03928, differs from sRGB's in no 8-bit value. */
export function relativeLuminance({ r, g, b }: Color): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
