// How a link or button looks that looks like a button: its ground, its corners and its letters.

import { blend, roundColor } from "../../../in-page/blend.ts";
import { parseColor } from "../../../in-page/color.ts";
import type { Color } from "../../../in-page/contrast-ratio.ts";
import type { ControlLook, Size } from "../../page-snapshot.ts";
import { type Edges, toEdges, unite } from "../paint/clip.ts";
import type { PreparedPage } from "../paint/prepared-page.ts";
import type { VisibleElement } from "../visible-elements.ts";

/** px, left and right together: a background without padding is a text marker. */
const MIN_PADDING = 12;
/** px: others are icons, strips and cards. */
const HEIGHT = { min: 20, max: 120 };
const MIN_ALPHA = 0.1;
const CLEAR: Color = { r: 0, g: 0, b: 0, a: 0 };
const GRADIENT_COLOR = /(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/;

/**
 * Null for what does not look like a button: no background or border of its own, or no room around its words.
 * @param controls boxes of all controls of the page
 */
export function createLookReader(
  page: PreparedPage,
  controls: readonly Edges[],
): (index: number) => ControlLook | null {
  const texts = new Map(page.texts.map(({ index, box }) => [index, box]));
  return (index) => {
    const item = page.seen[index];
    if (!item) return null;
    const { height } = item.rect;
    const isSized = height >= HEIGHT.min && height <= HEIGHT.max;
    if (!isSized || !(hasPadding(item) || isCentredAlone(index, page, texts, controls))) return null;
    return readLook(index, item, page);
  };
}

function readLook(index: number, item: VisibleElement, page: PreparedPage): ControlLook | null {
  const { style, rect } = item;
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

function hasPadding({ style }: VisibleElement): boolean {
  return Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight) >= MIN_PADDING;
}

/** Of the width: words stand in the middle though a sign stands before or behind them. */
const OFF_CENTRE = 0.2;
/** px */
const TOUCHING = 1;

/** A width of its own gives room as padding does; cells that touch each other are a menu. */
function isCentredAlone(
  index: number,
  { seen }: PreparedPage,
  texts: ReadonlyMap<number, Edges>,
  controls: readonly Edges[],
): boolean {
  const item = seen[index];
  const words = item && findWords(index, seen, texts);
  if (!words) return false;
  const own = toEdges(item.rect);
  const [before, behind] = [words.left - own.left, own.right - words.right];
  return (
    Math.min(before, behind) >= MIN_PADDING / 2 &&
    Math.abs(before - behind) <= item.rect.width * OFF_CENTRE &&
    !controls.some((other) => isNextTo(own, other))
  );
}

/** What surrounds all texts of an element; descendants follow it in the list. */
function findWords(
  index: number,
  seen: readonly VisibleElement[],
  texts: ReadonlyMap<number, Edges>,
): Edges | null {
  let words = texts.get(index) ?? null;
  for (let at = index + 1; (seen[at]?.parent ?? -1) >= index; at += 1) {
    const text = texts.get(at);
    if (text) words = words ? unite(words, text) : text;
  }
  return words;
}

function isNextTo(one: Edges, other: Edges): boolean {
  const meets = (side: number, opposite: number) => Math.abs(side - opposite) <= TOUCHING;
  const isInRow = meets(one.top, other.top) && meets(one.bottom, other.bottom);
  const isInColumn = meets(one.left, other.left) && meets(one.right, other.right);
  return (
    (isInRow && (meets(one.left, other.right) || meets(one.right, other.left))) ||
    (isInColumn && (meets(one.top, other.bottom) || meets(one.bottom, other.top)))
  );
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
