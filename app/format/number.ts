// Plain numbers for people.

/** 1234.5 with 1 decimal → "1.234,5"; 2 → "2". Always shows exactly `decimals` digits after the comma. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString("de-DE", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
