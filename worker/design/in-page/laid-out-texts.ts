// Where the text of each element stands: its lines, as painted, and what of them is cut off.

import { parseColor } from "../../in-page/color.ts";
import type { Color } from "../../in-page/contrast-ratio.ts";
import { getChildNodes, getShadowRoot } from "../../in-page/safe-dom.ts";
import { type Edges, getArea, intersect, toEdges, unite } from "./paint/clip.ts";
import { collapse } from "./text-samples.ts";
import type { VisibleElement } from "./visible-elements.ts";

export interface LaidOutText {
  /** Of the visible element. */
  index: number;
  text: string;
  /** Visible part, page coordinates. */
  box: Edges;
  /** Its widest piece on one line. */
  piece: Edges;
  /** The first of its pieces, line by line. */
  pieces: readonly Edges[];
  lines: number;
  /** Where its lines end in the middle of their letters, clipped by something around them; whole pieces. */
  cut: readonly Edges[];
  /** Longest line in characters: 0 for one-liners. */
  charactersPerLine: number;
  /** Without the element's opacity; null where a background fills the letters instead. */
  color: Color | null;
}

/** Per element; more lines do not change the figures. */
const MAX_PIECES = 1_000;
/** Enough to see whether another text lies over it. */
const MAX_KEPT_PIECES = 12;
/** px²: smaller pieces have been clipped. */
const MIN_PIECE = 4;
const MIN_ALPHA = 0.05;
/** Ancestors searched for a background that fills the letters. */
const MAX_FILL_DEPTH = 5;
const BUTTON_TYPES = /^(?:submit|button|reset)$/;
const TEXT_TYPES = /^(?:text|search|email|url|tel|number)$/;

/** In document order, with the values of fields and buttons, without placeholders. */
export function layOutTexts(seen: readonly VisibleElement[]): LaidOutText[] {
  const range = new Range();
  // Every read of the scroll position makes the browser check the layout.
  const scroll = { x: scrollX, y: scrollY };
  return seen.flatMap((item, index): LaidOutText[] => {
    const laidOut = readValue(item) ?? readTextNodes(item, range, scroll);
    if (!laidOut) return [];
    const fill = parseColor(item.style.webkitTextFillColor);
    if (fill.a * item.opacity >= MIN_ALPHA) return [{ index, color: fill, ...laidOut }];
    return isFilledByBackground(item, seen) ? [{ index, color: null, ...laidOut }] : [];
  });
}

interface Point {
  x: number;
  y: number;
}

type TextShape = Omit<LaidOutText, "index" | "color">;

/** Typed or selected text, and captions in an attribute; null for elements without a value. */
function readValue({ element, style, rect, clip }: VisibleElement): TextShape | null {
  const text = collapse(getValue(element));
  if (text === "") return null;
  const edges = toEdges(rect);
  const padding = (side: "Top" | "Right" | "Bottom" | "Left") =>
    Number.parseFloat(style[`padding${side}`]) || 0;
  const inner = {
    left: edges.left + padding("Left"),
    top: edges.top + padding("Top"),
    right: edges.right - padding("Right"),
    bottom: edges.bottom - padding("Bottom"),
  };
  const box = intersect(getArea(inner) > 0 ? inner : edges, clip);
  return { text, box, piece: box, pieces: [box], cut: [], lines: 1, charactersPerLine: 0 };
}

function getValue(element: Element): string {
  if (element instanceof HTMLInputElement) {
    const isText = BUTTON_TYPES.test(element.type) || TEXT_TYPES.test(element.type);
    return isText ? element.value : "";
  }
  if (element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? "") : "";
}

function readTextNodes({ element, clip }: VisibleElement, range: Range, scroll: Point): TextShape | null {
  const parts: string[] = [];
  const pieces: Edges[] = [];
  const cut: Edges[] = [];
  const shadow = getShadowRoot(element);
  for (const parent of shadow ? [shadow, element] : [element]) {
    for (const node of getChildNodes(parent)) {
      if (!(node instanceof Text) || !/\S/.test(node.data)) continue;
      range.selectNodeContents(node);
      const before = pieces.length;
      for (const rect of range.getClientRects()) {
        if (pieces.length >= MAX_PIECES) break;
        const { width, height } = rect;
        const onPage = toEdges({ x: rect.x + scroll.x, y: rect.y + scroll.y, width, height });
        const piece = intersect(onPage, clip);
        if (getArea(piece) < MIN_PIECE) continue;
        pieces.push(piece);
        if (cut.length < MAX_KEPT_PIECES && isCutThrough(onPage, piece)) cut.push(onPage);
      }
      if (pieces.length > before) parts.push(node.data);
    }
  }
  const text = collapse(parts.join(" "));
  return text === "" ? null : { text, cut, ...groupIntoLines(pieces, text.length) };
}

/** px at a side, and share of the height: less takes only the room around the letters. */
const MIN_CUT_WIDTH = 6;
const MIN_CUT_HEIGHT = 0.3;

function isCutThrough(whole: Edges, seen: Edges): boolean {
  const beside = Math.max(seen.left - whole.left, whole.right - seen.right);
  const above = Math.max(seen.top - whole.top, whole.bottom - seen.bottom);
  return beside >= MIN_CUT_WIDTH || above >= MIN_CUT_HEIGHT * (whole.bottom - whole.top);
}

/** Pieces come line by line: one beside the previous one is on the same line. */
function groupIntoLines(pieces: readonly Edges[], characters: number): Omit<TextShape, "text" | "cut"> {
  const lines: Edges[] = [];
  let inked = 0;
  for (const piece of pieces) {
    inked += piece.right - piece.left;
    const line = lines.at(-1);
    if (line && isBeside(line, piece)) lines[lines.length - 1] = unite(line, piece);
    else lines.push(piece);
  }
  const piece = findWidest(pieces);
  const longest = findWidest(lines);
  // Inline elements belong to the line: they are assumed to be as dense as the text around them.
  const charactersPerLine =
    lines.length < 2 ? 0 : Math.round((characters * (longest.right - longest.left)) / Math.max(1, inked));
  const kept = pieces.slice(0, MAX_KEPT_PIECES);
  return { box: lines.reduce(unite), piece, pieces: kept, lines: lines.length, charactersPerLine };
}

function isBeside(line: Edges, piece: Edges): boolean {
  const shared = Math.min(line.bottom, piece.bottom) - Math.max(line.top, piece.top);
  return shared > Math.min(line.bottom - line.top, piece.bottom - piece.top) / 2;
}

function findWidest(edges: readonly Edges[]): Edges {
  return edges.reduce((a, b) => (b.right - b.left > a.right - a.left ? b : a));
}

/** background-clip: text, on the element or an ancestor. */
function isFilledByBackground(item: VisibleElement, seen: readonly VisibleElement[]): boolean {
  let from: VisibleElement | undefined = item;
  for (let steps = 0; from && steps < MAX_FILL_DEPTH; steps += 1) {
    if (from.style.backgroundClip.includes("text")) return true;
    from = seen[from.parent];
  }
  return false;
}
