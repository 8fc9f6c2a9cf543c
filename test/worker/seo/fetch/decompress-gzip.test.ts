import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decompressGzip, isGzip } from "#worker/seo/fetch/decompress-gzip.ts";

const MAX = 500 * 1024;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const spoilt = (bytes: Uint8Array, index: number) => {
  const copy = new Uint8Array(bytes);
  copy[index] = (copy[index] ?? 0) ^ 0xff;
  return copy;
};

describe("unpacking", () => {
  it("gives back what was packed, up to the limit and no byte more", async () => {
    const draw = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(400), async (bytes, max) => {
      const { bytes: got, end } = await decompressGzip(gzipSync(bytes), max);
      expect(got).toEqual(bytes.slice(0, max));
      expect(end).toBe(bytes.length > max ? "cut" : "complete");
    });
    await fc.assert(draw, { numRuns: 50 });
  });

  it.each([8, 96])(
    "of a bomb of %d MB ends at the limit, before most of it is looked at [CRAWL-27]",
    async (mb) => {
      const bomb = gzipSync(new Uint8Array(mb * 1024 * 1024));
      const { bytes, end, used } = await decompressGzip(bomb, MAX);
      expect({ length: bytes.length, end }).toEqual({ length: MAX, end: "cut" });
      expect(used).toBeLessThan(1_000);
      expect(bomb.length).toBeGreaterThan(8_000);
    },
  );

  it("reads files of several parts as one", async () => {
    const { bytes, end } = await decompressGzip(joined(gzipSync("Tisch"), gzipSync("ler")), MAX);
    expect([textOf(bytes), end]).toEqual(["Tischler", "complete"]);
  });

  it("goes as far as a file that breaks off", async () => {
    const words = Array.from({ length: 5_000 }, (_, index) => `Wort ${index}`).join(" ");
    const packed = gzipSync(words);
    const { bytes, end } = await decompressGzip(packed.subarray(0, packed.length / 2), MAX);
    expect(end).toBe("complete");
    expect(bytes.length).toBeGreaterThan(1_000);
    expect(words.startsWith(textOf(bytes))).toBe(true);
  });

  it.each([
    ["only looks like one", new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), ""],
    ["has another checksum", spoilt(gzipSync("Tischler"), gzipSync("Tischler").length - 6), "Tischler"],
    ["has something behind it", joined(gzipSync("Tischler"), new Uint8Array([1, 2, 3])), "Tischler"],
  ])("says when the file is broken: it %s", async (_, packed, expected) => {
    const { bytes, end } = await decompressGzip(packed, MAX);
    expect(end).toBe("broken");
    expect(expected.startsWith(textOf(bytes))).toBe(true);
  });
});

it("knows a gzip file by its first two bytes", () => {
  expect(isGzip(gzipSync(""))).toBe(true);
  for (const other of [[], [0x1f], [0x8b, 0x1f], [0x3c, 0x3f]])
    expect(isGzip(new Uint8Array(other))).toBe(false);
});
