// Where a stop shows that it has the focus, and whether anybody can see it there.
import { parseColor } from "../../in-page/color.ts";
import { getAttribute, getParent, getRect, getTag } from "../../in-page/safe-dom.ts";
import type { Sight } from "../keyboard/keyboard-reading.ts";
import type { Box } from "../spot.ts";
import { type Edges, heightOf, intersect, isCutAway, isHeld, visiblePart, widthOf } from "./clip.ts";

/** px; smaller is nothing one sees. */
const MIN_SIDE = 3;
const MIN_OPACITY = 0.05;
/** px around a stop: outlines and shadows stand outside. */
const MARGIN = 12;
const MAX_PARTS = 60;
const OPAQUE = 0.9;

export interface StopPlace {
  sight: Sight;
  /** px of the window; null where nothing is to be seen. */
  rect: Box | null;
  surroundings: Box | null;
}

export function placeOf(element: Element): StopPlace {
  const nothing = (sight: Sight): StopPlace => ({ sight, rect: null, surroundings: null });
  const shown = candidatesOf(element).find((one) => isOpaqueEnough(one) && isLarge(seenPart(one)));
  if (!shown) return nothing("hidden");
  const edges = seenPart(shown);
  const view: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!isLarge(intersect(edges, view))) return nothing("off");
  const around = intersect(view, {
    left: Math.floor(edges.left - MARGIN),
    top: Math.floor(edges.top - MARGIN),
    right: Math.ceil(edges.right + MARGIN),
    bottom: Math.ceil(edges.bottom + MARGIN),
  });
  const place = { rect: boxOf(edges), surroundings: boxOf(around) };
  return { sight: isCovered(shown, intersect(edges, view)) ? "covered" : "seen", ...place };
}

/** The element; in its place what is seen of a control that is hidden on purpose: its label, or what is drawn beside it. */
function candidatesOf(element: Element): Element[] {
  if (!(element instanceof HTMLInputElement)) return [element];
  const labels = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "labels")?.get?.call(element);
  const parent = getParent(element);
  return [element, ...((labels as NodeListOf<Element> | null) ?? []), ...(parent ? [parent] : [])];
}

function seenPart(element: Element): Edges {
  return visiblePart(element, wholeOf(element));
}

/** With what stands inside it: a link around a picture may have no area of its own. */
function wholeOf(element: Element): Edges {
  const own = edgesOf(getRect(element));
  if (isLarge(own)) return own;
  const parts = [...Element.prototype.querySelectorAll.call(element, "*")].slice(0, MAX_PARTS);
  const seen = parts.map((part) => visiblePart(part, edgesOf(getRect(part)))).filter(isLarge);
  if (seen.length === 0) return own;
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}

function isLarge(edges: Edges): boolean {
  return widthOf(edges) >= MIN_SIDE && heightOf(edges) >= MIN_SIDE;
}

/** Nothing on the way up hides it. */
function isOpaqueEnough(element: Element): boolean {
  let opacity = 1;
  for (let one: Element | null = element; one; one = getParent(one)) {
    const style = getComputedStyle(one);
    opacity *= Number(style.opacity);
    if (opacity < MIN_OPACITY || style.visibility === "hidden") return false;
  }
  return !isCutAway(element);
}

/** Something opaque that stays in the window lies over all of it. */
function isCovered(element: Element, { left, top, right, bottom }: Edges): boolean {
  if (isHeld(element)) return false;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const points: [number, number][] = [
    [middleX, middleY],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ];
  return points.every(([x, y]) => {
    const top = Document.prototype.elementFromPoint.call(document, x, y);
    return top !== null && !isRelated(top, element) && isHeld(top) && isOpaque(top);
  });
}

function isRelated(one: Element, other: Element): boolean {
  return Node.prototype.contains.call(one, other) || Node.prototype.contains.call(other, one);
}

function isOpaque(element: Element): boolean {
  for (let one: Element | null = element; one; one = getParent(one)) {
    const { backgroundColor, backgroundImage, position } = getComputedStyle(one);
    if (/^(?:img|video|canvas)$/.test(getTag(one)) || backgroundImage !== "none") return true;
    if (parseColor(backgroundColor).a >= OPAQUE) return true;
    if (position === "fixed" || position === "sticky") return false;
  }
  return false;
}

function edgesOf({ left, top, right, bottom }: DOMRect): Edges {
  return { left, top, right, bottom };
}

function boxOf(edges: Edges): Box {
  return { x: edges.left, y: edges.top, width: widthOf(edges), height: heightOf(edges) };
}

/** Where one types. */
export function isTextField(element: Element): boolean {
  const tag = getTag(element);
  if (tag === "textarea") return true;
  if (tag === "input") {
    const type = (getAttribute(element, "type") ?? "text").toLowerCase();
    return !/^(?:checkbox|radio|button|submit|reset|image|file|range|color|hidden)$/.test(type);
  }
  return element instanceof HTMLElement && element.isContentEditable === true;
}
