import { describe, expect, it } from "vitest";
import { parseSrcset } from "#worker/seo/page/image-address.ts";
import { getFirstSrcsetUrl } from "#worker/seo/page/urls.ts";

describe("the addresses of a srcset", () => {
  it.each<[when: string, srcset: string | null, found: string[]]>([
    ["nothing", null, []],
    ["only commas", " , ,,", []],
    ["one without size", "a.jpg", ["a.jpg"]],
    ["a space behind the comma", "a.jpg 1x, b.jpg 2x", ["a.jpg", "b.jpg"]],
    ["none", "a.jpg 1x,b.jpg 2x", ["a.jpg", "b.jpg"]],
    ["lines, as WordPress plugins write them", "a.jpg 400w,\n\t\tb.jpg 800w\n", ["a.jpg", "b.jpg"]],
    ["none has a size", "a.jpg, b.jpg", ["a.jpg", "b.jpg"]],
    ["commas at the ends", ", a.jpg 1x, ,, b.jpg,", ["a.jpg", "b.jpg"]],
    [
      "a comma inside an address",
      "/c_fill,w_400/a 400w,/c_fill,w_800/a 800w",
      ["/c_fill,w_400/a", "/c_fill,w_800/a"],
    ],
    ["one address by the standard: no space at all", "a.jpg,b.jpg 2x", ["a.jpg,b.jpg"]],
    [
      "an image in the attribute",
      "data:image/gif;base64,R0lGOD 1x,b.jpg 2x",
      ["data:image/gif;base64,R0lGOD", "b.jpg"],
    ],
    ["brackets around a comma", "a.jpg calc(1, 2), b.jpg 2x", ["a.jpg", "b.jpg"]],
    ["a bracket left open", "a.jpg (1, b.jpg 2x", ["a.jpg"]],
  ])("%s", (_, srcset, found) => {
    expect(parseSrcset(srcset)).toEqual(found);
    if (srcset !== null) expect(getFirstSrcsetUrl(srcset)).toBe(found[0] ?? null);
  });

  it("are forty at most, of a megabyte of anything", () => {
    for (const piece of [",", " ", "(", "a ", "a,", "a (", "a 1x,"])
      expect(parseSrcset(piece.repeat(300_000)).length).toBeLessThanOrEqual(40);
  });
});
