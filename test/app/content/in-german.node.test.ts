import fc from "fast-check";
import { expect, it } from "vitest";
import { inGerman } from "#content/figures.ts";

it.each([
  [0, undefined, "0"],
  [100, undefined, "100"],
  [1234, undefined, "1.234"],
  [99.9, 1, "99,9"],
  [50, 1, "50,0"],
  [1234.567, 2, "1.234,57"],
])("writes %d with %s decimals the German way: %s [QUAL-16] [HOME-18]", (value, decimals, text) => {
  expect(inGerman(value, decimals)).toBe(text);
});

it("writes every number as the browser's own German would [QUAL-16]", () => {
  const MOST = 1e9;
  fc.assert(
    fc.property(
      fc.integer({ min: -MOST, max: MOST }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 3 }),
      (digits, written, decimals) => {
        const value = digits / 10 ** written;
        const theirs = value.toLocaleString("de-DE", {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        expect(inGerman(value, decimals)).toBe(theirs);
      },
    ),
    { numRuns: 1_000 },
  );
});
