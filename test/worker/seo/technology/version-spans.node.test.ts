import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareVersions, isWithin, parseRange } from "#worker/seo/technology/version-spans.ts";

describe("spans of versions [ASK-10]", () => {
  it.each([
    ["<3.5.0", [0], [3, 5, 0]],
    [">=1.2.0 <3.5.0", [1, 2, 0], [3, 5, 0]],
    ["< 0.3.1", [0], [0, 3, 1]],
    [">=4.0.0-alpha <4.0.0-beta.2", [4, 0, 0], [4, 0, 0]],
  ])("reads %s", (range, from, before) => {
    expect(parseRange(range)).toEqual({ from, before });
  });

  it("reads no other form", () => {
    expect(parseRange("*")).toBeNull();
    expect(parseRange("=3.10.2")).toBeNull();
  });

  it.each([
    ["3.4.1", true],
    ["3.5.0", false],
    ["3.5", false],
    ["1.2", true],
    ["1.1.9", false],
    ["10.0.0", false],
  ])("knows whether %s lies from 1.2.0 on and before 3.5.0", (version, isInside) => {
    expect(isWithin(version, { from: [1, 2, 0], before: [3, 5, 0] })).toBe(isInside);
  });

  it("orders versions by number, part by part", () => {
    const part = fc.nat(99);
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (a, b) => {
        const order = a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
        expect(Math.sign(compareVersions(a, b))).toBe(Math.sign(order));
      }),
    );
  });
});
