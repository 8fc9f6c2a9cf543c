// Every text and background pair of the tokens, computed in both schemes (WCAG 2.2, 1.4.3 and 1.4.11).
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Scheme = "light" | "dark";

const css = readFileSync("app/styles/tokens.css", "utf8");

function tokenColour(name: string, scheme: Scheme): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
  if (!value) throw new Error(`no token ${name}`);
  const pair = value.match(/^light-dark\((#\w+), (#\w+)\)$/);
  return pair ? (pair[scheme === "light" ? 1 : 2] as string) : value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const MARK = 3;

const pairs: [foreground: string, background: string, least: number][] = [
  ["ink", "paper", TEXT],
  ["ink", "card", TEXT],
  ["ink", "sky", TEXT],
  ["ink-soft", "paper", TEXT],
  ["ink-soft", "card", TEXT],
  ["brick", "paper", TEXT],
  ["brick", "card", TEXT],
  ["brick-ink", "brick", TEXT],
  ["brick-ink", "brick-deep", TEXT],
  ["hedge-ink", "hedge", TEXT],
  ["hedge-soft", "hedge", TEXT],
  ["corn", "hedge", TEXT],
  ["good", "card", TEXT],
  ["good", "paper", TEXT],
  ["fair", "card", TEXT],
  ["fair", "paper", TEXT],
  ["poor", "card", TEXT],
  ["poor", "paper", TEXT],
  ["brick", "paper", MARK],
];

describe("contrast of the tokens", () => {
  for (const scheme of ["light", "dark"] as const) {
    it.each(pairs)(`%s on %s reaches %d:1 in ${scheme} [QUAL-01]`, (foreground, background, least) => {
      const ratio = contrast(tokenColour(foreground, scheme), tokenColour(background, scheme));
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  }
});

it("the red of the signs stands among the tokens alone", () => {
  const red = tokenColour("sign", "light");
  const files = globSync("app/**/*.{css,ts,tsx}").filter((file) => file !== "app/styles/tokens.css");
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, "utf8").toLowerCase().includes(red))).toEqual([]);
});
