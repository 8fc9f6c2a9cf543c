// Durations for people. Input is in ms.
import { inGerman } from "#content/figures.ts";

/** 1234 → "1,23 s" */
export function formatSeconds(ms: number): string {
  return `${inGerman(ms / 1000, 2)} s`;
}

/** 1234.4 → "1.234 ms" */
export function formatMilliseconds(ms: number): string {
  return `${inGerman(ms)} ms`;
}
