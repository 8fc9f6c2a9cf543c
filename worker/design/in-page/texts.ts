// The texts of the page as laid out, with their typography and the colours in which they appear.

import { parseColor, roundColor } from "../../in-page/color.ts";
import type { Color } from "../../in-page/contrast-ratio.ts";
import { findClosest, getAttribute, getChildNodes, getShadowRoot, getTag } from "../../in-page/safe-dom.ts";
import type { TextItem } from "../page-snapshot.ts";
import { findControlAround, isInactive } from "./controls/control-kinds.ts";
import type { Overlays } from "./overlays.ts";
import { type Edges, getArea, intersect, toBox, toEdges, unite } from "./paint/clip.ts";
import type { PreparedPage } from "./paint/prepared-page.ts";
import type { Capped, VisibleElement } from "./visible-elements.ts";

const MAX_TEXTS = 3_000;
const MAX_SAMPLE = 120;
/** About what browsers use for `normal`; the exact value depends on the typeface. */
const NORMAL_LINE_HEIGHT = 1.2;
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
/** Of role=heading without aria-level, as in ARIA. */
const DEFAULT_LEVEL = 2;

export function readTexts(page: PreparedPage, overlays: Overlays): Capped<TextItem> {
  const { items, isCut } = listTexts(page, overlays);
  return { items: items.map(({ item }) => item), isCut };
}

type Listed = { element: Element; item: TextItem };

export function listTexts(page: PreparedPage, overlays: Overlays): Capped<Listed> {
  const items: Listed[] = [];
  for (const text of page.texts) {
    const seen = page.seen[text.index];
    if (seen && items.length === MAX_TEXTS) return { items, isCut: true };
    if (seen) items.push({ element: seen.element, item: toTextItem(text, seen, page, overlays) });
  }
  return { items, isCut: false };
}

function toTextItem(
  text: LaidOutText,
  item: VisibleElement,
  page: PreparedPage,
  overlays: Overlays,
): TextItem {
  const { element, tag, style } = item;
  const size = Number.parseFloat(style.fontSize);
  const appearance = text.color
    ? page.findBackground(text.index, text.piece, text.color)
    : { color: parseColor(style.color), background: null };
  return {
    box: toBox(text.box),
    tag,
    headingLevel: getHeadingLevel(element),
    sample: text.text.slice(0, MAX_SAMPLE),
    characters: text.text.length,
    lines: text.lines,
    charactersPerLine: text.charactersPerLine,
    family: page.familyOf(style.fontFamily),
    size,
    weight: Number(style.fontWeight),
    lineHeight: getLineHeight(style, size),
    align: resolveAlign(style),
    isUppercase: style.textTransform.includes("uppercase") || isCapitals(text.text),
    color: roundColor(appearance.color),
    background: appearance.background && roundColor(appearance.background),
    inControl: findControlAround(element),
    inOverlay: overlays.elements.has(element),
    isInactive: isInactive(element),
  };
}

function resolveAlign({ textAlign, direction }: CSSStyleDeclaration): TextItem["align"] {
  if (textAlign.endsWith("center")) return "center";
  if (textAlign === "justify") return "justify";
  if (/left$|right$/.test(textAlign)) return textAlign.endsWith("left") ? "left" : "right";
  return (textAlign === "end") === (direction === "rtl") ? "left" : "right";
}

function getHeadingLevel(element: Element): number {
  const heading = findClosest(element, HEADINGS);
  if (!heading) return 0;
  const stated = Number(getAttribute(heading, "aria-level") ?? /^h([1-6])$/.exec(getTag(heading))?.[1]);
  return stated >= 1 && stated <= 6 ? Math.floor(stated) : DEFAULT_LEVEL;
}

function getLineHeight({ lineHeight }: CSSStyleDeclaration, size: number): number {
  const height = Number.parseFloat(lineHeight);
  return Number.isNaN(height) || size === 0 ? NORMAL_LINE_HEIGHT : Math.round((height / size) * 100) / 100;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

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
/** Icon fonts use these code points. */
const PRIVATE_USE = /\p{Co}/gu;

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

function collapse(text: string): string {
  return text.replace(PRIVATE_USE, "").replace(/\s+/g, " ").trim();
}
