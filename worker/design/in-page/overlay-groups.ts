// Groups the visible elements that lie above the page: everything within one fixed, sticky or top-layer box.
import { findClosest, getParent, getRootElement } from "../../in-page/safe-dom.ts";
import type { VisibleElement } from "./visible-elements.ts";

export interface OverlayGroup {
  root: Element;
  members: VisibleElement[];
}

/** A page has a handful; the last ones lie on top. */
const MAX_GROUPS = 100;
/** Of the viewport's width: a narrower sticky box stays in its column. */
const MIN_STICKY_WIDTH = 0.9;
const DIALOG_ROLES = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const TOP_LAYER = ":modal, :popover-open";

const slotGetter = Object.getOwnPropertyDescriptor(Element.prototype, "assignedSlot")?.get;

/** In document order; nested boxes belong to the outermost. */
export function groupOverlays(seen: readonly VisibleElement[]): OverlayGroup[] {
  const known = new Map<Element, Element | null>(findPageContainers().map((element) => [element, null]));
  const groups = Map.groupBy(seen, ({ element }) => findOutermostRoot(element, known));
  return [...groups].flatMap(([root, members]) => (root ? [{ root, members }] : [])).slice(-MAX_GROUPS);
}

export function isMarkedAsDialog({ root, members }: OverlayGroup): boolean {
  const elements = [root, ...members.slice(0, 3).map(({ element }) => element)];
  return elements.some((element) => matches(element, DIALOG_ROLES) || matches(element, TOP_LAYER));
}

/** Parent in the flat tree: the slot of an assigned element. */
export function getFlatParent(element: Element): Element | null {
  const slot: unknown = slotGetter?.call(element);
  return slot instanceof Element ? slot : getParent(element);
}

/** Remembers the result of every ancestor, so that each is checked once. */
function findOutermostRoot(element: Element, known: Map<Element, Element | null>): Element | null {
  const path: Element[] = [];
  let above: Element | null = element;
  while (above && !known.has(above)) {
    path.push(above);
    above = getFlatParent(above);
  }
  let root = above ? (known.get(above) ?? null) : null;
  for (const one of path.reverse()) {
    root ??= isLifted(one) ? one : null;
    known.set(one, root);
  }
  return root;
}

function isLifted(element: Element): boolean {
  const { position, display } = getComputedStyle(element);
  if (display === "none" || position === "static" || position === "relative") return false;
  if (position === "fixed" || matches(element, TOP_LAYER)) return true;
  if (position === "absolute") return matches(element, DIALOG_ROLES);
  return element.getBoundingClientRect().width >= MIN_STICKY_WIDTH * innerWidth;
}

/** Containers of the main part, or of heading and footer: a page that scrolls in a fixed box is not an overlay. */
function findPageContainers(): Element[] {
  const root = getRootElement();
  const [main, heading, footer] = ['main, [role="main"]', "h1", "footer"].map((selector) =>
    collectAncestors(root.querySelector(selector)),
  );
  const both = [...(heading ?? [])].filter((element) => footer?.has(element));
  return [...(main ?? []), ...both];
}

function collectAncestors(element: Element | null): Set<Element> {
  const ancestors = new Set<Element>();
  // Heading and footer of an overlay do not count.
  if (element && findClosest(element, DIALOG_ROLES)) return ancestors;
  for (let one = element; one; one = getFlatParent(one)) ancestors.add(one);
  return ancestors;
}

function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}
