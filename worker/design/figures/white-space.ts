// How much of a page is left empty.
import { MAX_SHOT_HEIGHT } from "#contract/design-rating.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { contentBoxes } from "./content-boxes.ts";

/** px; side of a cell. The space between two lines of running text is no white space. */
const CELL = 20;

/** Hostile pages call themselves a million px wide. */
const MAX_COLUMNS = 200;

/** Share of the page's cells that no text and no picture touches, 0–1; below the pictures' end nothing is looked at. */
export function whiteSpace(snapshot: PageSnapshot): number {
  const { viewport, page } = snapshot;
  const columns = Math.min(MAX_COLUMNS, Math.max(1, Math.ceil(viewport.width / CELL)));
  const height = Math.min(MAX_SHOT_HEIGHT, Math.max(viewport.height, page.height));
  const rows = Math.max(1, Math.ceil(height / CELL));

  // Corners of every box are marked, then summed up along both axes: one step per box, however large it is.
  const stride = columns + 1;
  const marks = new Int32Array(stride * (rows + 1));
  const mark = (row: number, column: number, by: number) => {
    const at = row * stride + column;
    marks[at] = (marks[at] ?? 0) + by;
  };
  for (const { box } of contentBoxes(snapshot)) {
    const left = clamp(Math.floor(box.x / CELL), columns);
    const right = clamp(Math.ceil((box.x + box.width) / CELL), columns);
    const top = clamp(Math.floor(box.y / CELL), rows);
    const bottom = clamp(Math.ceil((box.y + box.height) / CELL), rows);
    mark(top, left, 1);
    mark(top, right, -1);
    mark(bottom, left, -1);
    mark(bottom, right, 1);
  }
  return emptyCells(marks, rows, columns) / (rows * columns);
}

function emptyCells(marks: Int32Array, rows: number, columns: number): number {
  const above = new Int32Array(columns + 1);
  let empty = 0;
  for (let row = 0; row < rows; row += 1) {
    let layers = 0;
    for (let column = 0; column < columns; column += 1) {
      above[column] = (above[column] ?? 0) + (marks[row * (columns + 1) + column] ?? 0);
      layers += above[column] ?? 0;
      if (layers === 0) empty += 1;
    }
  }
  return empty;
}

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}
