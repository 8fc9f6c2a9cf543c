// Text as the contract counts it, from parse5's tree. Part of the second opinion: shares no code with worker/.
import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export const HTML = "http://www.w3.org/1999/xhtml";
export const SVG = "http://www.w3.org/2000/svg";
const blockNames = new Set(
  "address article aside blockquote body br caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp".split(
    " ",
  ),
);
const unreadNames = new Set(["script", "style", "template", "noscript", "svg", "textarea", "select"]);
const unreadInPictures = new Set(["script", "style"]);

export function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Text that a reader sees, folded; blocks part words. */
export function textOf(element: Element | undefined): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeName === "#text" && "value" in node) parts.push(node.value);
    if (!("tagName" in node)) return;
    const isForeignRoot = node.tagName === "svg" && node.namespaceURI === SVG;
    if (node !== element && unreadNames.has(node.tagName) && (node.namespaceURI === HTML || isForeignRoot))
      return;
    const border = blockNames.has(node.tagName) && node.namespaceURI === HTML ? " " : "";
    parts.push(border);
    for (const child of node.childNodes) walk(child);
    parts.push(border);
  };
  if (element) walk(element);
  return fold(parts.join(""));
}

/** Text inside SVG. */
export function pictureText(element: Element): string {
  const parts: string[] = [];
  const walk = (node: Node, isInside: boolean): void => {
    if (isInside && node.nodeName === "#text" && "value" in node) parts.push(node.value);
    if (!("tagName" in node) || unreadInPictures.has(node.tagName)) return;
    if (node.namespaceURI === HTML && unreadNames.has(node.tagName)) return;
    const border = blockNames.has(node.tagName) && node.namespaceURI === HTML ? " " : "";
    parts.push(border);
    const isPicture = isInside || node.namespaceURI === SVG;
    for (const child of node.childNodes) walk(child, isPicture);
    parts.push(border);
  };
  walk(element, false);
  return fold(parts.join(""));
}
