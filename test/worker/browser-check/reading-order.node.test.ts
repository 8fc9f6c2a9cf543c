import { describe, expect, it } from "vitest";
import { walkedStop } from "#test/support/browser-check/walked-stop.ts";
import type { WalkedStop } from "#worker/browser-check/keyboard/keyboard-reading.ts";
import { jumpsBack } from "#worker/browser-check/keyboard/reading-order.ts";
import type { Box } from "#worker/browser-check/spot.ts";

const box = (x: number, y: number): Box => ({ x, y, width: 80, height: 20 });

/** Each stop remembers where the one before it was. */
function walk(places: Box[], more: Partial<WalkedStop> = {}): WalkedStop[] {
  return places.map((place, id) => walkedStop({ id, box: place, previous: places[id - 1] ?? null, ...more }));
}
const jumps = (places: Box[], more?: Partial<WalkedStop>) =>
  jumpsBack(walk(places, more)).map(({ id }) => id);

describe("the order of stops", () => {
  it("is that of reading in lines, in columns and in cards [A11Y-13]", () => {
    expect(jumps([box(0, 0), box(100, 0), box(200, 0), box(0, 40), box(100, 40)])).toEqual([]);
    expect(jumps([box(0, 0), box(0, 40), box(0, 80), box(200, 0), box(200, 40)])).toEqual([]);
    expect(jumps([box(0, 0), box(0, 60), box(120, 0), box(120, 60), box(0, 120)])).toEqual([]);
  });

  it("leads back where a step goes up, or against the line [A11Y-13]", () => {
    expect(jumps([box(0, 80), box(0, 40), box(0, 0)])).toEqual([1, 2]);
    expect(jumps([box(200, 0), box(100, 0), box(0, 0)])).toEqual([1, 2]);
    expect(jumps([box(200, 80), box(0, 0)])).toEqual([1]);
  });

  it("is read from the right where the text is [A11Y-13]", () => {
    const isRightToLeft = true;
    expect(jumps([box(200, 0), box(100, 0), box(0, 0)], { isRightToLeft })).toEqual([]);
    expect(jumps([box(0, 0), box(100, 0)], { isRightToLeft })).toEqual([1]);
  });

  it("says nothing of what stays in the window, or is not seen [A11Y-13]", () => {
    expect(jumps([box(0, 80), box(0, 0)], { isFixed: true })).toEqual([]);
    expect(jumps([box(0, 80), box(0, 0)], { sight: "hidden" })).toEqual([]);
  });

  it("forgives the play of baselines [A11Y-13]", () => {
    expect(jumps([box(0, 3), box(78, 0)])).toEqual([]);
  });
});
