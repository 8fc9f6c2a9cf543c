// All elements of the page, open shadow roots included, and what is seen of them.
import {
  getAttribute,
  getParent,
  getRect,
  getRootElement,
  getShadowRoot,
  getTag,
} from "../../in-page/safe-dom.ts";

/** Larger pages are read up to here. */
const MAX_ELEMENTS = 20_000;
const MIN_SIDE = 4;
const MAX_TEXT = 8_000;

/** In document order. */
export function listElements(root: Element = getRootElement()): Element[] {
  const found: Element[] = [];
  const add = (from: Element | ShadowRoot) => {
    const below =
      from instanceof ShadowRoot
        ? DocumentFragment.prototype.querySelectorAll.call(from, "*")
        : Element.prototype.querySelectorAll.call(from, "*");
    for (const element of below) {
      if (found.length >= MAX_ELEMENTS) return;
      found.push(element);
      const shadow = getShadowRoot(element);
      if (shadow) add(shadow);
    }
  };
  const own = getShadowRoot(root);
  if (own) add(own);
  add(root);
  return found;
}

export function isShown(element: Element): boolean {
  const { width, height, bottom, right } = getRect(element);
  if (width < MIN_SIDE || height < MIN_SIDE || bottom <= 0 || right <= 0) return false;
  return Element.prototype.checkVisibility.call(element, {
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** What is pressed to do something. */
export function isControl(element: Element): boolean {
  const tag = getTag(element);
  if (tag === "input") return /^(?:button|submit|reset|image)$/i.test(getAttribute(element, "type") ?? "");
  if (tag === "button" || tag === "a" || tag === "summary") return true;
  return getAttribute(element, "role") === "button" || getAttribute(element, "onclick") !== null;
}

/** As it is read; of pictures their name. */
export function labelOf(element: Element): string {
  const shown = textOf(element);
  if (shown !== "") return shown;
  for (const name of ["aria-label", "value", "title", "alt"]) {
    const text = getAttribute(element, name)?.trim();
    if (text) return text;
  }
  const picture = Element.prototype.querySelector.call(element, "img[alt], svg[aria-label], [aria-label]");
  return picture ? (getAttribute(picture, "alt") ?? getAttribute(picture, "aria-label") ?? "").trim() : "";
}

const readInnerText = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "innerText")?.get;

/** What is seen of its text, spaces collapsed; of its shadow root, too. */
export function textOf(element: Element): string {
  const own = element instanceof HTMLElement ? String(readInnerText?.call(element) ?? "") : "";
  const shadow = getShadowRoot(element);
  const parts = shadow
    ? [...DocumentFragment.prototype.querySelectorAll.call(shadow, ":scope > *")].map(textOf)
    : [];
  return [own, ...parts].join(" ").replace(/\s+/g, " ").trim().slice(0, MAX_TEXT);
}

/** Itself and all around it, shadow hosts included. */
export function* around(element: Element): Generator<Element> {
  for (let one: Element | null = element; one; one = getParent(one)) yield one;
}

/** Laid over the page, or held in the view. */
export function isOverlay(element: Element): boolean {
  if (getTag(element) === "dialog" || /^(?:alert)?dialog$/.test(getAttribute(element, "role") ?? ""))
    return true;
  const { position, zIndex } = getComputedStyle(element);
  return position === "fixed" || position === "sticky" || (position === "absolute" && Number(zIndex) > 0);
}
