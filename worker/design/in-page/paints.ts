// What the page paints: the canvas, grounds of elements, pictures, and what ::before and ::after put in between.
import type { Color } from "../page-snapshot.ts";
import { backgroundImageOf } from "./background-image.ts";
import { backgroundLayers, overlapsLayer } from "./background-layers.ts";
import { areaOf, type Edges, intersect } from "./clip.ts";
import { faded, over, parseColor } from "./color.ts";
import { type PaintOrder, paintOrder } from "./paint-order.ts";
import { attributeOf, bodyElement, rootElement } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

export interface Painting {
  order: PaintOrder;
  canvas: { color: Color; hasPicture: boolean };
  /** Grounds and pictures, back to front. */
  paints: Paint[];
  /** By index: a filter or blend mode changes its colours. */
  isTinted: boolean[];
}

export interface Paint {
  /** Of the seen element. */
  index: number;
  order: number;
  /** Visible part. */
  box: Edges;
  /** Without the element's opacity; null for pictures and gradients. */
  color: Color | null;
  /** Where a picture is smaller than its box: whether it reaches these edges. */
  reaches?: (edges: Edges) => boolean;
}

const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
/** Chromium's canvas in a dark colour scheme. */
const DARK_CANVAS: Color = { r: 18, g: 18, b: 18, a: 1 };
const PICTURE_TAGS = new Set(["img", "svg", "video", "canvas", "iframe", "object", "embed"]);
/** Parts of a filter that leave flat colours as they are. */
const HARMLESS_FILTER = /^(?:none|(?:(?:drop-shadow|blur)\((?:[^()]|\([^()]*\))*\)\s*)+)$/;
/** Of the box of its element: less is ornament. */
const MIN_PSEUDO_SHARE = 0.25;

export function paintingOf(seen: readonly SeenElement[]): Painting {
  const order = paintOrder(seen);
  const canvas = readCanvas();
  const isTinted: boolean[] = [];
  const paints: Paint[] = [];
  seen.forEach((item, index) => {
    const { style, parent, element } = item;
    isTinted.push(isTinted[parent] === true || changesColors(item));
    const box = visiblePart(item);
    const at = { index, box, order: order.ground[index] ?? 0 };
    if (element !== canvas.from && element !== rootElement()) paints.push(...groundPaints(item, at));
    if (PICTURE_TAGS.has(item.tag)) paints.push({ ...at, color: null, order: order.ink[index] ?? 0 });
    if (style.position !== "static") paints.push(...pseudoPaints(item, at));
  });
  paints.sort((a, b) => a.order - b.order);
  return { order, canvas, paints, isTinted };
}

function changesColors({ style, isTransformed }: SeenElement): boolean {
  return style.mixBlendMode !== "normal" || (isTransformed && !HARMLESS_FILTER.test(style.filter));
}

function groundPaints({ style, rect }: SeenElement, at: Omit<Paint, "color">): Paint[] {
  const color = parseColor(style.backgroundColor);
  const backgroundImage = backgroundImageOf(style);
  if ((color.a === 0 && backgroundImage === "none") || style.backgroundClip === "text") return [];
  const paints: Paint[] = color.a > 0 ? [{ ...at, color }] : [];
  if (backgroundImage === "none") return paints;
  const layers = backgroundLayers(style, rect);
  const reaches = (edges: Edges) => layers.some((layer) => overlapsLayer(layer, edges));
  return [...paints, { ...at, color: null, reaches, order: at.order + 0.1 }];
}

/**
 * A large ::before or ::after taken out of the flow: whether it lies below the text or over it,
 * what one sees there is not told by the elements alone. So it counts as a picture.
 */
function pseudoPaints({ element, rect }: SeenElement, at: Omit<Paint, "color">): Paint[] {
  return ["::before", "::after"].flatMap((name) => {
    const style = getComputedStyle(element, name);
    if (style.content === "none" || style.content === "normal") return [];
    if (!/^(?:abs|fix)/.test(style.position) || style.visibility !== "visible" || style.display === "none")
      return [];
    const isEmpty = parseColor(style.backgroundColor).a < 0.05 && style.backgroundImage === "none";
    if (
      isEmpty ||
      Number.parseFloat(style.opacity) < 0.05 ||
      /^matrix\(0, |, 0, [^,]+, [^,]+\)$/.test(style.transform)
    )
      return [];
    const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(pixels);
    const box = edgesOf(rect.x + (left ?? 0), rect.y + (top ?? 0), width ?? 0, height ?? 0);
    if (areaOf(box) < MIN_PSEUDO_SHARE * rect.width * rect.height) return [];
    return [{ ...at, box, color: null, order: at.order + 0.2 }];
  });
}

/** A picture fixed behind the page stands behind all of it, however far one scrolls. */
function visiblePart({ rect, clip, style }: SeenElement): Edges {
  const box = intersect(edgesOf(rect.x, rect.y, rect.width, rect.height), clip);
  if (style.position !== "fixed" || rect.height < 0.9 * innerHeight) return box;
  return { ...box, top: 0, bottom: Math.max(box.bottom, rootElement().scrollHeight) };
}

/** The root's ground, or else the body's, covers everything, and is not painted again at the element. */
function readCanvas(): Painting["canvas"] & { from: Element | null } {
  const root = rootElement();
  for (const element of [root, bodyElement()]) {
    if (!element) continue;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const color = parseColor(backgroundColor);
    const hasPicture = backgroundImage !== "none";
    if (color.a > 0 || hasPicture)
      return { from: element, color: over(faded(color, 1), bareCanvas(root)), hasPicture };
  }
  return { from: null, color: bareCanvas(root), hasPicture: false };
}

function bareCanvas(root: Element): Color {
  const { colorScheme } = getComputedStyle(root);
  const meta = root.querySelector('meta[name="color-scheme" i]');
  const scheme = colorScheme === "normal" && meta ? (attributeOf(meta, "content") ?? "") : colorScheme;
  if (!/\bdark\b/.test(scheme)) return WHITE;
  const isDark = !/\blight\b/.test(scheme) || matchMedia("(prefers-color-scheme: dark)").matches;
  return isDark ? DARK_CANVAS : WHITE;
}

function edgesOf(x: number, y: number, width: number, height: number): Edges {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
