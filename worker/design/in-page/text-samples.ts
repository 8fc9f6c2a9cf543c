// The words of a text as a visitor reads them.
import { getChildNodes, getShadowRoot, getTag } from "../../in-page/safe-dom.ts";
import type { VisibleElement } from "./visible-elements.ts";

/** Icon fonts use these code points. */
const PRIVATE_USE = /\p{Co}/gu;
/** Soft hyphens and marks without width say where a word may break. */
const BREAK_MARKS = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Nodes of a heading: more is a page within a heading. */
const MAX_NODES = 100;
const MAX_LENGTH = 1_000;

/** Without signs that nobody reads, spaces collapsed. */
export function collapse(text: string): string {
  return text.replace(PRIVATE_USE, "").replace(BREAK_MARKS, "").replace(/\s+/g, " ").trim();
}

/** Reads visible elements with all that is visible in them; words of one line are not torn apart. */
export function createTextReader(seen: readonly VisibleElement[]): (element: Element) => string {
  const styles = new Map(seen.map(({ element, style }) => [element, style]));
  return (element) => {
    const open: (Node | string)[] = [element];
    let text = "";
    for (let nodes = 0; nodes < MAX_NODES && text.length < MAX_LENGTH; nodes += 1) {
      const node = open.pop();
      if (node === undefined) break;
      if (typeof node === "string") text += node;
      else if (node instanceof Text) text += node.data.slice(0, MAX_LENGTH);
      else if (node instanceof Element && getTag(node) === "br") text += " ";
      else if (node instanceof Element) open.push(...listContent(node, styles.get(node)?.display));
    }
    return collapse(text);
  };
}

/** Last first. A box of its own stands apart from the words around it. */
function listContent(element: Element, display: string | undefined): (Node | string)[] {
  if (display === undefined) return [];
  const isApart = display !== "inline" && display !== "contents";
  const content = [...getChildNodes(getShadowRoot(element) ?? element)].reverse();
  return isApart ? [" ", ...content, " "] : content;
}
