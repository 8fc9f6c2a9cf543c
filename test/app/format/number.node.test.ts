import { expect, it } from "vitest";
import { formatNumber } from "#app/format/number.ts";

it.each([
  [0, undefined, "0"],
  [100, undefined, "100"],
  [1234, undefined, "1.234"],
  [99.9, 1, "99,9"],
  [50, 1, "50,0"],
  [1234.567, 2, "1.234,57"],
])("writes %d with %s decimals the German way: %s [QUAL-16] [HOME-18]", (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});
