// Contrast of two colours by WCAG 2.2, for what is read inside a page and for what judges it outside.

/** 0–255 each; alpha 0–1. */
export interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

const BYTES = 256;
/** IEC 61966-2-1, as WCAG 2.2 writes it; between the two thresholds in use (0.03928, 0.04045) lies no byte. */
const linearBytes = Float64Array.from({ length: BYTES }, (_, byte) => {
  const encoded = byte / (BYTES - 1);
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** 0–255, clamped and rounded → 0–1. */
export function toLinearLight(channel: number): number {
  return linearBytes[Math.min(BYTES - 1, Math.max(0, Math.round(channel)))] ?? 0;
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
