// What can be operated: links, buttons and fields, each once, with the area that can be tapped and the look of buttons.

import { blend, parseColor, roundColor } from "../../../in-page/color.ts";
import type { Color } from "../../../in-page/contrast-ratio.ts";
import { getAttribute, getChildNodes, getParent, getRootElement } from "../../../in-page/safe-dom.ts";
import type { ControlItem, ControlLook, Size } from "../../page-snapshot.ts";
import type { Overlays } from "../overlays.ts";
import { type Edges, getArea, intersect, toBox, toEdges, unite } from "../paint/clip.ts";
import type { PreparedPage } from "../paint/prepared-page.ts";
import type { Capped, VisibleElement } from "../visible-elements.ts";
import { computeAccessibleName, hasLabel } from "./accessible-name.ts";
import { type ControlKind, getControlKind } from "./control-kinds.ts";

const MAX_CONTROLS = 1_500;
/** Elements without a box between two visible ones. */
const MAX_UNSEEN = 20;

interface Found {
  element: Element;
  kind: ControlKind;
  /** Of the visible element; −1 where only the content of the control has a box. */
  index: number;
  box: Edges;
}

/** In document order. A control within another one is part of it. */
export function readControls(page: PreparedPage, overlays: Overlays): Capped<ControlItem> {
  const { items, isCut } = listControls(page, overlays);
  return { items: items.map(({ item }) => item), isCut };
}

export function listControls(
  page: PreparedPage,
  overlays: Overlays,
): Capped<{ element: Element; item: ControlItem }> {
  const found = controlsIn(page);
  const isInline = createSentenceDetector(page.seen);
  const items = found.slice(0, MAX_CONTROLS).map(({ element, kind, index, box }) => {
    const item: ControlItem = {
      box: toBox(box),
      kind,
      name: computeAccessibleName(element),
      hasLabel: kind !== "field" || hasLabel(element),
      target: kind === "link" ? targetOf(element) : null,
      isInline: kind === "link" && index >= 0 && isInline(index),
      look: kind === "field" ? null : readLook(index, page),
      isPlain: kind !== "link" && isPlain(element, index, page),
      inOverlay: overlays.elements.has(element),
    };
    return { element, item };
  });
  return { items, isCut: items.length < found.length };
}

/** Boxes include their content: a link's own box is one line high, the picture in it is not. */
function controlsIn({ seen }: PreparedPage): Found[] {
  const found = new Map<Element, Found>();
  const around: (Found | null)[] = [];
  seen.forEach(({ element, rect, clip, parent }, index) => {
    const box = intersect(toEdges(rect), clip);
    const outer = around[parent] ?? findControlWithoutBox(element, seen[parent]?.element, found, box);
    const kind = outer ? null : getControlKind(element);
    const own = kind ? { element, kind, index, box } : null;
    if (own) found.set(element, own);
    else if (outer && getArea(box) > 0) outer.box = unite(outer.box, box);
    around.push(outer ?? own);
  });
  return [...found.values()];
}

/** A link without a box of its own: floated content, or `display: contents`. */
function findControlWithoutBox(
  element: Element,
  seenParent: Element | undefined,
  found: Map<Element, Found>,
  box: Edges,
): Found | null {
  let control: Found | null = null;
  let from = getParent(element);
  for (let steps = 0; from && from !== seenParent && steps < MAX_UNSEEN; steps += 1) {
    const kind = getControlKind(from);
    if (kind) control = found.get(from) ?? { element: from, kind, index: -1, box };
    from = getParent(from);
  }
  if (control) found.set(control.element, control);
  return control;
}

function targetOf(element: Element): ControlItem["target"] {
  const href = getAttribute(element, "href")?.trim();
  if (href === undefined) return null;
  if (href.startsWith("#")) return "anchor";
  const base = getRootElement().baseURI;
  const address = URL.parse(href, base);
  switch (address?.protocol) {
    case "tel:":
      return "phone";
    case "mailto:":
      return "mail";
    case "http:":
    case "https:":
      return isWithinPage(address, new URL(location.href)) ? "anchor" : "page";
    default:
      return "other";
  }
}

function isWithinPage(address: URL, here: URL): boolean {
  return address.hash !== "" && address.href.split("#")[0] === here.href.split("#")[0];
}

const MAX_NODES = 200;
/** Letters beside the links that make it a sentence; "|" and "·" do not. */
const MIN_LETTERS = 2;

