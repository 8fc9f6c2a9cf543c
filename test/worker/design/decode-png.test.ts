import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { decodePng } from "#worker/design/pixels.ts";

const pixels = Uint8Array.from({ length: 3 * 2 * 4 }, (_, i) => (i % 4 === 3 ? 255 : i * 9));
const png = encode({ width: 3, height: 2, data: pixels, channels: 4, depth: 8 });

describe("a PNG of the browser", () => {
  it("is null where it is none, broken, cut off or empty", () => {
    expect(decodePng(new Uint8Array(0))).toBeNull();
    expect(decodePng(new TextEncoder().encode("<!doctype html><title>Kein Bild</title>"))).toBeNull();
    for (let end = 0; end < png.length; end++) expect(decodePng(png.slice(0, end)), `${end}`).toBeNull();
    const flipped = png.slice();
    flipped[45] = (flipped[45] ?? 0) ^ 0xff;
    expect(decodePng(flipped)).toBeNull();
  });

  it("is refused by the size in its header, before anything is unpacked", { timeout: 20_000 }, () => {
    const huge = png.slice();
    new DataView(huge.buffer).setUint32(16, 100_000);
    new DataView(huge.buffer).setUint32(20, 100_000);
    expect(decodePng(huge)).toBeNull();
    // Sound, and a row more than 16 million pixels: nothing but its size speaks against it.
    const rows = (height: number) =>
      encode({ width: 4_000, height, data: new Uint8Array(4_000 * height), channels: 1, depth: 8 });
    expect(decodePng(rows(4_000))?.height).toBe(4_000);
    expect(decodePng(rows(4_001))?.height).toBeUndefined();
  });

  it("is refused with 16 bits a channel", () => {
    const deep = encode({ width: 1, height: 1, data: new Uint16Array([1, 2, 3]), channels: 3, depth: 16 });
    expect(decodePng(deep)).toBeNull();
  });

  it("gives four bytes a pixel, with or without colour and alpha", () => {
    expect(decodePng(png)).toEqual({ width: 3, height: 2, rgba: pixels });
    const rgbaOf = (channels: number, data: number[]) =>
      decodePng(encode({ width: 1, height: 1, data: Uint8Array.from(data), channels, depth: 8 }))?.rgba;
    expect(rgbaOf(1, [7])).toEqual(Uint8Array.of(7, 7, 7, 255));
    expect(rgbaOf(2, [7, 90])).toEqual(Uint8Array.of(7, 7, 7, 90));
    expect(rgbaOf(3, [1, 2, 3])).toEqual(Uint8Array.of(1, 2, 3, 255));
  });
});
