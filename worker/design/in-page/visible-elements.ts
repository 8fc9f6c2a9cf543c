// Which elements a visitor can see, and the list that all readers share: one walk, one style lookup per element.
import { areaOf, type Clips, clipsBelow, type Edges, intersect, isClippedAway } from "./clip.ts";
import { attributeOf, bodyElement, childNodesOf, rectOf, rootElement, shadowOf, tagOf } from "./plain-dom.ts";

/** A list that may have been cut at its limit. */
export interface Capped<Item> {
  items: Item[];
  isCut: boolean;
}

export interface SeenElement {
  element: Element;
  /** Lower case. */
  tag: string;
  style: CSSStyleDeclaration;
  /** Page coordinates. */
  rect: { x: number; y: number; width: number; height: number };
  /** What cuts its content and its own box: ancestors' overflow and its own. Page coordinates. */
  clip: Edges;
  /** Product of its own and its ancestors' opacity. */
  opacity: number;
  /** By a transform or a filter. */
  isTransformed: boolean;
  /** Index of the nearest seen ancestor; −1 for none. */
  parent: number;
}

/** Pages with more are cut; a page of ordinary size has some hundreds. */
const MAX_ELEMENTS = 6_000;
/** Seen or not: a page may hold any number of hidden ones. */
const MAX_VISITS = 60_000;
/** Fainter is not seen. */
const MIN_OPACITY = 0.05;
/** px²: what hides text from the eye leaves 1 × 1, counting pixels are that large. A hairline has more. */
const MIN_AREA = 4;
/** Their content is drawn by themselves, or is a picture. */
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
export function visibleElements(): Capped<SeenElement> {
  const root = rootElement();
  const page = pageEdges(root);
  // Every question for the scroll position makes the browser look whether the layout still holds.
  const scroll = { x: scrollX, y: scrollY };
  const unclipped = new Set<Element | null>([root, viewportOverflow(root).from]);
  const items: SeenElement[] = [];
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
    if (
      !(opacity > MIN_OPACITY) ||
      isClippedAway(style.clipPath, /^(?:abs|fix)/.test(position) ? style.clip : "auto")
    )
      continue;
    const rect = pageRect(element, display, scroll);
    const edges = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
    const isUncut = unclipped.has(element) || display === "inline" || display === "contents";
    const isTransformed = style.transform !== "none" || style.filter !== "none";
    const overflow = isUncut ? "visible" : style.overflow;
    const clips = clipsBelow(visit.clips, edges, { position, overflow, holdsFixed: isTransformed });
    const isSeen = style.visibility === "visible" && areaOf(intersect(edges, clips.flow)) >= MIN_AREA;
    const { parent } = visit;
    const below = { opacity, clips, parent: isSeen ? items.length : parent };
    const tag = tagOf(element);
    if (isSeen) items.push({ element, tag, style, rect, clip: clips.flow, opacity, isTransformed, parent });
    for (const child of shownChildren(element, tag).reverse()) open.push({ element: child, ...below });
  }
  return { items, isCut: false };
}

/** What can be scrolled to, in page coordinates. What hangs over at the bottom counts: pop-ups that stop scrolling go away. */
function pageEdges(root: HTMLElement): Edges {
  const { clientWidth } = root;
  const height = Math.max(root.scrollHeight, innerHeight);
  const isStopped = /^(?:hidden|clip)/.test(viewportOverflow(root).overflow);
  const width = isStopped ? clientWidth : Math.max(root.scrollWidth, clientWidth);
  const left = getComputedStyle(root).direction === "rtl" ? clientWidth - width : 0;
  return { left, top: 0, right: left + width, bottom: height };
}

/** The root's overflow, or else the body's, applies to the viewport and cuts nothing at the element itself. */
function viewportOverflow(root: HTMLElement): { from: Element | null; overflow: string } {
  const { overflow } = getComputedStyle(root);
  const body = bodyElement();
  if (overflow !== "visible" || !body) return { from: root, overflow };
  return { from: body, overflow: getComputedStyle(body).overflow };
}

function pageRect(element: Element, display: string, scroll: { x: number; y: number }): SeenElement["rect"] {
  const box = display === "contents" ? textBox(element) : rectOf(element);
  return { x: box.x + scroll.x, y: box.y + scroll.y, width: box.width, height: box.height };
}

function textBox(element: Element): DOMRect {
  const range = new Range();
  for (const node of childNodesOf(element)) {
    if (!(node instanceof Text) || node.data.trim() === "") continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return new DOMRect();
}

/** Children as the browser lays them out: a host shows its shadow root, a slot what was put into it. */
function shownChildren(element: Element, tag: string): Element[] {
  if (CLOSED_TAGS.has(tag)) return [];
  const shadow = shadowOf(element);
  if (!shadow && element instanceof HTMLSlotElement) {
    const assigned = element.assignedElements();
    if (assigned.length > 0) return assigned;
  }
  const children = [...childNodesOf(shadow ?? element)].filter((node) => node instanceof Element);
  // Closed details lay out their content without painting it.
  if (tag !== "details" || attributeOf(element, "open") !== null) return children;
  return children.filter((child) => tagOf(child) === "summary").slice(0, 1);
}
