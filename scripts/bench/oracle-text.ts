// Text as the contract counts it, from parse5's tree. Part of the oracle: shares no code with worker/.
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
const skippedNames = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "textarea",
  "select",
  "iframe",
  "noembed",
  "noframes",
]);
const skippedInSvg = new Set(["script", "style"]);

export function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Of the body: what nobody sees parts no word. */
function foldVisible(text: string): string {
  return fold(text.replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, ""));
}

/** Visible text, white space collapsed; block elements separate words. */
export function textOf(element: Element | undefined): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeName === "#text" && "value" in node) parts.push(node.value);
    if (!("tagName" in node)) return;
    const isForeignRoot = node.tagName === "svg" && node.namespaceURI === SVG;
    if (node !== element && skippedNames.has(node.tagName) && (node.namespaceURI === HTML || isForeignRoot))
      return;
    const border = blockNames.has(node.tagName) && node.namespaceURI === HTML ? " " : "";
    parts.push(border);
    for (const child of node.childNodes) walk(child);
    parts.push(border);
  };
  if (element) walk(element);
  return foldVisible(parts.join(""));
}

/** Text inside SVG. */
export function svgText(element: Element): string {
  const parts: string[] = [];
  const walk = (node: Node, isInside: boolean): void => {
    if (isInside && node.nodeName === "#text" && "value" in node) parts.push(node.value);
    if (!("tagName" in node) || skippedInSvg.has(node.tagName)) return;
    if (node.namespaceURI === HTML && skippedNames.has(node.tagName)) return;
    const border = blockNames.has(node.tagName) && node.namespaceURI === HTML ? " " : "";
    parts.push(border);
    const isPicture = isInside || node.namespaceURI === SVG;
    for (const child of node.childNodes) walk(child, isPicture);
    parts.push(border);
  };
  walk(element, false);
  return foldVisible(parts.join(""));
}
