// The link past the menu: found among the first stops, and whether it leads where it says.

import { labelOf } from "../../consent/in-page/elements.ts";
import { getAttribute, getRect, getTag } from "../../in-page/safe-dom.ts";
import type { SkipLink } from "../keyboard/keyboard-reading.ts";
import { calm } from "./calm.ts";
import { spotOf } from "./describe.ts";
import { getFocused, stopElement } from "./stops.ts";

/** A skip link stands at the beginning, or it skips nothing. */
const FIRST_STOPS = 4;
const WORDS =
  /(?:zum|direkt|springe|gehe|weiter|springen).{0,20}(?:inhalt|hauptbereich|hauptinhalt)|(?:inhalt|navigation|men[üu]).{0,12}(?:springen|überspringen|ueberspringen|auslassen)|^(?:zum )?(?:haupt)?inhalt$|skip\b|jump to|go to (?:main|content)/i;

let link: Element | null = null;
let target: Element | null = null;

/** `works` is false at once where the target does not exist, else still open. Its number is that of its stop. */
export function findSkipLink(): (SkipLink & { id: number }) | null {
  for (let id = 0; id < FIRST_STOPS; id++) {
    const element = stopElement(id);
    if (!(element instanceof HTMLAnchorElement) || getTag(element) !== "a") continue;
    const fragment = fragmentOf(element);
    if (fragment === null || !WORDS.test(labelOf(element) || (getAttribute(element, "title") ?? "")))
      continue;
    link = element;
    target = targetOf(fragment);
    // "#" alone is a script's business.
    return { ...spotOf(element), id, works: target === null && fragment !== "" ? false : null };
  }
  return null;
}

/** As long as it is what was recognised and stands in the same document, the key that is pressed next only moves the page. */
export async function aimAtSkipLink(): Promise<boolean> {
  if (!link) return false;
  HTMLElement.prototype.focus.call(link, { preventScroll: true });
  await calm();
  return target !== null && getFocused() === link && fragmentOf(link as HTMLAnchorElement) !== null;
}

/** After the link was pressed and the Tab key once more: behind the target, or out of the page. */
export async function hasSkipped(): Promise<boolean> {
  await calm();
  const focused = getFocused();
  if (!Document.prototype.hasFocus.call(document)) return true;
  if (!focused || !target || focused === link) return false;
  const relation = Node.prototype.compareDocumentPosition.call(target, focused);
  return (
    focused === target ||
    (relation & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0
  );
}

/** Null for links that leave the document. */
function fragmentOf(element: HTMLAnchorElement): string | null {
  const address = URL.parse(getAttribute(element, "href") ?? "", document.baseURI);
  if (!address || !(getAttribute(element, "href") ?? "").includes("#")) return null;
  const isHere = address.href.split("#")[0] === location.href.split("#")[0];
  return isHere ? decode(address.hash.slice(1)) : null;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function targetOf(fragment: string): Element | null {
  if (fragment === "") return null;
  const byId = Document.prototype.getElementById.call(document, fragment);
  const found =
    byId ?? Document.prototype.querySelector.call(document, `a[name="${CSS.escape(fragment)}"]`) ?? null;
  if (!found) return null;
  // One that is not shown cannot be gone to.
  const isShown = Element.prototype.checkVisibility.call(found) || getRect(found).height > 0;
  return isShown ? found : null;
}
