// Where the focus is while somebody else presses the Tab key. Every element reached gets a number of its own.

import { labelOf, listElements } from "../../consent/in-page/elements.ts";
import {
  findClosest,
  getAttribute,
  getBodyElement,
  getParent,
  getRect,
  getRootElement,
  getShadowRoot,
  getTag,
} from "../../in-page/safe-dom.ts";
import type { Arrival, RestingWindow, Stop } from "../keyboard/keyboard-reading.ts";
import type { Box } from "../spot.ts";
import { calm } from "./calm.ts";
import { countChanges, watchChanges } from "./changes.ts";
import { isHeld } from "./clip.ts";
import { pageBoxOf, spotOf } from "./describe.ts";
import { isTextField, placeOf } from "./stop-place.ts";

const MAX_NAME = 80;
/** Elements that one press may let have the focus for a moment. */
const MAX_HEARD = 20;
const MOVING_MS = 350;
const CONTROLS =
  "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]";
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const CONTENT = "main, [role=main], h1";

const known: Element[] = [];
const numbers = new WeakMap<Element, number>();
let heard: Element[] = [];
let last: Element | null = null;

/** Before the first press: nothing has the focus, and the page stands at its top. */
export async function begin(): Promise<void> {
  // Above all listeners of the page: one that takes the focus away at once lets no later event come.
  globalThis.addEventListener(
    "focus",
    (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && heard.length < MAX_HEARD) heard.push(target);
    },
    true,
  );
  // A field that took the focus by itself would be where the walk begins.
  const root = getRootElement();
  const before = getAttribute(root, "tabindex");
  Element.prototype.setAttribute.call(root, "tabindex", "-1");
  HTMLElement.prototype.focus.call(root, { preventScroll: true });
  HTMLElement.prototype.blur.call(root);
  if (before === null) Element.prototype.removeAttribute.call(root, "tabindex");
  else Element.prototype.setAttribute.call(root, "tabindex", before);
  // What moves softly would not have arrived when it is looked at.
  for (const one of [root, getBodyElement()])
    if (one instanceof HTMLElement) one.style.setProperty("scroll-behavior", "auto", "important");
  globalThis.scrollTo({ top: 0, left: 0, behavior: "instant" });
  await calm();
  watchChanges();
  heard = [];
}

/** After a press. */
export async function arrive(): Promise<Arrival> {
  await calm();
  const focused = getFocused();
  const moments = heard.filter((one) => one !== focused);
  heard = [];
  if (!Document.prototype.hasFocus.call(document)) return { kind: "left" };
  if (!focused) {
    const [first] = moments;
    return { kind: "nowhere", taken: first ? spotOf(first) : null };
  }
  let stop = describeStop(focused);
  if (stop.sight === "off") {
    // It may still be moving into view.
    await calm(MOVING_MS);
    stop = describeStop(focused);
  }
  last = focused;
  return { kind: "stop", stop };
}

/** As without focus; the walk goes on from the same place. */
export async function rest(): Promise<RestingWindow> {
  const focused = getFocused();
  if (focused) HTMLElement.prototype.blur.call(focused);
  await calm();
  return {
    changes: countChanges(null),
    area: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight },
  };
}

/** Gives the focus back to the stop of that number. */
export function returnTo(id: number): void {
  const element = known[id];
  if (element) HTMLElement.prototype.focus.call(element, { preventScroll: true });
  heard = [];
}

/** Elements for the Tab key that were not reached. */
export function countMissed(): number {
  return listElements().filter((element) => isForTab(element) && !numbers.has(element)).length;
}

export function stopElement(id: number): Element | null {
  return known[id] ?? null;
}

/** The innermost element with the focus; null for the document itself. */
export function getFocused(): Element | null {
  const readActive = (root: typeof Document | typeof ShadowRoot, from: Document | ShadowRoot) =>
    Object.getOwnPropertyDescriptor(root.prototype, "activeElement")?.get?.call(from) as Element | null;
  let active = readActive(Document, document);
  for (let depth = 0; active && depth < MAX_HEARD; depth++) {
    const shadow = getShadowRoot(active);
    const inner = shadow && readActive(ShadowRoot, shadow);
    if (!inner) break;
    active = inner;
  }
  const isDocument = active === null || active === getRootElement() || getTag(active) === "body";
  return isDocument ? null : active;
}

function describeStop(element: Element): Stop {
  const place = placeOf(element);
  const before = last && last !== element ? placeOf(last) : null;
  return {
    // What stays in the window stands in the picture where it does before any scrolling.
    ...spotOf(element, isHeld(element) ? place.rect : place.rect && pageBoxOf(place.rect)),
    id: numberOf(element),
    name: labelOf(element).slice(0, MAX_NAME),
    sight: place.sight,
    surroundings: place.surroundings && pageBoxOf(place.surroundings),
    isCompound: isCompound(element),
    isTextField: isTextField(element),
    isInDialog: findClosest(element, DIALOG) !== null,
    isFixed: isHeld(element),
    isRightToLeft: getComputedStyle(getParent(element) ?? element).direction === "rtl",
    isBeforeContent: isBeforeContent(element),
    previous: before && previousBox(before.rect),
    changes: countChanges(element),
  };
}

function previousBox(rect: Box | null): Box | null {
  return rect && !(last && isHeld(last)) ? pageBoxOf(rect) : null;
}

function numberOf(element: Element): number {
  const number = numbers.get(element) ?? known.length;
  if (number === known.length) {
    known.push(element);
    numbers.set(element, number);
  }
  return number;
}

function isCompound(element: Element): boolean {
  const tag = getTag(element);
  if (/^(?:iframe|frame|object|embed|audio|video)$/.test(tag) || tag.includes("-")) return true;
  return (
    tag === "input" && /^(?:date|time|month|week|datetime-local)$/i.test(getAttribute(element, "type") ?? "")
  );
}

function isBeforeContent(element: Element): boolean {
  const content = Document.prototype.querySelector.call(document, CONTENT);
  if (!content) return false;
  const relation = Node.prototype.compareDocumentPosition.call(element, content);
  return (relation & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Reachable by the key, and to be seen: what nobody sees is missed by nobody. */
function isForTab(element: Element): boolean {
  if (!Element.prototype.matches.call(element, CONTROLS) || findClosest(element, "[inert], :disabled"))
    return false;
  if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
  // Of a group of radio buttons one is reached.
  if (element instanceof HTMLInputElement && element.type === "radio") return false;
  const { width, height } = getRect(element);
  return (
    width > 0 && height > 0 && Element.prototype.checkVisibility.call(element, { visibilityProperty: true })
  );
}
