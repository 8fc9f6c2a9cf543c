// What the page paints: the canvas, backgrounds, pictures, and large pseudo-elements.

import { blend, fade, WHITE } from "../../../in-page/blend.ts";
import { parseColor } from "../../../in-page/color.ts";
import type { Color } from "../../../in-page/contrast-ratio.ts";
import { getAttribute, getBodyElement, getRootElement } from "../../../in-page/safe-dom.ts";
import type { VisibleElement } from "../visible-elements.ts";
import { locateBackgroundLayers, overlapsLayer, readBackgroundImage } from "./background-images.ts";
import { type Edges, getArea, intersect, toEdges } from "./clip.ts";
import { computePaintOrder, type PaintOrder } from "./paint-order.ts";

export interface Painting {
  order: PaintOrder;
  canvas: { color: Color; hasPicture: boolean };
  /** Backgrounds and pictures, back to front. */
  paints: Paint[];
  /** By index: whether a filter or blend mode changes its colours. */
  isTinted: boolean[];
}

export interface Paint {
  /** Of the visible element. */
  index: number;
  order: number;
  box: Edges;
  /** Without the element's opacity; null for pictures and gradients. */
  color: Color | null;
  /** Of a picture smaller than its box: whether it covers part of these edges. */
  reaches?: (edges: Edges) => boolean;
}

/** Chromium's canvas in a dark colour scheme. */
const DARK_CANVAS: Color = { r: 18, g: 18, b: 18, a: 1 };
const PICTURE_TAGS = new Set(["img", "svg", "video", "canvas", "iframe", "object", "embed"]);
/** Filters that leave flat colours unchanged. */
const HARMLESS_FILTER = /^(?:none|(?:(?:drop-shadow|blur)\((?:[^()]|\([^()]*\))*\)\s*)+)$/;
/** Of the box of its element: smaller ones are ornaments. */
const MIN_PSEUDO_SHARE = 0.25;
const MIN_ALPHA = 0.05;

export function readPainting(seen: readonly VisibleElement[]): Painting {
  const order = computePaintOrder(seen);
  const canvas = readCanvas();
  const isTinted: boolean[] = [];
  const paints: Paint[] = [];
  seen.forEach((item, index) => {
    const { style, parent, element } = item;
    isTinted.push(isTinted[parent] === true || changesColors(item));
    const box = visiblePart(item);
    const at = { index, box, order: order.background[index] ?? 0 };
    if (element !== canvas.from && element !== getRootElement()) paints.push(...paintBackground(item, at));
    if (PICTURE_TAGS.has(item.tag)) paints.push({ ...at, color: null, order: order.ink[index] ?? 0 });
    if (style.position !== "static") paints.push(...paintPseudoElements(item, at));
  });
  paints.sort((a, b) => a.order - b.order);
  return { order, canvas, paints, isTinted };
}

function changesColors({ style, isTransformed }: VisibleElement): boolean {
  return style.mixBlendMode !== "normal" || (isTransformed && !HARMLESS_FILTER.test(style.filter));
}

function paintBackground({ style, rect }: VisibleElement, at: Omit<Paint, "color">): Paint[] {
  const color = parseColor(style.backgroundColor);
  const backgroundImage = readBackgroundImage(style);
  if ((color.a === 0 && backgroundImage === "none") || style.backgroundClip === "text") return [];
  const paints: Paint[] = color.a > 0 ? [{ ...at, color }] : [];
  if (backgroundImage === "none") return paints;
  const layers = locateBackgroundLayers(style, rect);
  const reaches = (edges: Edges) => layers.some((layer) => overlapsLayer(layer, edges));
  return [...paints, { ...at, color: null, reaches, order: at.order + 0.1 }];
}

/** A large positioned ::before or ::after counts as a picture: whether it lies below or over the text is unknown. */
function paintPseudoElements({ element, rect }: VisibleElement, at: Omit<Paint, "color">): Paint[] {
  return ["::before", "::after"].flatMap((name) => {
    const style = getComputedStyle(element, name);
    if (!isPaintedPseudo(style)) return [];
    const [left, top] = [pixels(style.left), pixels(style.top)];
    const [width, height] = [pixels(style.width), pixels(style.height)];
    const box = toEdges({ x: rect.x + left, y: rect.y + top, width, height });
    if (getArea(box) < MIN_PSEUDO_SHARE * rect.width * rect.height) return [];
    return [{ ...at, box, color: null, order: at.order + 0.2 }];
  });
}

function isPaintedPseudo(style: CSSStyleDeclaration): boolean {
  if (/^(?:none|normal)$/.test(style.content) || !/^(?:abs|fix)/.test(style.position)) return false;
  if (style.visibility !== "visible" || style.display === "none") return false;
  if (Number.parseFloat(style.opacity) < MIN_ALPHA) return false;
  // Scaled to nothing in one direction.
  if (/^matrix\(0, |, 0, [^,]+, [^,]+\)$/.test(style.transform)) return false;
  return parseColor(style.backgroundColor).a >= MIN_ALPHA || style.backgroundImage !== "none";
}

/** A picture fixed behind the page is behind all of it. */
function visiblePart({ rect, clip, style }: VisibleElement): Edges {
  const box = intersect(toEdges(rect), clip);
  if (style.position !== "fixed" || rect.height < 0.9 * innerHeight) return box;
  return { ...box, top: 0, bottom: Math.max(box.bottom, getRootElement().scrollHeight) };
}

/** The background of the root, or else of the body, propagates to the canvas and is not painted at the element. */
function readCanvas(): Painting["canvas"] & { from: Element | null } {
  const root = getRootElement();
  for (const element of [root, getBodyElement()]) {
    if (!element) continue;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const color = parseColor(backgroundColor);
    const hasPicture = backgroundImage !== "none";
    if (color.a > 0 || hasPicture)
      return { from: element, color: blend(fade(color, 1), bareCanvas(root)), hasPicture };
  }
  return { from: null, color: bareCanvas(root), hasPicture: false };
}

function bareCanvas(root: Element): Color {
  const { colorScheme } = getComputedStyle(root);
  const meta = root.querySelector('meta[name="color-scheme" i]');
  const scheme = colorScheme === "normal" && meta ? (getAttribute(meta, "content") ?? "") : colorScheme;
  if (!/\bdark\b/.test(scheme)) return WHITE;
  const isDark = !/\blight\b/.test(scheme) || matchMedia("(prefers-color-scheme: dark)").matches;
  return isDark ? DARK_CANVAS : WHITE;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
