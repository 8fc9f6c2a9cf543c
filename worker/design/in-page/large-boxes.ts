// How the boxes that make up the page lay out what is in them, and tables that do nothing else.
import type { Technique } from "../page-snapshot.ts";
import { attributeOf, rectOf, rootElement } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

/** Of the viewport's area. */
const MIN_LARGE = 0.1;
/** One child needs no layout. */
const MIN_CHILDREN = 2;
const MAX_TABLES = 300;
const DATA_MARKS = "th, caption, colgroup[span], thead";
const LAYOUT_CONTENT =
  "div, p, table, ul, ol, form, h1, h2, h3, h4, h5, h6, img, object, iframe, section, nav, center";

/** A table with data lays out nothing else; the rows of others belong to them, their cells count for themselves. */
export function countLayouts(seen: readonly SeenElement[]): Technique["layouts"] {
  const layouts: Technique["layouts"] = { flex: 0, grid: 0, float: 0, table: 0, absolute: 0, block: 0 };
  const children = seen.map(() => ({ all: 0, float: 0, absolute: 0 }));
  for (const { parent, style } of seen) {
    const above = children[parent];
    // What is fixed to the screen takes no part.
    if (!above || style.position === "fixed") continue;
    above.all += 1;
    if (style.position === "absolute") above.absolute += 1;
    else if (style.float !== "none") above.float += 1;
  }
  const minArea = MIN_LARGE * innerWidth * innerHeight;
  for (const [index, { element, style, rect }] of seen.entries()) {
    const below = children[index];
    if (!below || rect.width * rect.height < minArea) continue;
    const { display } = style;
    if (element instanceof HTMLTableElement) layouts.table += isForLayout(element) ? 1 : 0;
    else if (display === "table" || display === "inline-table") layouts.table += 1;
    else if (display.startsWith("table-") && display !== "table-cell") continue;
    else if (below.all < MIN_CHILDREN) continue;
    else if (display.endsWith("flex")) layouts.flex += 1;
    else if (display.endsWith("grid")) layouts.grid += 1;
    else if (below.float * 2 >= below.all) layouts.float += 1;
    else if (below.absolute * 2 >= below.all) layouts.absolute += 1;
    else layouts.block += 1;
  }
  return layouts;
}

/** As Technique.layoutTables: one that says it is for presentation is meant, too. */
export function countLayoutTables(): number {
  return [...rootElement().querySelectorAll("table")].slice(0, MAX_TABLES).filter(isForLayout).length;
}

function isForLayout(table: HTMLTableElement): boolean {
  const { width, height } = rectOf(table);
  if (width === 0 || height === 0) return false;
  const role = attributeOf(table, "role");
  if (role !== null && !/^(?:presentation|none)$/.test(role)) return false;
  if (attributeOf(table, "summary")) return false;
  return !ownMarks(table) && table.querySelector(LAYOUT_CONTENT) !== null;
}

/** Marks of a table with data; those of a table within it say nothing about the outer one. */
function ownMarks(table: HTMLTableElement): boolean {
  const mark = table.querySelector(DATA_MARKS);
  return mark !== null && mark.closest("table") === table;
}
