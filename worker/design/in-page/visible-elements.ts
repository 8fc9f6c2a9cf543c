// Which elements a visitor can see, and the list that all readers share: one walk, one style lookup per element.

/** A list that may have been cut at its limit. */
export interface Capped<Item> {
  items: Item[];
  isCut: boolean;
}

export interface SeenElement {
  element: Element;
  style: CSSStyleDeclaration;
  /** Page coordinates. */
  rect: { x: number; y: number; width: number; height: number };
  /** Product of its own and its ancestors' opacity. */
  opacity: number;
  /** Index of the nearest seen ancestor; −1 for none. */
  parent: number;
}

/** Pages with more are cut; a page of ordinary size has some hundreds. */
export const MAX_ELEMENTS = 6_000;
