import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { compareFocus, scaleOf } from "#worker/ports/browser/readers/focus-picture.ts";

const WIDTH = 40;
const HEIGHT = 20;

/** White, but for the first pixels. */
function picture(pixels = 0, grey = 0, width = WIDTH): string {
  const data = new Uint8Array(width * HEIGHT * 3).fill(255);
  data.fill(grey, 0, pixels * 3);
  return Buffer.from(encode({ width, height: HEIGHT, data, channels: 3 })).toString("base64");
}

describe("the picture of a stop", () => {
  it("shows a focus that changes enough pixels enough, and none that changes nothing [A11Y-11]", () => {
    expect(compareFocus(picture(), picture(), 1)).toBe("none");
    expect(compareFocus(picture(40), picture(), 1)).toBe("visible");
    expect(compareFocus(picture(), picture(40), 1)).toBe("visible");
  });

  it("calls a weak change faint, and a few pixels none [A11Y-11]", () => {
    expect(compareFocus(picture(200, 240), picture(), 1)).toBe("faint");
    expect(compareFocus(picture(3), picture(), 1)).toBe("none");
    expect(compareFocus(picture(300, 253), picture(), 1)).toBe("none");
  });

  it("counts in CSS px, however small it was taken [A11Y-11]", () => {
    expect(compareFocus(picture(5), picture(), 1)).toBe("none");
    expect(compareFocus(picture(5), picture(), 0.5)).toBe("visible");
    const { width, height } = { width: 1280, height: 800 };
    expect(scaleOf({ width, height }) ** 2 * width * height).toBeLessThanOrEqual(120_001);
    expect(scaleOf({ width: 80, height: 40 })).toBe(1);
  });

  it("says nothing of pictures that cannot be compared [A11Y-18]", () => {
    expect(compareFocus(picture(0, 0, 10), picture(), 1)).toBe("unknown");
    expect(compareFocus("AAAA", picture(), 1)).toBe("unknown");
  });
});
