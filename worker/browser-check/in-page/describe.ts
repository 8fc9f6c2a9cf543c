// An element in words and px, without running any code of the page.
import { getAttribute, getParent, getRect, getTag } from "../../in-page/safe-dom.ts";
import type { Box, Spot } from "../spot.ts";

const MAX_SELECTOR = 160;
const MAX_SNIPPET = 240;
const MAX_ATTRIBUTE = 60;
const MAX_ATTRIBUTES = 6;
/** Steps from the element up, or to the next id. */
const MAX_STEPS = 4;
/** Nodes looked through for text. */
const MAX_NODES = 200;

/** @param style in the place of the element's own attribute, where we have changed it; null: it had none */
export function spotOf(
  element: Element,
  box: Box | null = pageBoxOf(getRect(element)),
  style?: string | null,
): Spot {
  return { selector: selectorOf(element), snippet: snippetOf(element, style), box };
}

/** From the window's px to the page's; null without area. */
export function pageBoxOf({ x, y, width, height }: Box): Box | null {
  return width > 0 && height > 0 ? { x: x + scrollX, y: y + scrollY, width, height } : null;
}

function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let one: Element | null = element; one && steps.length < MAX_STEPS; one = getParent(one)) {
    const id = getAttribute(one, "id");
    if (id) {
      steps.unshift(`#${CSS.escape(id.slice(0, MAX_ATTRIBUTE))}`);
      break;
    }
    const [name] = (getAttribute(one, "class") ?? "").trim().split(/\s+/);
    steps.unshift(name ? `${getTag(one)}.${CSS.escape(name.slice(0, MAX_ATTRIBUTE))}` : getTag(one));
  }
  return steps.join(" > ").slice(0, MAX_SELECTOR);
}

/** The opening tag and some text, put together here: a copy of the element could run the page's code. */
function snippetOf(element: Element, style?: string | null): string {
  const names = Element.prototype.getAttributeNames.call(element).slice(0, MAX_ATTRIBUTES);
  const attributes = names.map((name) => {
    const isOurs = name === "style" && style !== undefined;
    if (isOurs && style === null) return "";
    const value = (isOurs ? style : getAttribute(element, name)) ?? "";
    return value === "" ? ` ${name}` : ` ${name}="${value.slice(0, MAX_ATTRIBUTE)}"`;
  });
  return `<${getTag(element)}${attributes.join("")}>${textIn(element)}`
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_SNIPPET);
}

function textIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let count = 0; count < MAX_NODES && text.length < MAX_SNIPPET && walker.nextNode(); count++)
    text += ` ${(walker.currentNode as Text).data.slice(0, MAX_SNIPPET)}`;
  return text.replace(/\s+/g, " ").trim();
}
