import { describe, expect, it } from "vitest";
import { formatBytes } from "#app/format/bytes.ts";
import { formatDate, formatDateTime } from "#app/format/date.ts";
import { formatMilliseconds, formatSeconds } from "#app/format/duration.ts";
import { percentOf } from "#content/figures.ts";

describe("sizes", () => {
  it.each([
    [0, "0 Bytes"],
    [512, "512 Bytes"],
    [1023, "1.023 Bytes"],
    [1024, "1,00 KB"],
    [86_221, "84,20 KB"],
    [1_048_575, "1,00 MB"],
    [1_048_576, "1,00 MB"],
    [5_242_880, "5,00 MB"],
    [1_073_741_824, "1,00 GB"],
    [2_199_023_255_552, "2.048,00 GB"],
  ])("shows %d bytes as %s [SEO-46] [QUAL-16]", (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });
});

describe("shares", () => {
  it.each([
    [[725, 797], "90,9\u00a0%"],
    [[1999, 2000], "99,9\u00a0%"],
    [[7, 7], "100,0\u00a0%"],
    [[0, 3], "0,0\u00a0%"],
    [[1, 8], "12,5\u00a0%"],
  ] as const)("shows %j as %s: rounded down [EXACT-08] [QUAL-16]", (share, shown) => {
    expect(percentOf(share)).toBe(shown);
  });
});

describe("durations", () => {
  it.each([
    [0, "0,00 s"],
    [314, "0,31 s"],
    [1235, "1,24 s"],
    [61_000, "61,00 s"],
  ])("shows %d ms in seconds as %s [SEO-44] [QUAL-16]", (ms, shown) => {
    expect(formatSeconds(ms)).toBe(shown);
  });

  it.each([
    [0, "0 ms"],
    [310.4, "310 ms"],
    [1234, "1.234 ms"],
  ])("shows %d ms as %s [SEO-45] [QUAL-16]", (ms, shown) => {
    expect(formatMilliseconds(ms)).toBe(shown);
  });
});

describe("dates", () => {
  it("writes a day in the German long form [QUAL-16]", () => {
    expect(formatDate("2025-01-15")).toBe("15. Januar 2025");
  });

  it("shows the clock of Germany, summer and winter [QUAL-16]", () => {
    expect(formatDateTime("2026-11-21T13:05:00Z")).toBe("21. November 2026, 14:05 Uhr");
    expect(formatDateTime("2026-06-30T22:30:00Z")).toBe("1. Juli 2026, 00:30 Uhr");
  });

  it("refuses what is no date instead of showing nonsense", () => {
    expect(() => formatDate("gestern")).toThrow(RangeError);
  });
});
