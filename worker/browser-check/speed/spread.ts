// A figure that was measured several times: never one number alone.
import { inGerman } from "#content/figures.ts";
import type { Spread } from "#contract/speed-check.ts";

/** Null without any value. Of two values the median is their mean. */
export function spreadOf(values: readonly (number | null | undefined)[]): Spread | null {
  const known = values.filter((value) => Number.isFinite(value)) as number[];
  const sorted = known.map((value) => Math.max(0, value)).sort((one, other) => one - other);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return null;
  const half = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(half)] ?? min) + (sorted[Math.ceil(half)] ?? max)) / 2;
  return { median, min, max };
}

/** "0,02 (0,00–0,05)" */
export function withSpread(
  { median, min, max }: Spread,
  write: (value: number) => string,
  unit = "",
): string {
  return `${write(median)}${unit} (${write(min)}–${write(max)})`;
}

/** ms → "1,8 s (1,7–2,1)" */
export function secondsWithSpread(spread: Spread): string {
  return withSpread(spread, (ms) => inGerman(ms / 1_000, 1), "\u00a0s");
}
