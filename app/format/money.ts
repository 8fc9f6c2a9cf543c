// Amounts of money for people. Input is always integer cents.
import { inGerman } from "#content/figures.ts";

/** 129_000 → "1.290€", 1_250 → "12,50€": cents only where there are some. */
export function formatEuros(cents: number): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  return `${inGerman(cents / 100, decimals)}€`;
}
