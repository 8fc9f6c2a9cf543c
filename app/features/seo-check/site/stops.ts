import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { getPageBand, type PageBand, sortWorstFirst } from "./page-order.ts";
import type { ShownCrawl, ShownPage } from "./read-crawl.ts";

/** open: a page that may still be found. */
export type StopState = "read" | "current" | "waiting" | "open" | PageBand;

export interface Stop {
  state: StopState;
  label: string;
}

/**
 * While running, pages in order with their scores; at the end the worst first.
 * @param isLive whether the current pages are known
 */
export function buildStops(crawl: ShownCrawl | null, isLive: boolean): Stop[] {
  if (crawl && crawl.state !== "running" && crawl.pages.length > 0) {
    return sortWorstFirst(crawl.pages).slice(0, MAX_CRAWLED_PAGES).map(toStop);
  }
  const { read, known, current } = crawl?.progress ?? { read: 0, known: 1, current: [] };
  return Array.from({ length: MAX_CRAWLED_PAGES }, (_, index) => {
    const state = stateAt(index, read, known, isLive ? current.length : 0);
    const page = state === "read" ? crawl?.pages[index] : undefined;
    return page === undefined ? { state, label: "" } : toStop(page);
  });
}

function toStop(page: ShownPage): Stop {
  return { state: getPageBand(page), label: page.score === null ? "–" : String(Math.round(page.score)) };
}

function stateAt(index: number, read: number, known: number, underWay: number): StopState {
  if (index < read) return "read";
  if (index < read + underWay) return "current";
  return index < known ? "waiting" : "open";
}

/** How the path winds through its markers, in units of the drawing. */
export interface Course {
  perRow: number;
  /** Distance between markers. */
  cell: number;
  row: number;
  /** Margin beside the outermost markers. */
  edge: number;
  /** How far the path swings out between two rows. */
  bend: number;
  /** Vertical offset from the middle of the row. */
  wave: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Rows alternate in direction. */
export function pointAt(index: number, { perRow, cell, edge, row, wave }: Course): Point {
  const line = Math.floor(index / perRow);
  const along = index % perRow;
  const column = runsRight(index, { perRow }) ? along : perRow - 1 - along;
  return { x: edge + column * cell, y: row * (line + 0.5) + (along % 2 === 0 ? wave : -wave) };
}

function runsRight(index: number, { perRow }: Pick<Course, "perRow">): boolean {
  return Math.floor(index / perRow) % 2 === 0;
}

/** The `d` attribute of a path through the first `count` markers. */
export function pathThrough(count: number, course: Course): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const { x, y } = pointAt(index, course);
    if (index === 0) {
      d = `M${x} ${y}`;
      continue;
    }
    const from = pointAt(index - 1, course);
    // Within a row the path leaves and arrives level; between rows it swings out.
    const middle = (from.x + x) / 2;
    const bent = index % course.perRow === 0;
    const outermost = x + (runsRight(index - 1, course) ? course.bend : -course.bend);
    const control = bent ? outermost : middle;
    d += `C${control} ${from.y} ${control} ${y} ${x} ${y}`;
  }
  return d;
}
