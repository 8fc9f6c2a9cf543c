import { inGerman } from "#content/figures.ts";

const STEP = 1024;
const UNITS = ["Bytes", "KB", "MB", "GB"] as const;

/** 512 → "512 Bytes", 86_221 → "84,20 KB". Step 1024, two decimals from KB on, at most GB. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // Compared after rounding, else 1.048.575 Bytes would read "1.024,00 KB".
  while (Number(value.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const decimals = unit === 0 ? 0 : 2;
  return `${inGerman(value, decimals)} ${UNITS[unit]}`;
}
