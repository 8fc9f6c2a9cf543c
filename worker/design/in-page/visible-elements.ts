// The visible elements, in the list that all readers share: one walk, one style lookup per element.
import type { Box } from "#contract/design-rating.ts";
import {
  getAttribute,
  getBodyElement,
  getChildNodes,
  getRect,
  getRootElement,
  getShadowRoot,
  getTag,
} from "../../in-page/safe-dom.ts";
import type { Clips, Edges } from "./paint/clip.ts";
import { clipsBelow, getArea, intersect, isClippedAway, toEdges } from "./paint/clip.ts";

export interface Capped<Item> {
  items: Item[];
  isCut: boolean;
}

export interface VisibleElement {
  element: Element;
  tag: string;
  style: CSSStyleDeclaration;
  /** Page coordinates. */
  rect: Box;
  /** What clips it and its content: overflow of its own and of ancestors. Page coordinates. */
  clip: Edges;
  /** Product of its own and its ancestors' opacity. */
  opacity: number;
  /** By a transform or a filter. */
  isTransformed: boolean;
  /** Index of the nearest visible ancestor; −1 for none. */
  parent: number;
}

const MAX_ELEMENTS = 6_000;
/** Visible or not: a page may have any number of hidden ones. */
const MAX_VISITS = 60_000;
const MIN_OPACITY = 0.05;
/** px²: visually hidden text and tracking pixels have 1 × 1; a hairline has more. */
const MIN_AREA = 4;
/** They paint their content themselves. */
const CLOSED_TAGS = new Set(["svg", "select", "textarea", "video", "audio", "canvas", "iframe", "object"]);

interface Visit {
  element: Element;
  opacity: number;
  clips: Clips;
  parent: number;
}

/**
 * Elements with a visible box, in document order, through open shadow roots: rendered, not hidden, not transparent,
 * not clipped away, within what can be scrolled to. A `display: contents` element has the box of its own text.
 */
export function collectVisibleElements(): Capped<VisibleElement> {
  const root = getRootElement();
  const page = getPageEdges(root);
  // Every read of the scroll position makes the browser check the layout.
  const scroll = { x: scrollX, y: scrollY };
  const unclipped = new Set<Element | null>([root, getViewportOverflow(root).from]);
  const items: VisibleElement[] = [];
  const open: Visit[] = [
    { element: root, opacity: 1, clips: { flow: page, absolute: page, fixed: page }, parent: -1 },
  ];
  let visits = 0;
  for (let visit = open.pop(); visit; visit = open.pop()) {
    visits += 1;
    if (items.length >= MAX_ELEMENTS || visits > MAX_VISITS) return { items, isCut: true };
    const { element } = visit;
    const style = getComputedStyle(element);
    const { display, position } = style;
    if (display === "none" || style.contentVisibility === "hidden") continue;
    const opacity = visit.opacity * Number.parseFloat(style.opacity);
    const clip = /^(?:abs|fix)/.test(position) ? style.clip : "auto";
    if (!(opacity > MIN_OPACITY) || isClippedAway(style.clipPath, clip)) continue;
    const rect = getPageRect(element, display, scroll);
    const edges = toEdges(rect);
    const isUnclipped = unclipped.has(element) || display === "inline" || display === "contents";
    const isTransformed = style.transform !== "none" || style.filter !== "none";
    const overflow = isUnclipped ? "visible" : style.overflow;
    const clips = clipsBelow(visit.clips, edges, { position, overflow, holdsFixed: isTransformed });
    const isVisible = style.visibility === "visible" && getArea(intersect(edges, clips.flow)) >= MIN_AREA;
    const { parent } = visit;
    const below = { opacity, clips, parent: isVisible ? items.length : parent };
    const tag = getTag(element);
    if (isVisible)
      items.push({ element, tag, style, rect, clip: clips.flow, opacity, isTransformed, parent });
    for (const child of getFlatChildren(element, tag).reverse()) open.push({ element: child, ...below });
  }
  return { items, isCut: false };
}

/** What can be scrolled to, in page coordinates. The bottom counts even where a pop-up has stopped scrolling. */
function getPageEdges(root: HTMLElement): Edges {
  const { clientWidth } = root;
  const height = Math.max(root.scrollHeight, innerHeight);
  const isFixedWidth = /^(?:hidden|clip)/.test(getViewportOverflow(root).overflow);
  const width = isFixedWidth ? clientWidth : Math.max(root.scrollWidth, clientWidth);
  const left = getComputedStyle(root).direction === "rtl" ? clientWidth - width : 0;
  return { left, top: 0, right: left + width, bottom: height };
}

/** The overflow of the root, or else of the body, propagates to the viewport and does not clip the element itself. */
function getViewportOverflow(root: HTMLElement): { from: Element | null; overflow: string } {
  const { overflow } = getComputedStyle(root);
  const body = getBodyElement();
  if (overflow !== "visible" || !body) return { from: root, overflow };
  return { from: body, overflow: getComputedStyle(body).overflow };
}

function getPageRect(element: Element, display: string, scroll: { x: number; y: number }): Box {
  const box = display === "contents" ? getTextBox(element) : getRect(element);
  return { x: box.x + scroll.x, y: box.y + scroll.y, width: box.width, height: box.height };
}

function getTextBox(element: Element): DOMRect {
  const range = new Range();
  for (const node of getChildNodes(element)) {
    if (!(node instanceof Text) || node.data.trim() === "") continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return new DOMRect();
}

/** Children of the flat tree: a host shows its shadow root, a slot its assigned elements. */
function getFlatChildren(element: Element, tag: string): Element[] {
  if (CLOSED_TAGS.has(tag)) return [];
  const shadow = getShadowRoot(element);
  if (!shadow && element instanceof HTMLSlotElement) {
    const assigned = element.assignedElements();
    if (assigned.length > 0) return assigned;
  }
  const children = [...getChildNodes(shadow ?? element)].filter((node) => node instanceof Element);
  // A closed details element lays out its content without painting it.
  if (tag !== "details" || getAttribute(element, "open") !== null) return children;
  return children.filter((child) => getTag(child) === "summary").slice(0, 1);
}
