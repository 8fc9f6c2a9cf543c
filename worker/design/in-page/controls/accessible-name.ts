// The accessible name of a control: the steps of accname 1.2 that matter on real pages.
import { getAttribute, getChildNodes, getShadowRoot, getTag } from "../../../in-page/safe-dom.ts";

const MAX_NAME = 80;
/** Nodes per name: a link may contain half a page. */
const MAX_NODES = 300;
const MAX_NODE_TEXT = 800;
const MAX_REFERENCES = 5;
const SILENT_TAGS = /^(?:script|style|noscript|template|select|textarea|desc)$/;
const BUTTON_INPUTS = /^(?:submit|button|reset)$/;
/** Of browsers, for these buttons without a value. */
const DEFAULT_CAPTIONS: Record<string, string> = { submit: "Senden", reset: "Zurücksetzen" };

const fromAttribute = (attribute: string) => (element: Element) => getAttribute(element, attribute) ?? "";
const fromAriaLabel = fromAttribute("aria-label");
const fromTitle = fromAttribute("title");
const fromPlaceholder = fromAttribute("placeholder");
const steps = [fromReference, fromAriaLabel, fromLabel, fromNative, fromContent, fromTitle, fromPlaceholder];

/** At most 80 characters, spaces collapsed; empty without words. A single letter ("f") only where nothing else is said. */
export function computeAccessibleName(element: Element): string {
  let letter = "";
  for (const find of steps) {
    const name = find(element).replace(UNSPOKEN, "").replace(/\s+/g, " ").trim();
    if (isLetter(name)) letter ||= name;
    else if (HAS_WORDS.test(name)) return name.slice(0, MAX_NAME);
  }
  return letter;
}

/** Signs of icon fonts, and where a word may break. */
const UNSPOKEN = /[\p{Co}\u00AD\u200B]/gu;
/** Arrows, stars and pictures say nothing, or each program something else. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

export function isLetter(name: string): boolean {
  return /^\p{L}$/u.test(name);
}

/** Whether a label, aria-label or aria-labelledby names a field; a placeholder vanishes, a title appears too late. */
export function hasLabel(element: Element): boolean {
  return [fromReference, fromAriaLabel, fromLabel].some((find) => find(element).trim() !== "");
}

function fromReference(element: Element): string {
  const ids = (getAttribute(element, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const root = Node.prototype.getRootNode.call(element);
  if (ids.length === 0 || !(root instanceof Document || root instanceof ShadowRoot)) return "";
  return ids
    .slice(0, MAX_REFERENCES)
    .map((id) => {
      const named = root.querySelector(`#${CSS.escape(id)}`);
      return named ? fromAriaLabel(named) || fromNative(named) || collectText(named) : "";
    })
    .join(" ");
}

function fromLabel(element: Element): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isField
    ? [...(element.labels ?? [])].map((label) => fromAriaLabel(label) || collectText(label)).join(" ")
    : "";
}

function fromNative(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (element.type === "image") return element.alt;
    return BUTTON_INPUTS.test(element.type) ? element.value || (DEFAULT_CAPTIONS[element.type] ?? "") : "";
  }
  return element instanceof HTMLImageElement || element instanceof HTMLAreaElement ? element.alt : "";
}

/** Of links and buttons; the content of a field is its value. */
function fromContent(element: Element): string {
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? ""
    : collectText(element);
}

/** Text content with the names of pictures, without what is hidden from assistive technology. */
function collectText(element: Element): string {
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
    const display = node === element ? "inline" : getDisplay(node);
    if (display === "none") continue;
    // Boxes are separate words, inline elements are not.
    if (display !== "inline") words.push(" ");
    const name = node === element ? "" : fromAriaLabel(node) || fromNative(node);
    if (name === "") open.push(...getContent(node));
    else words.push(` ${name} `);
  }
  return words.join("").replace(/\s+/g, " ").trim();
}

/** "none" for what is hidden from assistive technology. */
function getDisplay(element: Element): string {
  const tag = getTag(element);
  // The title of an SVG is never painted.
  if (tag === "title") return "inline";
  if (getAttribute(element, "aria-hidden") === "true" || SILENT_TAGS.test(tag)) return "none";
  const { display, visibility } = getComputedStyle(element);
  return visibility === "visible" ? display : "none";
}

/** Last first; of the flat tree, with shadow roots and slots. */
function getContent(element: Element): Node[] {
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return (assigned.length > 0 ? assigned : [...getChildNodes(getShadowRoot(element) ?? element)]).reverse();
}
