// Plain numbers for people.
import { inGerman } from "#content/figures.ts";

/** 1234.5 with 1 decimal → "1.234,5"; 2 → "2". Always shows exactly `decimals` digits after the comma. */
export function formatNumber(value: number, decimals = 0): string {
  return inGerman(value, decimals);
}
