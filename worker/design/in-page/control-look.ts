// How a control looks that is drawn as a button: to tell whether all buttons of a page look alike.
import type { Color, ControlLook } from "../page-snapshot.ts";
import { over, parseColor, rounded } from "./color.ts";
import type { PaintedPage } from "./painted-page.ts";

/** px left and right together: a ground without room around the words is a marker. */
const MIN_PADDING = 12;
/** px: round pictograms and hair-high strips are no buttons with words. */
const HEIGHTS = { least: 20, most: 120 };
const MIN_ALPHA = 0.1;
const CLEAR: Color = { r: 0, g: 0, b: 0, a: 0 };
const GRADIENT_COLOR = /(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/;

/** Null for what does not look like a button: no ground or border of its own, or no room around its words. */
export function lookOf(index: number, page: PaintedPage): ControlLook | null {
  const item = page.seen[index];
  if (!item) return null;
  const { style, rect } = item;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const isSized = rect.height >= HEIGHTS.least && rect.height <= HEIGHTS.most;
  if (!isSized || !(padding >= MIN_PADDING)) return null;
  const borderWidth = borderOf(style);
  const ground = groundOf(style);
  if (borderWidth === 0 && ground.a < MIN_ALPHA) return null;
  const box = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
  const { color, background } = page.groundBehind(index, box, parseColor(style.color));
  return {
    background: rounded(background ?? ground),
    color: rounded(color),
    borderRadius: radiusOf(style, rect),
    borderWidth,
    height: Math.round(rect.height * 10) / 10,
    family: page.familyOf(style.fontFamily),
    size: Number.parseFloat(style.fontSize),
    weight: Number(style.fontWeight),
  };
}

/** px of a visible border all around; 0 without. Bars and underlines are no frame. */
function borderOf(style: CSSStyleDeclaration): number {
  // One width for all sides, or several of which the least counts; most have "0px".
  const width = Math.min(...style.borderWidth.split(" ").map(Number.parseFloat));
  return width > 0 && parseColor(style.borderTopColor).a >= MIN_ALPHA ? width : 0;
}

/** Its own; a gradient counts by its first colour. */
function groundOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration): Color {
  const color = parseColor(backgroundColor);
  const first = /gradient\(/.test(backgroundImage.slice(0, 40)) && GRADIENT_COLOR.exec(backgroundImage)?.[0];
  return first ? over(parseColor(first), color) : color.a > 0 ? color : CLEAR;
}

/** px; larger than half the height is drawn as half the height. */
function radiusOf(
  { borderTopLeftRadius }: CSSStyleDeclaration,
  { width, height }: { width: number; height: number },
) {
  const stated = Number.parseFloat(borderTopLeftRadius) || 0;
  const radius = borderTopLeftRadius.includes("%") ? (stated / 100) * Math.min(width, height) : stated;
  return Math.round(Math.min(radius, height / 2, width / 2) * 10) / 10;
}
