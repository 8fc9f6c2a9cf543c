import { describe, expect, it } from "vitest";
import { splitSheet } from "#scripts/build/sheets.ts";

const mark = (number: number) => `.css-file-${number}{order:${number}}`;
// The build's order is not that of the numbers. 4 is the file of a late part of the page "prices".
const SHEET = [
  "@layer base,late;",
  `${mark(3)}.rows{gap:1rem}`,
  `${mark(0)}.bar{top:0}`,
  `${mark(2)}.price{color:red}`,
  `${mark(1)}body{margin:0}`,
  `${mark(4)}.late{order:4}`,
].join("");
const { shared, own } = splitSheet(SHEET, {
  "entry.client-a1.js": [0],
  "root-b2.js": [1, 0],
  "prices-c3.js": [0, 2, 4, 3],
  "blog-d4.js": [3],
  "agb-e5.js": [],
});

describe("the cut stylesheet", () => {
  it("shares what comes before the first file and the rules of the frame, once and in the build's order [QUAL-06]", () => {
    expect(shared).toBe("@layer base,late;.bar{top:0}body{margin:0}");
  });

  it("gives each page the other rules it can need, those of its late parts too, in the build's order [QUAL-06]", () => {
    expect(own.get("prices-c3.js")).toBe(".rows{gap:1rem}.price{color:red}.late{order:4}");
    expect(own.get("blog-d4.js")).toBe(".rows{gap:1rem}");
  });

  it("leaves a page without rules of its own an empty sheet", () => {
    expect(own.get("agb-e5.js")).toBe("");
    expect(own.get("root-b2.js")).toBe("");
  });

  it("holds no mark of the build any more", () => {
    expect([shared, ...own.values()].join("")).not.toContain(".css-file-");
  });
});
