// The colours of a page by visible area.

import { type Box, MAX_SHOT_HEIGHT, type PaletteColor } from "#contract/design-rating.ts";
import { blend, WHITE } from "../../in-page/blend.ts";
import type { Color } from "../../in-page/contrast-ratio.ts";
import type { MediaItem, PageSnapshot } from "../page-snapshot.ts";
import { clusterColors, toHex, type WeightedColor } from "./colors.ts";

/** Sampled in a grid: exact areas of thousands of overlapping boxes would cost too much. */
const COLUMNS = 64;
const ROWS = 128;
const MAX_COLORS = 8;
/** Percent; rarer colours do not count. */
const MIN_SHARE = 0.3;
/** They show their own pixels, not the surface behind them. */
const PHOTO_KINDS: readonly MediaItem["kind"][] = ["img", "video", "canvas", "iframe"];

/** Largest first, at most eight. Shares in percent of the painted area, pictures excluded. */
export function extractPalette(snapshot: PageSnapshot): PaletteColor[] {
  const clusters = clusterColors(samplePaint(snapshot));
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  return clusters
    .map(({ color, weight }) => ({ hex: toHex(color), share: Math.round((weight / total) * 1000) / 10 }))
    .filter(({ share }) => share >= MIN_SHARE)
    .slice(0, MAX_COLORS);
}

/** The colour at each point of the grid, later surfaces over earlier ones; weight in points. */
function samplePaint({ page, surfaces, media }: PageSnapshot): WeightedColor[] {
  const grid = createGrid({ width: page.width, height: Math.min(page.height, MAX_SHOT_HEIGHT) });
  const backgrounds: Color[] = new Array(COLUMNS * ROWS).fill(WHITE);
  const inks: (WeightedColor[] | undefined)[] = new Array(COLUMNS * ROWS);
  for (const surface of surfaces) {
    // Translucent colours over what lies behind their centre.
    const painted = blend(surface.color, backgrounds[grid.centreOf(surface.box)] ?? WHITE);
    const coverage = Math.min(1, Math.max(0, surface.coverage));
    if (coverage === 0) continue;
    grid.each(surface.box, (point) => {
      if (surface.role === "background" && coverage === 1) {
        backgrounds[point] = painted;
        inks[point] = undefined;
        return;
      }
      // Two per point: a border below a text. A third would add little.
      const others = inks[point] ?? [];
      inks[point] = [...others.slice(-1), { color: painted, weight: coverage }];
    });
  }
  const isPhoto = new Uint8Array(COLUMNS * ROWS);
  for (const { kind, box } of media) {
    if (PHOTO_KINDS.includes(kind)) grid.each(box, (point) => (isPhoto[point] = 1));
  }
  const weights = new Map<Color, number>();
  const add = (color: Color, weight: number) => weights.set(color, (weights.get(color) ?? 0) + weight);
  for (const [point, color] of backgrounds.entries()) {
    if (isPhoto[point] === 1) continue;
    const ink = inks[point] ?? [];
    for (const one of ink) add(one.color, one.weight);
    add(color, Math.max(0, 1 - ink.reduce((sum, { weight }) => sum + weight, 0)));
  }
  return [...weights].map(([color, weight]) => ({ color, weight }));
}

function createGrid({ width, height }: { width: number; height: number }) {
  const stepX = Math.max(1, width) / COLUMNS;
  const stepY = Math.max(1, height) / ROWS;
  // Index of the first cell whose centre lies at or beyond the length.
  const first = (length: number, step: number, max: number) =>
    Math.min(max, Math.max(0, Math.ceil(length / step - 0.5)));
  return {
    each(box: Box, visit: (point: number) => void): void {
      const left = first(box.x, stepX, COLUMNS);
      const right = first(box.x + box.width, stepX, COLUMNS);
      const top = first(box.y, stepY, ROWS);
      const bottom = first(box.y + box.height, stepY, ROWS);
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) visit(row * COLUMNS + column);
      }
    },
    centreOf(box: Box): number {
      const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((box.x + box.width / 2) / stepX)));
      const row = Math.min(ROWS - 1, Math.max(0, Math.floor((box.y + box.height / 2) / stepY)));
      return row * COLUMNS + column;
    },
  };
}
