// Text contrast by WCAG 2.2, 1.4.3.
import { contrastRatio } from "../in-page/contrast-ratio.ts";
import type { TextItem } from "./page-snapshot.ts";

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
