import { describe, expect, it } from "vitest";
import { cropOf, type RestingView } from "#worker/ports/browser/readers/resting-view.ts";

const WIDTH = 6;
const HEIGHT = 4;

/** Scrolled down by 100 px; each pixel's red is its number. */
const view: RestingView = {
  changes: 0,
  area: { x: 0, y: 100, width: WIDTH, height: HEIGHT },
  picture: {
    width: WIDTH,
    height: HEIGHT,
    rgba: Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => (at % 4 === 0 ? at / 4 : 255)),
  },
};

const redsOf = (area: Parameters<typeof cropOf>[1]) => {
  const crop = cropOf(view, area);
  return crop && [...crop.rgba].filter((_, at) => at % 4 === 0);
};

describe("the window without focus", () => {
  it("gives the pixels of a part of it, wherever the page has been scrolled to [A11Y-11]", () => {
    expect(redsOf({ x: 1, y: 102, width: 3, height: 2 })).toEqual([13, 14, 15, 19, 20, 21]);
    expect(redsOf(view.area)).toHaveLength(WIDTH * HEIGHT);
  });

  it("gives nothing where it would have to guess [A11Y-11]", () => {
    expect(cropOf(view, { x: 1, y: 99, width: 3, height: 2 })).toBeNull();
    expect(cropOf(view, { x: 4, y: 100, width: 3, height: 2 })).toBeNull();
    expect(cropOf(view, { x: 0, y: 103, width: 1, height: 2 })).toBeNull();
    expect(cropOf(view, { x: 0.5, y: 100, width: 2, height: 2 })).toBeNull();
  });
});
