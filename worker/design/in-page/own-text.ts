// The text right in an element, without its children's.
import { childNodesOf } from "./plain-dom.ts";

/** Of longer texts the beginning is enough. */
const MAX_LENGTH = 5_000;

/** Spaces collapsed; text nodes are joined by one. At most 5,000 characters. */
export function ownTextOf(element: Element): string {
  let text = "";
  for (const node of childNodesOf(element)) {
    if (node instanceof Text) text += ` ${node.data.slice(0, MAX_LENGTH - text.length)}`;
    if (text.length >= MAX_LENGTH) break;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** The same as a question, quicker on long texts. */
export function hasOwnText(element: Element): boolean {
  for (const node of childNodesOf(element)) if (node instanceof Text && /\S/.test(node.data)) return true;
  return false;
}
