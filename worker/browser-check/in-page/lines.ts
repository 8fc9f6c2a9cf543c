// Lines of text as they lie on the page, by the height of their letters.
import { getChildNodes } from "../../in-page/safe-dom.ts";
import { type Edges, heightOf, widthOf } from "./clip.ts";

const MAX_LINES = 40;
const MAX_TEXTS = 20;

export interface LinesOfText {
  /** px of the window. */
  lines: Edges[];
  fontSize: number;
}

/** Of the element's own text, without its children's. */
export function linesOf(element: Element): LinesOfText {
  const fontSize = Number.parseFloat(getComputedStyle(element).fontSize) || 0;
  const lines: Edges[] = [];
  let texts = 0;
  for (const node of getChildNodes(element)) {
    if (!(node instanceof Text) || !/\S/.test(node.data)) continue;
    if (++texts > MAX_TEXTS || lines.length >= MAX_LINES) break;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of [...range.getClientRects()].slice(0, MAX_LINES - lines.length)) {
      // A line's box is higher than its letters.
      const room = Math.max(0, (rect.height - fontSize) / 2);
      const edges = { left: rect.left, right: rect.right, top: rect.top + room, bottom: rect.bottom - room };
      if (widthOf(edges) > 0 && heightOf(edges) > 0) lines.push(edges);
    }
  }
  return { lines, fontSize };
}
