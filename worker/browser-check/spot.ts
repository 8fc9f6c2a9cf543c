// A place in a page as the scripts inside it tell of it: what stands there, and where.

export interface Spot {
  /** CSS selector, shortened. */
  selector: string;
  /** The element's own tag and the beginning of its text, as text. */
  snippet: string;
  /** CSS px from the page's top left corner; null where nothing of it is to be seen. */
  box: Box | null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
