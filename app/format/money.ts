// Money for people. Input is integer cents.
import { inGerman } from "#content/figures.ts";

/** 129_000 → "1.290€", 1_250 → "12,50€". */
export function formatEuros(cents: number): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  return `${inGerman(cents / 100, decimals)}€`;
}
