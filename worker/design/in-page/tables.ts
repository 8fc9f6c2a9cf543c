// Tables that lay out a page, told from those that hold data.

import { getAttribute, getRect, getRootElement } from "../../in-page/safe-dom.ts";

const MAX_TABLES = 300;
const DATA_MARKS = "th, caption, colgroup[span], thead";
const LAYOUT_CONTENT =
  "div, p, table, ul, ol, form, h1, h2, h3, h4, h5, h6, img, object, iframe, section, nav, center";
/** What no row of data has in a cell. */
const PAGE_PARTS = "table, form, object, iframe, section, nav, center, h1, h2";
/** Rows and cells that are looked at. */
const MAX_ROWS = 40;
const MAX_CELLS = 12;
/** With fewer rows and columns it might be anything. */
const MIN_ROWS = 3;
const MIN_COLUMNS = 2;
/** Characters: a longer text is to be read, not looked up. */
const MAX_ENTRY = 200;
/** Of the rows and of the cells. */
const ALIKE_ROWS = 0.8;
const PLAIN_CELLS = 0.6;

/** Of the document, those with role=presentation included. */
export function countLayoutTables(): number {
  return [...getRootElement().querySelectorAll("table")].slice(0, MAX_TABLES).filter(isForLayout).length;
}

export function isForLayout(table: HTMLTableElement): boolean {
  const { width, height } = getRect(table);
  if (width === 0 || height === 0) return false;
  const role = getAttribute(table, "role");
  if (role !== null && !/^(?:presentation|none)$/.test(role)) return false;
  // Marks of a nested table say nothing about the outer one.
  const hasDataMark = table.querySelector(DATA_MARKS)?.closest("table") === table;
  if (getAttribute(table, "summary") || hasDataMark || table.querySelector(LAYOUT_CONTENT) === null)
    return false;
  return role !== null || !hasEntries(table);
}

/** Rows alike, most of their cells a few words: hours, prices, goods with a picture each. */
function hasEntries(table: HTMLTableElement): boolean {
  if (table.querySelector(PAGE_PARTS)) return false;
  const rows = [...table.rows].slice(0, MAX_ROWS).map(({ cells }) => [...cells].slice(0, MAX_CELLS));
  const columns = Math.max(...rows.map(({ length }) => length));
  const alike = rows.filter(({ length }) => length === columns);
  if (rows.length < MIN_ROWS || columns < MIN_COLUMNS || alike.length < rows.length * ALIKE_ROWS)
    return false;
  const cells = rows.flat();
  const plain = cells.filter(
    (cell) => (cell.textContent?.length ?? 0) <= MAX_ENTRY && cell.querySelector(LAYOUT_CONTENT) === null,
  );
  return plain.length >= cells.length * PLAIN_CELLS;
}
