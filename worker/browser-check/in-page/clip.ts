// What the boxes around an element leave of it.
import { getParent, getRect, getRootElement, getTag } from "../../in-page/safe-dom.ts";

/** px of the window. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Clip extends Edges {
  /** One can scroll inside: nothing is lost. */
  isScroller: boolean;
}

/** Boxes that cut what sticks out of them, from the element itself outwards. The window is none of them. */
export function* clipsOf(element: Element): Generator<Clip> {
  const root = getRootElement();
  let position = "static";
  for (
    let one: Element | null = element;
    one && one !== root && getTag(one) !== "body";
    one = getParent(one)
  ) {
    const style = getComputedStyle(one);
    // What is taken out of the flow is cut only by boxes it stands in.
    const isPassedBy =
      one !== element && (position === "fixed" || (position === "absolute" && style.position === "static"));
    if (!isPassedBy) {
      const { overflowX, overflowY } = style;
      if (overflowX !== "visible" || overflowY !== "visible")
        yield clipOf(getRect(one), overflowX, overflowY);
      position = style.position;
    }
  }
}

function clipOf(rect: DOMRect, overflowX: string, overflowY: string): Clip {
  const cutsX = overflowX !== "visible";
  const cutsY = overflowY !== "visible";
  return {
    left: cutsX ? rect.left : Number.NEGATIVE_INFINITY,
    right: cutsX ? rect.right : Number.POSITIVE_INFINITY,
    top: cutsY ? rect.top : Number.NEGATIVE_INFINITY,
    bottom: cutsY ? rect.bottom : Number.POSITIVE_INFINITY,
    isScroller: /auto|scroll/.test(`${overflowX} ${overflowY}`),
  };
}

export function intersect(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function visiblePart(element: Element, edges: Edges): Edges {
  let part = edges;
  for (const clip of clipsOf(element)) part = intersect(part, clip);
  return part;
}

export function widthOf({ left, right }: Edges): number {
  return Math.max(0, right - left);
}

export function heightOf({ top, bottom }: Edges): number {
  return Math.max(0, bottom - top);
}

/** Held in the window by itself or by something around it. */
export function isHeld(element: Element): boolean {
  for (let one: Element | null = element; one; one = getParent(one))
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
  return false;
}

/** Shown at all, with some opacity. */
export function isRendered(element: Element): boolean {
  return Element.prototype.checkVisibility.call(element, { visibilityProperty: true, opacityProperty: true });
}

/** By styles that leave nothing of it, as texts are made that are only read out. */
export function isCutAway(element: Element): boolean {
  for (let one: Element | null = element; one; one = getParent(one)) {
    const { clip, clipPath } = getComputedStyle(one);
    if (/inset\((?:50|100)%/.test(clipPath) || /rect\((?:0|1)px,? (?:0|1)px/.test(clip)) return true;
  }
  return false;
}
