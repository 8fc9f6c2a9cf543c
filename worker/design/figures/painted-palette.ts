// The colours of a page by the area a visitor sees of them.
import { type Box, MAX_SHOT_HEIGHT, type PaletteColor } from "#contract/design-rating.ts";
import type { Color, MediaItem, PageSnapshot, SurfaceItem } from "../page-snapshot.ts";
import { colorClusters, hexOf, type WeightedColor } from "./color-clusters.ts";

/** The canvas of a browser below everything. */
const CANVAS: Color = { r: 255, g: 255, b: 255, a: 1 };
/** Points are looked at in a grid over the picture: exact areas of thousands of overlapping boxes cost too much. */
const COLUMNS = 64;
const ROWS = 128;
const MOST_COLORS = 8;
/** Percent; rarer ones are no colours of the page. */
const LEAST_SHARE = 0.3;
/** Their own pixels are painted, not the surface behind them. */
const PHOTO_KINDS: readonly MediaItem["kind"][] = ["img", "video", "canvas", "iframe"];

/** Largest first, at most eight. Shares are percent of the painted area, without pictures. */
export function paintedPalette(snapshot: PageSnapshot): PaletteColor[] {
  const clusters = colorClusters(paintedColors(snapshot));
  const whole = clusters.reduce((sum, { weight }) => sum + weight, 0);
  return clusters
    .map(({ color, weight }) => ({ hex: hexOf(color), share: Math.round((weight / whole) * 1000) / 10 }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_COLORS);
}

/** Every colour at the points of the grid, the later surface over the earlier one; weight in points. */
function paintedColors({ page, surfaces, media }: PageSnapshot): WeightedColor[] {
  const grid = gridOver({ width: page.width, height: Math.min(page.height, MAX_SHOT_HEIGHT) });
  const grounds: Color[] = new Array(COLUMNS * ROWS).fill(CANVAS);
  const inks: (WeightedColor[] | undefined)[] = new Array(COLUMNS * ROWS);
  for (const surface of surfaces) {
    const painted = overGround(surface, grounds[grid.centre(surface.box)] ?? CANVAS);
    const coverage = Math.min(1, Math.max(0, surface.coverage));
    if (coverage === 0) continue;
    grid.each(surface.box, (point) => {
      if (surface.role === "ground" && coverage === 1) {
        grounds[point] = painted;
        inks[point] = undefined;
        return;
      }
      // Two inks in one point: a border below a text. What a third adds is not worth its cost.
      const others = inks[point] ?? [];
      inks[point] = [...others.slice(-1), { color: painted, weight: coverage }];
    });
  }
  const isPhoto = new Uint8Array(COLUMNS * ROWS);
  for (const { kind, box } of media) {
    if (PHOTO_KINDS.includes(kind)) grid.each(box, (point) => isPhoto.fill(1, point, point + 1));
  }
  const weights = new Map<Color, number>();
  const add = (color: Color, weight: number) => weights.set(color, (weights.get(color) ?? 0) + weight);
  for (const [point, color] of grounds.entries()) {
    if (isPhoto[point] === 1) continue;
    const ink = inks[point] ?? [];
    for (const one of ink) add(one.color, one.weight);
    add(color, Math.max(0, 1 - ink.reduce((sum, { weight }) => sum + weight, 0)));
  }
  return [...weights].map(([color, weight]) => ({ color, weight }));
}

/** The colour that a visitor sees: see-through ones over what stands behind their middle. */
function overGround({ color }: SurfaceItem, ground: Color): Color {
  const mix = (over: number, under: number) => over * color.a + under * (1 - color.a);
  return { r: mix(color.r, ground.r), g: mix(color.g, ground.g), b: mix(color.b, ground.b), a: 1 };
}

function gridOver({ width, height }: { width: number; height: number }) {
  const stepX = Math.max(1, width) / COLUMNS;
  const stepY = Math.max(1, height) / ROWS;
  // Points stand in the middle of their cells: the first one inside, the first one beyond.
  const first = (length: number, step: number, most: number) =>
    Math.min(most, Math.max(0, Math.ceil(length / step - 0.5)));
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
    centre(box: Box): number {
      const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((box.x + box.width / 2) / stepX)));
      const row = Math.min(ROWS - 1, Math.max(0, Math.floor((box.y + box.height / 2) / stepY)));
      return row * COLUMNS + column;
    },
  };
}
