// The stations of a crawl: one sign for every page.
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { bandOfPage, type PageBand, worstFirst } from "./page-order.ts";
import type { ShownCrawl, ShownPage } from "./read-crawl.ts";

/** open: a page that may still be found. */
export type StopState = "read" | "current" | "waiting" | "open" | PageBand;

export interface Stop {
  state: StopState;
  /** What stands on the sign. */
  label: string;
}

/**
 * While it runs, pages on the way with their scores as they come in, the others blank. At the end the weakest first.
 * @param goesOn whether it is known what is being read right now
 */
export function stopsOf(crawl: ShownCrawl | null, goesOn: boolean): Stop[] {
  if (crawl && crawl.state !== "running" && crawl.pages.length > 0) {
    return worstFirst(crawl.pages).slice(0, MAX_CRAWLED_PAGES).map(scoreOf);
  }
  const { read, known, current } = crawl?.progress ?? { read: 0, known: 1, current: [] };
  return Array.from({ length: MAX_CRAWLED_PAGES }, (_, index) => {
    const state = stateAt(index, read, known, goesOn ? current.length : 0);
    const page = state === "read" ? crawl?.pages[index] : undefined;
    return page === undefined ? { state, label: "" } : scoreOf(page);
  });
}

function scoreOf(page: ShownPage): Stop {
  return { state: bandOfPage(page), label: page.score === null ? "–" : String(Math.round(page.score)) };
}

function stateAt(index: number, read: number, known: number, underWay: number): StopState {
  if (index < read) return "read";
  if (index < read + underWay) return "current";
  return index < known ? "waiting" : "open";
}

/** How the path winds through its signs, in units of the drawing. */
export interface Course {
  perRow: number;
  /** From sign to sign. */
  cell: number;
  row: number;
  /** Beside the outermost signs. */
  edge: number;
  /** How far the path is drawn outwards where it turns into the next row. */
  bend: number;
  /** Up and down from the middle of the row. */
  wave: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Rows run to and fro, as a path over fields. */
export function pointAt(index: number, { perRow, cell, edge, row, wave }: Course): Point {
  const line = Math.floor(index / perRow);
  const along = index % perRow;
  const column = isRightwards(index, { perRow }) ? along : perRow - 1 - along;
  return { x: edge + column * cell, y: row * (line + 0.5) + (along % 2 === 0 ? wave : -wave) };
}

function isRightwards(index: number, { perRow }: Pick<Course, "perRow">): boolean {
  return Math.floor(index / perRow) % 2 === 0;
}

/** The line through the first `count` signs, as the d of a path. */
export function lineThrough(count: number, course: Course): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const { x, y } = pointAt(index, course);
    if (index === 0) {
      d = `M${x} ${y}`;
      continue;
    }
    const from = pointAt(index - 1, course);
    // Within a row the path leaves and arrives level; between two it swings out towards the edge.
    const middle = (from.x + x) / 2;
    const bent = index % course.perRow === 0;
    const outermost = x + (isRightwards(index - 1, course) ? course.bend : -course.bend);
    const control = bent ? outermost : middle;
    d += `C${control} ${from.y} ${control} ${y} ${x} ${y}`;
  }
  return d;
}
