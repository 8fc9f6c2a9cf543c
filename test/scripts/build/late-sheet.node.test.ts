import { describe, expect, it } from "vitest";
import { lateSheet } from "#scripts/build/late-sheet.ts";

const icon = (name: string, d: string) =>
  `.i-tabler-${name}{--un-icon:url("data:image/svg+xml;utf8,%3Csvg viewBox='0 0 24 24' width='1em' height='1em' xmlns='http://www.w3.org/2000/svg' %3E%3Cpath d='${d}'/%3E%3C/svg%3E")}`;
const SHEET = `
@font-face{font-family:Figtree;src:url(/text.woff2)}
.hero{display:grid}
@layer icons{
  [class*=i-tabler-]{--un-icon:linear-gradient(#0000,#0000);width:1em;mask:var(--un-icon) center / 100% no-repeat}
  ${icon("flag", "M1 1h1")}${icon("map", "M2 2h2")}${icon("phone", "M3 3h3")}
}`;

describe("the sheet that arrives late", () => {
  const { css: late, icons } = lateSheet(SHEET, () => "/icons.svg");

  it("does not declare typefaces again, which would lay out all text anew", () => {
    expect(late).not.toContain("@font-face");
    expect(late).toContain(".hero{display:grid}");
  });

  it("holds all icons in one picture, a row of 24 units each", () => {
    expect(late.match(/url\([^)]+\)/g)).toEqual(['url("/icons.svg")']);
    expect(icons).toMatch(/^<svg preserveAspectRatio='none' viewBox='0 0 24 72'.*<\/svg>$/);
    expect(icons).toMatch(
      /translate\(0 0\)'><path d='M1 1h1'.*translate\(0 24\)'><path d='M2 2h2'.*translate\(0 48\)'><path d='M3 3h3'/,
    );
    expect(late).toContain("mask-size:100% 300%");
  });

  it("moves each icon's row into its square", () => {
    const places = [...late.matchAll(/\.i-tabler-(\w+)\{mask-position:([^}]+)\}/g)].map(
      ([, ...found]) => found,
    );
    expect(places).toEqual([
      ["flag", "0 0%"],
      ["map", "0 50%"],
      ["phone", "0 100%"],
    ]);
  });

  it("refuses a sheet whose icons it cannot read", () => {
    expect(() => lateSheet(SHEET.replace("utf8,%3Csvg", "base64,PHN2"), () => "")).toThrow(/i-tabler-flag/);
    expect(() => lateSheet(".hero{display:grid}", () => "")).toThrow(/no common rule/);
  });
});
