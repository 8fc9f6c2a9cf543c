// Text of twice the size: what is cut or printed over other text then, and was neither before.

import { listElements } from "../../consent/in-page/elements.ts";
import { getAttribute, getParent, hasOwnText } from "../../in-page/safe-dom.ts";
import type { LargeFacts } from "../reflow/reflow-reading.ts";
import { clipsOf, type Edges, heightOf, intersect, isCutAway, isHeld, isRendered, widthOf } from "./clip.ts";
import { spotOf } from "./describe.ts";
import { linesOf } from "./lines.ts";

const FACTOR = 2;
/** Larger pages are read up to here. */
const MAX_ELEMENTS = 4_000;
const MAX_PIECES = 8_000;
const MAX_SPOTS = 40;
/** Of the letters' height; a line may be cut by less where nobody misses it. */
const CUT_SHARE = 0.3;
const CUT_PX = 5;
const HIDDEN_PX = 2;
/** Of the lower and of the narrower line. */
const OVER_HEIGHT = 0.4;
const OVER_WIDTH = 0.3;
const OVER_PX = 8;
/** So much larger a text has followed the setting, if only as far as its own rules let it. */
const FOLLOWED = 1.1;
const NEAR = 0.1;

interface Text {
  element: Element;
  fontSize: number;
  /** px; null for "normal". */
  lineHeight: number | null;
  /** As it was before our own changes. */
  style: string | null;
}

interface Piece {
  element: Element;
  edges: Edges;
}

let texts: Text[] = [];
let cutBefore = new Set<Element>();
let overBefore = new Set<Element>();
let found: { cut: Element[]; over: Element[] } = { cut: [], over: [] };

/** At the usual size. @returns how many texts there are */
export function lookUsual(): number {
  texts = listElements()
    .filter((element) => hasOwnText(element) && isRendered(element) && !isCutAway(element))
    .slice(0, MAX_ELEMENTS)
    .map((element) => ({ element, ...sizeOf(element), style: getAttribute(element, "style") }));
  cutBefore = new Set(texts.map(({ element }) => element).filter(isCut));
  overBefore = new Set(listOver().flatMap(({ one, other }) => [one.element, other.element]));
  return texts.length;
}

/** After the browser's own text size was doubled: what is set in px, and did not follow. */
export function enlarge(): void {
  for (const { element, fontSize, lineHeight } of texts) {
    const style = (element as HTMLElement).style;
    if (!style) continue;
    if (sizeOf(element).fontSize / fontSize >= FOLLOWED) continue;
    style.setProperty("font-size", `${fontSize * FACTOR}px`, "important");
    const wanted = lineHeight === null ? null : lineHeight * FACTOR;
    if (wanted !== null && Math.abs((sizeOf(element).lineHeight ?? wanted) / wanted - 1) > NEAR)
      style.setProperty("line-height", `${wanted}px`, "important");
  }
}

export function lookLarge(): LargeFacts {
  const shown = texts.map(({ element }) => element).filter((one) => isRendered(one) && !isCutAway(one));
  const cut = shown.filter((element) => !cutBefore.has(element) && isCut(element));
  const over = new Set<Element>();
  for (const { one, other } of listOver()) {
    if (overBefore.has(one.element) && overBefore.has(other.element)) continue;
    over.add(one.element);
  }
  found = { cut: cut.slice(0, MAX_SPOTS), over: [...over].slice(0, MAX_SPOTS) };
  return { ...placesNow(), cutCount: cut.length, overlappingCount: over.size };
}

/** Of what was found, as it lies now. */
export function placesNow(): Pick<LargeFacts, "cut" | "overlapping"> {
  const styles = new Map(texts.map(({ element, style }) => [element, style]));
  const spot = (element: Element) => spotOf(element, undefined, styles.get(element));
  return { cut: found.cut.map(spot), overlapping: found.over.map(spot) };
}

function sizeOf(element: Element): Pick<Text, "fontSize" | "lineHeight"> {
  const { fontSize, lineHeight } = getComputedStyle(element);
  const px = Number.parseFloat(lineHeight);
  return { fontSize: Number.parseFloat(fontSize) || 1, lineHeight: Number.isFinite(px) ? px : null };
}

/** By a box that nobody can scroll. */
function isCut(element: Element): boolean {
  const { lines } = linesOf(element);
  const clips = [...clipsOf(element)];
  const firstScroller = clips.findIndex(({ isScroller }) => isScroller);
  const hiding = firstScroller < 0 ? clips : clips.slice(0, firstScroller);
  // Hidden from sight on purpose, and read out all the same.
  if (hiding.some((clip) => widthOf(clip) <= HIDDEN_PX || heightOf(clip) <= HIDDEN_PX)) return false;
  return lines.some((line) => hiding.some((clip) => isCutBy(line, clip)));
}

function isCutBy(line: Edges, clip: Edges): boolean {
  const height = Math.max(clip.top - line.top, line.bottom - clip.bottom);
  const width = Math.max(clip.left - line.left, line.right - clip.right);
  return height > Math.max(CUT_PX, heightOf(line) * CUT_SHARE) || width > CUT_PX;
}

/** Pairs of lines of different texts, one over the other. */
function listOver(): { one: Piece; other: Piece }[] {
  const pieces = listPieces();
  const found: { one: Piece; other: Piece }[] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    open = open.filter(({ edges }) => edges.bottom > piece.edges.top);
    for (const one of open) {
      if (!isOver(one.edges, piece.edges) || isRelated(one.element, piece.element)) continue;
      found.push({ one, other: piece });
      if (found.length >= MAX_PIECES) return found;
    }
    open.push(piece);
  }
  return found;
}

/** From top to bottom, as far as they are seen. What stays in the window lies over the page on purpose. */
function listPieces(): Piece[] {
  return texts
    .filter(({ element }) => isRendered(element) && !isCutAway(element) && !isHeld(element))
    .flatMap(({ element }) => {
      const clips = [...clipsOf(element)];
      return linesOf(element).lines.flatMap((line) => {
        const edges = clips.reduce<Edges>(intersect, line);
        return widthOf(edges) > 0 && heightOf(edges) > 0 ? [{ element, edges }] : [];
      });
    })
    .slice(0, MAX_PIECES)
    .sort((one, other) => one.edges.top - other.edges.top);
}

function isOver(one: Edges, other: Edges): boolean {
  const shared = intersect(one, other);
  const lower = Math.min(heightOf(one), heightOf(other));
  const narrower = Math.min(widthOf(one), widthOf(other));
  return (
    heightOf(shared) >= lower * OVER_HEIGHT && widthOf(shared) >= Math.max(OVER_PX, narrower * OVER_WIDTH)
  );
}

/** One inside the other belongs to the same sentence. */
function isRelated(one: Element, other: Element): boolean {
  return (
    one === other ||
    Node.prototype.contains.call(one, other) ||
    Node.prototype.contains.call(other, one) ||
    shareLine(one, other)
  );
}

/** Parts of one line that stand beside each other overlap by nothing but their slant. */
function shareLine(one: Element, other: Element): boolean {
  const isInline = (element: Element) => getComputedStyle(element).display === "inline";
  return isInline(one) && isInline(other) && getParent(one) === getParent(other);
}
