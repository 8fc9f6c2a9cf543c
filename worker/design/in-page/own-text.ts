// The text right in an element, without its children's.
import { childNodesOf } from "./plain-dom.ts";

/** Spaces collapsed; text nodes are joined by one. */
export function ownTextOf(element: Element): string {
  let text = "";
  for (const node of childNodesOf(element)) if (node instanceof Text) text += ` ${node.data}`;
  return text.replace(/\s+/g, " ").trim();
}

/** The same as a question, quicker on long texts. */
export function hasOwnText(element: Element): boolean {
  for (const node of childNodesOf(element)) if (node instanceof Text && /\S/.test(node.data)) return true;
  return false;
}
