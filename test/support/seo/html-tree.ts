// Walks a document that parse5 has read.
import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element below `node`, in the order of the document. */
export function* elements(node: Node): Generator<Element> {
  for (const child of "childNodes" in node ? node.childNodes : []) {
    if ("tagName" in child) yield child;
    yield* elements(child);
  }
}

export function attributes(element: Element): Partial<Record<string, string>> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** The words inside `node`, without the text of scripts and styles. */
export function textOf(node: Node): string {
  if ("value" in node && node.nodeName === "#text") return node.value;
  if (node.nodeName === "script" || node.nodeName === "style") return "";
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** The words inside `node` as one line. */
export function wordsOf(node: Node): string {
  return textOf(node).replace(/\s+/g, " ").trim();
}
