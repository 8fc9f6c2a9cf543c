// What sticks out of a window of 320 px, and whether the whole page moves sideways for it.

import { isControl, listElements } from "../../consent/in-page/elements.ts";
import {
  findClosest,
  getBodyElement,
  getParent,
  getRect,
  getRootElement,
  hasOwnText,
} from "../../in-page/safe-dom.ts";
import type { NarrowFacts, Offender, OffenderKind } from "../reflow/reflow-reading.ts";
import { clipsOf, type Edges, isCutAway, isHeld, isRendered, visiblePart, widthOf } from "./clip.ts";
import { pageBoxOf, spotOf } from "./describe.ts";
import { linesOf } from "./lines.ts";

/** px; less is rounding, or the tail of a letter. */
const TOLERANCE = 3;
const MAX_OFFENDERS = 40;
/** Looked through inside one that sticks out. */
const MAX_INSIDE = 2_000;
/** What may need two directions to be understood (WCAG 1.4.10); maps come as frames, canvases or under these names. */
const EXCEPTED =
  "table:has(th, caption, thead), img, picture, svg, video, canvas, iframe, object, embed, pre, math, [role=img], [role=grid], [class*=leaflet i], [class*=mapbox i]";

/** CSS px by which the page as a whole can be moved sideways. */
export function overflowNow(): number {
  const root = getRootElement();
  const isCut = [root, getBodyElement()].some(
    (one) => one && /hidden|clip/.test(getComputedStyle(one).overflowX),
  );
  const over = root.scrollWidth - innerWidth;
  return !isCut && over > TOLERANCE ? over : 0;
}

export function lookNarrow(): NarrowFacts {
  const { scrollWidth: width } = getRootElement();
  const canScroll = overflowNow() > 0;
  const offenders: Offender[] = [];
  const counts: Record<OffenderKind, number> = { content: 0, excepted: 0, other: 0 };
  const out = new WeakSet<Element>();
  for (const element of listElements()) {
    const parent = getParent(element);
    const isInside = parent !== null && out.has(parent);
    const edges = reach(element);
    if (edges === null) continue;
    out.add(element);
    // What sticks out with its parent has the same cause.
    if (isInside) continue;
    const kind = kindOf(element, edges, canScroll);
    if (kind === null) continue;
    counts[kind] += 1;
    if (counts[kind] <= MAX_OFFENDERS) offenders.push({ ...spotOf(element, boxOf(edges)), kind });
  }
  return { width, canScroll, offenders, counts };
}

/** Its edges where it sticks out, by itself or by its text; else null. */
function reach(element: Element): Edges | null {
  const { left, top, right, bottom, width, height } = getRect(element);
  const own = { left, top, right, bottom };
  if (width > 0 && height > 0 && isOut(visiblePart(element, own)) && isRendered(element)) return own;
  if (!hasOwnText(element) || !isRendered(element)) return null;
  const line = linesOf(element).lines.find((one) => isOut(visiblePart(element, one)));
  return line ? { ...line, left: Math.min(left, line.left) } : null;
}

function isOut(edges: Edges): boolean {
  return edges.right > innerWidth + TOLERANCE && widthOf(edges) > TOLERANCE;
}

/** Null for what waits beyond the edge of a page that cannot be moved: menus and decoration. */
function kindOf(element: Element, edges: Edges, canScroll: boolean): OffenderKind | null {
  const isBeyond = edges.left >= innerWidth - TOLERANCE;
  if (isBeyond && (!canScroll || isHeld(element))) return null;
  if (isExcepted(element, edges)) return canScroll ? "excepted" : null;
  if (isBeyond || !hasContentOutside(element)) return canScroll ? "other" : null;
  return "content";
}

/** Itself, or what has made it as wide. */
function isExcepted(element: Element, edges: Edges): boolean {
  if (findClosest(element, EXCEPTED)) return true;
  const inside = [...Element.prototype.querySelectorAll.call(element, EXCEPTED)].slice(0, MAX_INSIDE);
  const widest = Math.max(0, ...inside.map((one) => getRect(one).right));
  return (
    widest > innerWidth + TOLERANCE &&
    widest >= edges.right - (edges.right - innerWidth) / 2 &&
    !hasTextBeside(element)
  );
}

/** Text or a control of its own that sticks out, too. */
function hasTextBeside(element: Element): boolean {
  return partsOf(element).some((part) => !findClosest(part, EXCEPTED) && hasContentAt(part));
}

function hasContentOutside(element: Element): boolean {
  return partsOf(element).some(hasContentAt);
}

function partsOf(element: Element): Element[] {
  return [element, ...listElements(element).slice(0, MAX_INSIDE)];
}

function hasContentAt(part: Element): boolean {
  if (!isRendered(part) || isCutAway(part)) return false;
  if (isControl(part) && isOut(visiblePart(part, edgesOf(getRect(part))))) return true;
  return (
    hasOwnText(part) &&
    linesOf(part).lines.some((line) => isOut(visiblePart(part, line)) && !isScrolled(part))
  );
}

/** Inside something that one can move by itself. */
function isScrolled(element: Element): boolean {
  for (const clip of clipsOf(element)) if (clip.isScroller && clip.right <= innerWidth) return true;
  return false;
}

function edgesOf({ left, top, right, bottom }: DOMRect): Edges {
  return { left, top, right, bottom };
}

function boxOf({ left, top, right, bottom }: Edges) {
  return pageBoxOf({ x: left, y: top, width: right - left, height: bottom - top });
}
