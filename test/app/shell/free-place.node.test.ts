import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, freePlace } from "#app/shell/late/free-place.ts";

const area: Box = { left: 10, top: 80, right: 310, bottom: 600 };
const size = { width: 300, height: 100 };
const row = (top: number, bottom: number, left = 10, right = 310): Box => ({ left, top, right, bottom });

describe("the place of a message", () => {
  it("is the top on the right, where nothing is in its way [KEPT-12]", () => {
    expect(freePlace(size, area, [])).toEqual({ top: 80, side: "right" });
    expect(freePlace(size, area, [row(0, 79), row(180, 590)])).toEqual({ top: 80, side: "right" });
  });

  it("is the lower end where the top is taken, else the first gap [KEPT-12]", () => {
    expect(freePlace(size, area, [row(90, 120)])).toEqual({ top: 500, side: "right" });
    expect(freePlace(size, area, [row(90, 120), row(560, 580)])).toEqual({ top: 124, side: "right" });
  });

  it("is on the left where the right is full [KEPT-12]", () => {
    const wide = { ...area, right: 1000 };
    expect(freePlace(size, wide, [row(80, 600, 800, 900)])).toEqual({ top: 80, side: "left" });
  });

  it("is none where everything is full [KEPT-12]", () => {
    expect(freePlace(size, area, [row(150, 170), row(260, 280), row(370, 390), row(480, 520)])).toBeNull();
    expect(freePlace({ width: 300, height: 900 }, area, [])).toBeNull();
  });

  it("never covers anything, and lies in the window [KEPT-12]", () => {
    const box = fc
      .record({ left: fc.nat(900), top: fc.nat(700), width: fc.nat(400), height: fc.nat(200) })
      .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), fc.integer({ min: 320, max: 1440 }), (boxes, right) => {
        const here = { ...area, right };
        const place = freePlace(size, here, boxes);
        if (!place) return;
        const left = place.side === "right" ? here.right - size.width : here.left;
        const own = { left, top: place.top, right: left + size.width, bottom: place.top + size.height };
        expect(own.top).toBeGreaterThanOrEqual(here.top);
        expect(own.bottom).toBeLessThanOrEqual(here.bottom);
        for (const other of boxes)
          expect(
            own.left < other.right &&
              own.right > other.left &&
              own.top < other.bottom &&
              own.bottom > other.top,
          ).toBe(false);
      }),
    );
  });
});
