// Which seen elements stand above the page together: everything within one fixed, sticky or top-layer box.
import { closestOf, parentOf, rootElement } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

export interface OverlayGroup {
  root: Element;
  members: SeenElement[];
}

/** A page has a handful; of more the last ones lie on top. */
const MAX_GROUPS = 100;
/** Of the viewport's width: a narrower sticky box keeps to its own column. */
const MIN_STICKY_WIDTH = 0.9;
const DIALOG_ROLES = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const TOP_LAYER = ":modal, :popover-open";

const slotGetter = Object.getOwnPropertyDescriptor(Element.prototype, "assignedSlot")?.get;

/** In document order; a box within another one belongs to the outer. */
export function overlayGroups(seen: readonly SeenElement[]): OverlayGroup[] {
  const groups = new Map<Element, OverlayGroup>();
  const known = new Map<Element, Element | null>(holdersOfThePage().map((element) => [element, null]));
  for (const item of seen) {
    const root = outermostRoot(item.element, known);
    if (!root) continue;
    const group = groups.get(root);
    if (group) group.members.push(item);
    else groups.set(root, { root, members: [item] });
  }
  return [...groups.values()].slice(-MAX_GROUPS);
}

/** Whether the group's box asks for an answer, by its markup. */
export function isMarkedAsDialog({ root, members }: OverlayGroup): boolean {
  const elements = [root, ...members.slice(0, 3).map(({ element }) => element)];
  return elements.some((element) => matches(element, DIALOG_ROLES) || matches(element, TOP_LAYER));
}

/** Parent in the tree that is laid out: a slot for what was put into it. */
export function flatParentOf(element: Element): Element | null {
  const slot: unknown = slotGetter?.call(element);
  return slot instanceof Element ? slot : parentOf(element);
}

/** Remembers the answer for the whole way up: each ancestor is looked at once. */
function outermostRoot(element: Element, known: Map<Element, Element | null>): Element | null {
  const path: Element[] = [];
  let above: Element | null = element;
  while (above && !known.has(above)) {
    path.push(above);
    above = flatParentOf(above);
  }
  let root = above ? (known.get(above) ?? null) : null;
  for (const one of path.reverse()) {
    root ??= standsAbove(one) ? one : null;
    known.set(one, root);
  }
  return root;
}

function standsAbove(element: Element): boolean {
  const { position, display } = getComputedStyle(element);
  if (display === "none" || position === "static" || position === "relative") return false;
  if (position === "fixed" || matches(element, TOP_LAYER)) return true;
  if (position === "absolute") return matches(element, DIALOG_ROLES);
  return element.getBoundingClientRect().width >= MIN_STICKY_WIDTH * innerWidth;
}

/** Pages that scroll in a fixed box are no overlays of themselves: what holds the main part, or heading and footer. */
function holdersOfThePage(): Element[] {
  const root = rootElement();
  const [main, heading, footer] = ['main, [role="main"]', "h1", "footer"].map((selector) =>
    ancestorsOf(root.querySelector(selector)),
  );
  const both = [...(heading ?? [])].filter((element) => footer?.has(element));
  return [...(main ?? []), ...both];
}

/** With the element itself. */
function ancestorsOf(element: Element | null): Set<Element> {
  const ancestors = new Set<Element>();
  // A heading or footer of an overlay says nothing about the page.
  if (element && closestOf(element, DIALOG_ROLES)) return ancestors;
  for (let one = element; one; one = flatParentOf(one)) ancestors.add(one);
  return ancestors;
}

function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}
