// What can be operated: links, buttons and fields, each once, with the area that can be tapped and the look of buttons.

import { getAttribute, getChildNodes, getParent, getRootElement } from "../../../in-page/safe-dom.ts";
import type { ControlItem } from "../../page-snapshot.ts";
import type { Overlays } from "../overlays.ts";
import { type Edges, getArea, intersect, toBox, toEdges, unite } from "../paint/clip.ts";
import type { PreparedPage } from "../paint/prepared-page.ts";
import type { Capped, VisibleElement } from "../visible-elements.ts";
import { computeAccessibleName, hasLabel, isLetter } from "./accessible-name.ts";
import { type ControlKind, getControlKind } from "./control-kinds.ts";
import { createLookReader } from "./control-look.ts";

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
  const readLook = createLookReader(
    page,
    found.map(({ box }) => box),
  );
  const kept = found.slice(0, MAX_CONTROLS);
  const names = nameAll(kept);
  const items = kept.map(({ element, kind, index, box }, at) => {
    const item: ControlItem = {
      box: toBox(box),
      kind,
      name: names[at] ?? "",
      hasLabel: kind !== "field" || hasLabel(element),
      target: kind === "link" ? targetOf(element) : null,
      isInline: kind === "link" && index >= 0 && isInline(index),
      look: kind === "field" ? null : readLook(index),
      isPlain: kind !== "link" && isPlain(element, index, page),
      inOverlay: overlays.elements.has(element),
    };
    return { element, item };
  });
  return { items, isCut: items.length < found.length };
}

/** Different letters from which on they are an alphabet to choose from. */
const ALPHABET = 6;

/** A single letter is drawn as a sign, like the f of a network; only among others it says what it leads to. */
function nameAll(found: readonly Found[]): string[] {
  const names = found.map(({ element }) => computeAccessibleName(element));
  const letters = new Set(names.filter(isLetter));
  return letters.size >= ALPHABET ? names : names.map((name) => (isLetter(name) ? "" : name));
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
