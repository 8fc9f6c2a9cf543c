// Text that elements hold themselves, as it is laid out: its lines and the box around them.
import type { Color } from "../page-snapshot.ts";
import { areaOf, type Edges, intersect, unionOf } from "./clip.ts";
import { parseColor } from "./color.ts";
import { childNodesOf, shadowOf } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

export interface LaidOutText {
  /** Of the seen element. */
  index: number;
  /** Spaces collapsed. */
  text: string;
  /** Visible part, page coordinates. */
  box: Edges;
  /** Its widest piece on one line. */
  piece: Edges;
  lines: number;
  /** Longest line in characters: 0 for one-liners. */
  charactersPerLine: number;
  /** Without the element's opacity; null where a background is cut to the letters instead. */
  color: Color | null;
}

/** Lines of one element; further ones do not change what is judged. */
const MAX_PIECES = 1_000;
/** px² of a piece of text: less was cut away. */
const MIN_PIECE = 4;
const MIN_ALPHA = 0.05;
/** Elements between letters and the background that fills them. */
const MAX_CUT_DEPTH = 5;
const BUTTON_TYPES = /^(?:submit|button|reset)$/;
const TEXT_TYPES = /^(?:text|search|email|url|tel|number)$/;
/** Fonts of pictograms put them there. */
const PRIVATE_USE = /\p{Co}/gu;

/** Visible texts in document order. Placeholders do not count; values of fields and buttons are text of the control. */
export function laidOutTexts(seen: readonly SeenElement[]): LaidOutText[] {
  const range = new Range();
  // Every question for the scroll position makes the browser look whether the layout still holds.
  const scroll = { x: scrollX, y: scrollY };
  return seen.flatMap((item, index): LaidOutText[] => {
    const laidOut = valueText(item) ?? textNodesOf(item, range, scroll);
    if (!laidOut) return [];
    const fill = parseColor(item.style.webkitTextFillColor);
    if (fill.a * item.opacity >= MIN_ALPHA) return [{ index, color: fill, ...laidOut }];
    return isCutOutOfGround(item, seen) ? [{ index, color: null, ...laidOut }] : [];
  });
}

interface Point {
  x: number;
  y: number;
}

type TextShape = Omit<LaidOutText, "index" | "color">;

/** Typed or chosen text, and captions that stand in an attribute; null for elements without a value. */
function valueText({ element, style, rect, clip }: SeenElement): TextShape | null {
  const text = collapsed(shownValue(element));
  if (text === "") return null;
  const [top = 0, right = 0, bottom = 0, left = 0] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map((padding) => Number.parseFloat(padding) || 0);
  const { x, y, width, height } = rect;
  const inner = { left: x + left, top: y + top, right: x + width - right, bottom: y + height - bottom };
  const box = intersect(
    areaOf(inner) > 0 ? inner : { left: x, top: y, right: x + width, bottom: y + height },
    clip,
  );
  return { text, box, piece: box, lines: 1, charactersPerLine: 0 };
}

function shownValue(element: Element): string {
  if (element instanceof HTMLInputElement) {
    const isText = BUTTON_TYPES.test(element.type) || TEXT_TYPES.test(element.type);
    return isText ? element.value : "";
  }
  if (element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? "") : "";
}

function textNodesOf({ element, clip }: SeenElement, range: Range, scroll: Point): TextShape | null {
  const parts: string[] = [];
  const pieces: Edges[] = [];
  const shadow = shadowOf(element);
  for (const parent of shadow ? [shadow, element] : [element]) {
    for (const node of childNodesOf(parent)) {
      if (!(node instanceof Text) || !/\S/.test(node.data)) continue;
      range.selectNodeContents(node);
      const before = pieces.length;
      for (const rect of range.getClientRects()) {
        if (pieces.length >= MAX_PIECES) break;
        const piece = intersect(onPage(rect, scroll), clip);
        if (areaOf(piece) >= MIN_PIECE) pieces.push(piece);
      }
      if (pieces.length > before) parts.push(node.data);
    }
  }
  const text = collapsed(parts.join(" "));
  return text === "" ? null : { text, ...linesOf(pieces, text.length) };
}

/** Pieces come line by line: one that stands beside the one before is on its line. */
function linesOf(pieces: readonly Edges[], characters: number): Omit<TextShape, "text"> {
  const lines: Edges[] = [];
  let inked = 0;
  for (const piece of pieces) {
    inked += piece.right - piece.left;
    const line = lines.at(-1);
    if (line && isBeside(line, piece)) lines[lines.length - 1] = unionOf(line, piece);
    else lines.push(piece);
  }
  const piece = widest(pieces);
  const longest = widest(lines);
  // Links and the like within a line belong to its length: they are taken to be as dense as the text around.
  const charactersPerLine =
    lines.length < 2 ? 0 : Math.round((characters * (longest.right - longest.left)) / Math.max(1, inked));
  return { box: lines.reduce(unionOf), piece, lines: lines.length, charactersPerLine };
}

function isBeside(line: Edges, piece: Edges): boolean {
  const shared = Math.min(line.bottom, piece.bottom) - Math.max(line.top, piece.top);
  return shared > Math.min(line.bottom - line.top, piece.bottom - piece.top) / 2;
}

function widest(edges: readonly Edges[]): Edges {
  return edges.reduce((a, b) => (b.right - b.left > a.right - a.left ? b : a));
}

function onPage({ x, y, width, height }: DOMRect, scroll: Point): Edges {
  const [left, top] = [x + scroll.x, y + scroll.y];
  return { left, top, right: left + width, bottom: top + height };
}

/** Letters filled by a gradient: the background of the element or of one around it is cut to them. */
function isCutOutOfGround(item: SeenElement, seen: readonly SeenElement[]): boolean {
  let from: SeenElement | undefined = item;
  for (let steps = 0; from && steps < MAX_CUT_DEPTH; steps += 1) {
    if (from.style.backgroundClip.includes("text")) return true;
    from = seen[from.parent];
  }
  return false;
}

function collapsed(text: string): string {
  return text.replace(PRIVATE_USE, "").replace(/\s+/g, " ").trim();
}
