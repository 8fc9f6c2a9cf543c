// The page as a grid of cells, and which of them something stands in; only the part within the screenshot counts.
import { type Box, MAX_SHOT_HEIGHT } from "#contract/design-rating.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

/** px; side of a cell. The space between two lines of text is not white space. */
const CELL = 20;
/** Hostile pages claim to be a million px wide. */
const MAX_COLUMNS = 200;

/** Share of the page's cells that boxes touch, 0–1. */
export function measureCoverage(boxes: readonly Box[], { viewport, page }: PageSnapshot): number {
  const columns = Math.min(MAX_COLUMNS, Math.max(1, Math.ceil(viewport.width / CELL)));
  const height = Math.min(MAX_SHOT_HEIGHT, Math.max(viewport.height, page.height));
  const rows = Math.max(1, Math.ceil(height / CELL));
  const isFilled = new Uint8Array(rows * columns);
  for (const { x, y, width, height: boxHeight } of boxes) {
    const left = clamp(Math.floor(x / CELL), columns);
    const right = clamp(Math.ceil((x + width) / CELL), columns);
    const bottom = clamp(Math.ceil((y + boxHeight) / CELL), rows);
    for (let row = clamp(Math.floor(y / CELL), rows); row < bottom; row += 1)
      isFilled.fill(1, row * columns + left, row * columns + right);
  }
  return isFilled.filter((cell) => cell === 1).length / isFilled.length;
}

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0;
}
