import { inGerman } from "#content/figures.ts";

/** 1234.5 with 1 decimal → "1.234,5". Always shows exactly `decimals` decimals. */
export function formatNumber(value: number, decimals = 0): string {
  return inGerman(value, decimals);
}
