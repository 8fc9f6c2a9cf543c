// Durations for people. Input is always ms.

const twoDecimals = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** 1234 → "1,23 s" */
export function formatSeconds(ms: number): string {
  return `${twoDecimals.format(ms / 1000)} s`;
}

/** 1234.4 → "1.234 ms" */
export function formatMilliseconds(ms: number): string {
  return `${whole.format(ms)} ms`;
}
