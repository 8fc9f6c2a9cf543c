// From the bytes of sRGB to light.

const BYTES = 256;

/** IEC 61966-2-1, as WCAG 2.2 writes it; between the two thresholds in use (0.03928, 0.04045) lies no byte. */
const linearBytes = Float64Array.from({ length: BYTES }, (_, byte) => {
  const encoded = byte / (BYTES - 1);
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** 0–255 (cut there, rounded) → 0–1, linear in light. */
export function linearLight(channel: number): number {
  return linearBytes[Math.min(BYTES - 1, Math.max(0, Math.round(channel)))] ?? 0;
}
