// Text contrast by WCAG 2.2, 1.4.3.
import { toLinearLight } from "./figures/colors.ts";
import type { Color, TextItem } from "./page-snapshot.ts";

const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;
/** px: 18 pt. */
const LARGE_SIZE = 24;
/** px: 14 pt, and at least this weight. */
const LARGE_BOLD_SIZE = 18.66;
const BOLD = 700;

/** 3 for large text, else 4.5. */
export function requiredContrast({ size, weight }: Pick<TextItem, "size" | "weight">): number {
  const isLarge = size >= LARGE_SIZE || (size >= LARGE_BOLD_SIZE && weight >= BOLD);
  return isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
}

/**
 * Whether active text with a known background misses what 1.4.3 requires. Text in exactly the colour of its background
 * passes, as in axe: it is hidden on purpose, or the background was misread.
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

/** 0–1 */
export function relativeLuminance({ r, g, b }: Color): number {
  return 0.2126 * toLinearLight(r) + 0.7152 * toLinearLight(g) + 0.0722 * toLinearLight(b);
}
