// Which colours of a page a visitor takes for the same.
import type { Color } from "../page-snapshot.ts";
import { colorDistance, hueDistance, hueOf, type Oklab, oklab } from "./oklab.ts";

export interface WeightedColor {
  color: Color;
  weight: number;
}

/** Colours that look alike, under the one with the most weight. */
export interface ColorCluster extends WeightedColor {
  lab: Oklab;
}

/** Twice what begins to show: neighbouring surfaces of nearly the same colour read as one. */
const SAME_COLOR = 0.04;
/** A page with more distinct colours is a hostile one; those with the least weight are left out. */
const MAX_COLORS = 500;
/** Degrees within which hues belong to one family: a twelfth of the circle. */
const SAME_HUE = 30;

/** Greedy: the heaviest colour begins a cluster and takes what is alike, then the next. Heaviest cluster first. */
export function colorClusters(colors: Iterable<WeightedColor>): ColorCluster[] {
  const clusters: ColorCluster[] = [];
  for (const { color, weight } of merged(colors).slice(0, MAX_COLORS)) {
    const lab = oklab(color);
    const alike = clusters.find((cluster) => colorDistance(cluster.lab, lab) <= SAME_COLOR);
    if (alike) alike.weight += weight;
    else clusters.push({ color, weight, lab });
  }
  return clusters.sort(heavierFirst);
}

export interface HueFamily {
  /** Degrees, of its heaviest colour. */
  hue: number;
  weight: number;
  color: Color;
}

/** The same for hues: greys are left out. Heaviest family first. */
export function hueFamilies(colors: Iterable<WeightedColor>): HueFamily[] {
  const families: HueFamily[] = [];
  for (const { color, weight, lab } of colorClusters(colors)) {
    const hue = hueOf(lab);
    if (hue === null) continue;
    const related = families.find((family) => hueDistance(family.hue, hue) <= SAME_HUE);
    if (related) related.weight += weight;
    else families.push({ hue, weight, color });
  }
  return families.sort(heavierFirst);
}

/** "#rrggbb" */
export function hexOf({ r, g, b }: Color): string {
  const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
  return `#${[r, g, b].map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Equal colours added up, heaviest first; by name where the weight is the same, so that order never decides. */
function merged(colors: Iterable<WeightedColor>): WeightedColor[] {
  const byHex = new Map<string, WeightedColor>();
  for (const { color, weight } of colors) {
    if (!(weight > 0)) continue;
    const hex = hexOf(color);
    const known = byHex.get(hex);
    if (known) known.weight += weight;
    else byHex.set(hex, { color, weight });
  }
  return [...byHex.values()].sort(heavierFirst);
}

function heavierFirst(one: WeightedColor, other: WeightedColor): number {
  return other.weight - one.weight || (hexOf(one.color) < hexOf(other.color) ? -1 : 1);
}
