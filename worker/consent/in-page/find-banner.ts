// The banner that asks for consent: where buttons stand that answer it, beside words that say what for.
import {
  getAttribute,
  getParent,
  getRect,
  getRootElement,
  getTag,
  hasOwnText,
} from "../../in-page/safe-dom.ts";
import type { Area, Banner, BannerBox } from "../consent-facts.ts";
import { clearSubject, consentSubject, kindOfButton } from "./button-words.ts";
import { around, isControl, isOverlay, isShown, labelOf, listElements, textOf } from "./elements.ts";
import { measureButton } from "./measure-button.ts";

export interface FoundBanner {
  /** All that belongs to it stands in here. */
  scope: Element;
  buttons: { element: Element; kind: ReturnType<typeof kindOfButton>; label: string }[];
}

/** Characters: a banner that lists every partner has some thousand; a page has more. */
const MAX_TEXT = 6_000;
const MAX_BUTTONS = 30;
const MAX_BOXES = 40;
const MAX_LABEL = 80;
const MAX_SAID = 300;
/** Of the view: narrower ones that are not laid over the page are parts of it, such as a video that waits. */
const MIN_WIDTH = 0.6;
/** Levels below the body. */
const MAX_DEPTH = 3;
const MARGIN = 24;

export function findBanner(): FoundBanner | null {
  const controls = listElements().filter((element) => isControl(element) && isShown(element));
  const strong = controls.filter((element) => /^(?:accept|reject)$/.test(kindOfButton(labelOf(element))));
  for (const control of strong) {
    const scope = scopeOf(control);
    if (scope === null) continue;
    const inside = new Set(listElements(scope));
    const buttons = controls
      .filter((element) => inside.has(element))
      .slice(0, MAX_BUTTONS)
      .map((element) => ({ element, label: labelOf(element), kind: kindOfButton(labelOf(element)) }));
    const kinds = new Set(buttons.map(({ kind }) => kind));
    const isClear = clearSubject.test(textOf(scope));
    if (isClear || (kinds.has("accept") && (kinds.has("reject") || kinds.has("settings")))) {
      return { scope, buttons };
    }
  }
  return null;
}

/** What is around a button, up to where the words stand that it answers. */
function scopeOf(control: Element): Element | null {
  const root = getRootElement();
  const levels = [...around(control)].slice(1).filter((one) => one !== root && getTag(one) !== "body");
  const texts = new Map(levels.map((one) => [one, textOf(one)]));
  const fits = (one: Element) => (texts.get(one) ?? "").length <= MAX_TEXT;
  const nearest = levels.findIndex((one) => consentSubject.test(texts.get(one) ?? ""));
  const least = levels[nearest];
  if (least === undefined || !fits(least)) return null;
  const overlays = levels.filter((one, index) => isOverlay(one) && fits(one) && index >= nearest);
  // A part of the overlay may speak of it alone: all of the overlay belongs to the banner.
  const overlay = overlays.at(-1) ?? (levels.some(isOverlay) ? least : undefined);
  if (overlay) return overlay;
  const isWide = getRect(least).width >= innerWidth * MIN_WIDTH;
  const isOuter = levels.length - 1 - nearest < MAX_DEPTH;
  return isWide && isOuter && clearSubject.test(texts.get(least) ?? "") ? least : null;
}

export function describeBanner({ scope, buttons }: FoundBanner): Banner {
  return {
    area: areaOf(scope),
    text: textOf(scope).slice(0, MAX_SAID),
    buttons: buttons.map(({ element, kind, label }) => ({
      kind,
      text: label.slice(0, MAX_LABEL),
      ...measureButton(element, scope),
    })),
    boxes: readBoxes(scope),
  };
}

/** Boxes and switches that can be seen, or whose label can: the box itself is often hidden behind a drawing. */
export function readBoxes(scope: Element): BannerBox[] {
  return listElements(scope)
    .filter(isBox)
    .filter((element) => isShown(element) || isShown(getParent(element) ?? element))
    .slice(0, MAX_BOXES)
    .map((element) => ({
      label: boxLabel(element).slice(0, MAX_LABEL),
      isChecked: isTicked(element),
      isDisabled: element.matches(":disabled") || getAttribute(element, "aria-disabled") === "true",
    }));
}

function isBox(element: Element): boolean {
  if (element instanceof HTMLInputElement) return getAttribute(element, "type")?.toLowerCase() === "checkbox";
  return /^(?:checkbox|switch)$/.test(getAttribute(element, "role") ?? "");
}

function isTicked(element: Element): boolean {
  return element instanceof HTMLInputElement
    ? element.checked
    : getAttribute(element, "aria-checked") === "true";
}

function boxLabel(element: Element): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf) : [];
  const named = getAttribute(element, "aria-label") ?? getAttribute(element, "title") ?? "";
  const parent = getParent(element);
  const own = [...labels, named].join(" ").trim();
  if (own !== "") return own;
  // Some say it beside the label only.
  const beside = parent ? textOf(getParent(parent) ?? parent) : "";
  return beside || (getAttribute(element, "name") ?? getAttribute(element, "id") ?? "");
}

/** Around all that is read of it: the overlay itself may dim the whole page. */
function areaOf(scope: Element): Area {
  const read = listElements(scope).filter(
    (element) => (hasOwnText(element) || isControl(element)) && isShown(element),
  );
  const boxes = (read.length > 0 ? read : [scope]).map((element) => getRect(element));
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - MARGIN);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + MARGIN);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + MARGIN);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
