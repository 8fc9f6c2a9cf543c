// Colours in Oklab, where distances match what the eye sees, and groups of those that look the same.
import { type Color, toLinearLight } from "../../in-page/contrast-ratio.ts";

export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** Chroma below which a colour reads as grey, cream or black. */
const GREY_CHROMA = 0.045;

/** Ignores alpha. Source: B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4. */
export function toOklab(color: Color): Oklab {
  const red = toLinearLight(color.r);
  const green = toLinearLight(color.g);
  const blue = toLinearLight(color.b);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** ΔE_OK: 0 for equal colours, about 0.02 where a difference becomes visible, 1 between black and white. */
export function colorDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/** Degrees, 0–360; null for what reads as grey. */
export function getHue({ a, b }: Oklab): number | null {
  if (Math.hypot(a, b) < GREY_CHROMA) return null;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Degrees between two hues, 0–180. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

export interface WeightedColor {
  color: Color;
  weight: number;
}

/** Similar colours, represented by the heaviest. */
interface ColorCluster extends WeightedColor {
  lab: Oklab;
}

/** ΔE_OK, twice the visible difference: surfaces of nearly the same colour read as one. */
const SAME_COLOR = 0.04;
/** Only hostile pages have more; the lightest are left out. */
const MAX_COLORS = 500;
/** Degrees: a twelfth of the colour wheel. */
const SAME_HUE = 30;

/** Heaviest cluster first. */
export function clusterColors(colors: Iterable<WeightedColor>): ColorCluster[] {
  const heaviest = mergeEqualColors(colors).slice(0, MAX_COLORS);
  const clusters = heaviest.map(({ color, weight }) => ({ color, weight, lab: toOklab(color) }));
  return gather(clusters, (one, other) => colorDistance(one.lab, other.lab) <= SAME_COLOR);
}

export interface HueFamily {
  /** Of its heaviest colour, degrees. */
  hue: number;
  weight: number;
  color: Color;
}

/** Without greys, heaviest family first. */
export function groupHues(colors: Iterable<WeightedColor>): HueFamily[] {
  const families = clusterColors(colors).flatMap(({ color, weight, lab }) => {
    const hue = getHue(lab);
    return hue === null ? [] : [{ hue, weight, color }];
  });
  return gather(families, (one, other) => hueDistance(one.hue, other.hue) <= SAME_HUE);
}

/** Greedy: each item joins the first similar one, or starts a group of its own. Adds up weights in place. */
function gather<Item extends WeightedColor>(
  items: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): Item[] {
  const groups: Item[] = [];
  for (const item of items) {
    const alike = groups.find((group) => isAlike(group, item));
    if (alike) alike.weight += item.weight;
    else groups.push(item);
  }
  return groups.sort(byWeight);
}

/** "#rrggbb"; alpha is left out. */
export function toHex({ r, g, b }: Color): string {
  const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
  return `#${[r, g, b].map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

function mergeEqualColors(colors: Iterable<WeightedColor>): WeightedColor[] {
  const byHex = new Map<string, WeightedColor>();
  for (const { color, weight } of colors) {
    if (!(weight > 0)) continue;
    const hex = toHex(color);
    const known = byHex.get(hex);
    if (known) known.weight += weight;
    else byHex.set(hex, { color, weight });
  }
  return [...byHex.values()].sort(byWeight);
}

/** Equal weights by name, so that the order of input never matters. */
function byWeight(one: WeightedColor, other: WeightedColor): number {
  return other.weight - one.weight || (toHex(one.color) < toHex(other.color) ? -1 : 1);
}
