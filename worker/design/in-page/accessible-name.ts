// The name by which assistive technology calls a control: the steps of accname 1.2 that decide on real pages.
import { attributeOf, childNodesOf, shadowOf, tagOf } from "./plain-dom.ts";

const MAX_NAME = 80;
/** Nodes looked at for one name: a link around half a page has read enough by then. */
const MAX_NODES = 300;
/** A node may hold a book. */
const MAX_NODE_TEXT = 800;
const MAX_REFERENCES = 5;
const SILENT_TAGS = /^(?:script|style|noscript|template|select|textarea|desc)$/;
const BUTTON_INPUTS = /^(?:submit|button|reset)$/;
/** What browsers write on these buttons without a value. */
const DEFAULT_CAPTIONS: Record<string, string> = { submit: "Senden", reset: "Zurücksetzen" };

/** At most 80 characters, spaces collapsed; empty when it has none. */
export function accessibleName(element: Element): string {
  const candidates = [byReference, byAriaLabel, byLabel, byNative, byContent, byTitle, byPlaceholder];
  for (const find of candidates) {
    const name = find(element).replace(/\s+/g, " ").trim();
    if (name !== "") return name.slice(0, MAX_NAME);
  }
  return "";
}

/** Whether a label, aria-label or aria-labelledby names a field; a placeholder goes away, a title shows too late. */
export function hasLabel(element: Element): boolean {
  return [byReference, byAriaLabel, byLabel].some((find) => find(element).trim() !== "");
}

function byReference(element: Element): string {
  const ids = (attributeOf(element, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const root = Node.prototype.getRootNode.call(element);
  if (ids.length === 0 || !(root instanceof Document || root instanceof ShadowRoot)) return "";
  return ids
    .slice(0, MAX_REFERENCES)
    .map((id) => {
      const named = root.querySelector(`#${CSS.escape(id)}`);
      return named ? byAriaLabel(named) || byNative(named) || textOf(named) : "";
    })
    .join(" ");
}

function byAriaLabel(element: Element): string {
  return attributeOf(element, "aria-label") ?? "";
}

function byLabel(element: Element): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isField
    ? [...(element.labels ?? [])].map((label) => byAriaLabel(label) || textOf(label)).join(" ")
    : "";
}

function byNative(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (element.type === "image") return element.alt;
    return BUTTON_INPUTS.test(element.type) ? element.value || (DEFAULT_CAPTIONS[element.type] ?? "") : "";
  }
  return element instanceof HTMLImageElement || element instanceof HTMLAreaElement ? element.alt : "";
}

/** Of links and buttons; what stands in a field is its value. */
function byContent(element: Element): string {
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? ""
    : textOf(element);
}

function byTitle(element: Element): string {
  return attributeOf(element, "title") ?? "";
}

function byPlaceholder(element: Element): string {
  return attributeOf(element, "placeholder") ?? "";
}

/** Text below, with the names of pictures; what is hidden from assistive technology is left out. */
function textOf(element: Element): string {
  const words: string[] = [];
  const open: Node[] = [element];
  let length = 0;
  for (let nodes = 0; nodes < MAX_NODES && length < 2 * MAX_NAME; nodes += 1) {
    const node = open.pop();
    if (!node) break;
    if (node instanceof Text) {
      words.push(node.data.slice(0, MAX_NODE_TEXT));
      length += node.data.trim().length;
    }
    if (!(node instanceof Element)) continue;
    const display = node === element ? "inline" : displayOf(node);
    if (display === "none") continue;
    // Boxes stand apart, words within a line do not.
    if (display !== "inline") words.push(" ");
    const name = node === element ? "" : byAriaLabel(node) || byNative(node);
    if (name === "") open.push(...contentOf(node));
    else words.push(` ${name} `);
  }
  return words.join("").replace(/\s+/g, " ").trim();
}

/** "none" for what assistive technology is not told either. */
function displayOf(element: Element): string {
  const tag = tagOf(element);
  // What an SVG is called is never painted.
  if (tag === "title") return "inline";
  if (attributeOf(element, "aria-hidden") === "true" || SILENT_TAGS.test(tag)) return "none";
  const { display, visibility } = getComputedStyle(element);
  return visibility === "visible" ? display : "none";
}

/** Last first; as the browser shows it, with shadow roots and slots. */
function contentOf(element: Element): Node[] {
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return (assigned.length > 0 ? assigned : [...childNodesOf(shadowOf(element) ?? element)]).reverse();
}