/** Whether the visible element with this index flows inline in a block with text beside its links (exempt from WCAG 2.5.8). */
function createSentenceDetector(seen: readonly VisibleElement[]): (index: number) => boolean {
  const known = new Map<Element, boolean>();
  return (index) => {
    if (seen[index]?.style.display !== "inline") return false;
    let block: VisibleElement | undefined = seen[index];
    while (block && /^(?:inline|contents)$/.test(block.style.display)) block = seen[block.parent];
    if (!block) return false;
    const isSentence = known.get(block.element) ?? hasTextBesideControls(block.element);
    known.set(block.element, isSentence);
    return isSentence;
  };
}

function hasTextBesideControls(block: Element): boolean {
  const open: Node[] = [block];
  let letters = 0;
  for (let nodes = 0; nodes < MAX_NODES && letters < MIN_LETTERS; nodes += 1) {
    const node = open.pop();
    if (!node) break;
    if (node instanceof Text) letters += node.data.match(/\p{L}/gu)?.length ?? 0;
    else if (node instanceof Element && (node === block || isPartOfLine(node))) {
      open.push(...getChildNodes(node));
    }
  }
  return letters >= MIN_LETTERS;
}

function isPartOfLine(element: Element): boolean {
  return getControlKind(element) === null && getComputedStyle(element).display === "inline";
}

/** px, left and right together: a background without padding is a text marker. */
const MIN_PADDING = 12;
/** px: others are icons, strips and cards. */
const HEIGHT = { min: 20, max: 120 };
const MIN_ALPHA = 0.1;
const CLEAR: Color = { r: 0, g: 0, b: 0, a: 0 };
const GRADIENT_COLOR = /(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/;

/** Null for what does not look like a button: no background or border of its own, or no padding. */
function readLook(index: number, page: PreparedPage): ControlLook | null {
  const item = page.seen[index];
  if (!item) return null;
  const { style, rect } = item;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const isSized = rect.height >= HEIGHT.min && rect.height <= HEIGHT.max;
  if (!isSized || !(padding >= MIN_PADDING)) return null;
  const own = readOwnBackground(style);
  if (!hasFrame(style) && own.a < MIN_ALPHA) return null;
  const { color, background } = page.findBackground(index, toEdges(rect), parseColor(style.color));
  return {
    background: roundColor(background ?? own),
    color: roundColor(color),
    borderRadius: readRadius(style, rect),
    height: Math.round(rect.height * 10) / 10,
    family: page.familyOf(style.fontFamily),
    size: Number.parseFloat(style.fontSize),
  };
}

/** Browsers draw fields and buttons with these borders, and lists with a thin grey one. */
const NATIVE_BORDER = /^(?:inset|outset)$/;
const NATIVE_LIST_BORDER = "rgb(118, 118, 118)";
/** They look alike everywhere. */
const MARKS = /^(?:checkbox|radio|range|color|file|image)$/;

function isPlain(element: Element, index: number, { seen }: PreparedPage): boolean {
  const style = seen[index]?.style;
  if (!style || (element instanceof HTMLInputElement && MARKS.test(element.type))) return false;
  if (NATIVE_BORDER.test(style.borderTopStyle)) return true;
  const isList = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  return isList && style.appearance === "auto" && style.borderTopColor === NATIVE_LIST_BORDER;
}

/** A border drawn as a shadow: "rgb(0, 0, 0) 0px 0px 0px 2px inset". */
const INSET_FRAME = /^(rgba?\([^()]{1,60}\)|color\([^()]{1,60}\)) 0px 0px 0px [1-9][\d.]{0,6}px inset$/;

/** A visible border on all sides, or a shadow that draws one inside. */
function hasFrame(style: CSSStyleDeclaration): boolean {
  const inset = INSET_FRAME.exec(style.boxShadow.slice(0, 200));
  if (inset?.[1] && parseColor(inset[1]).a >= MIN_ALPHA) return true;
  const isClosed = style.borderWidth.split(" ").every((width) => Number.parseFloat(width) > 0);
  return isClosed && parseColor(style.borderTopColor).a >= MIN_ALPHA;
}

/** A gradient counts by its first colour. */
function readOwnBackground({ backgroundColor, backgroundImage }: CSSStyleDeclaration): Color {
  const color = parseColor(backgroundColor);
  const first = /gradient\(/.test(backgroundImage.slice(0, 40)) && GRADIENT_COLOR.exec(backgroundImage)?.[0];
  return first ? blend(parseColor(first), color) : color.a > 0 ? color : CLEAR;
}

/** px, as drawn: at most half the box. */
function readRadius({ borderTopLeftRadius }: CSSStyleDeclaration, { width, height }: Size): number {
  const stated = Number.parseFloat(borderTopLeftRadius) || 0;
  const radius = borderTopLeftRadius.includes("%") ? (stated / 100) * Math.min(width, height) : stated;
  return Math.round(Math.min(radius, height / 2, width / 2) * 10) / 10;
}
