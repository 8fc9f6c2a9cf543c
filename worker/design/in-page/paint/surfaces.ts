// What is painted in which colour, back to front: canvas, backgrounds, borders and texts.

import { fade, roundColor } from "../../../in-page/blend.ts";
import { parseColor } from "../../../in-page/color.ts";
import { getRootElement } from "../../../in-page/safe-dom.ts";
import type { SurfaceItem } from "../../page-snapshot.ts";
import type { LaidOutText } from "../laid-out-texts.ts";
import type { Capped, VisibleElement } from "../visible-elements.ts";
import { type Edges, getArea, intersect, toBox, toEdges } from "./clip.ts";
import type { PreparedPage } from "./prepared-page.ts";

const MAX_SURFACES = 2_000;
/** Fainter surfaces only tint what is behind. */
const MIN_ALPHA = 0.1;
/** px: thinner borders are hairlines. */
const MIN_BORDER = 2;
/** px²: smaller ones are dots. */
const MIN_AREA = 16;
/** Ink of a letter as a share of size², and bounds as a share of the text's box. */
const INK = { perLetter: 0.12, min: 0.05, max: 0.35 };
const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

type Ordered = SurfaceItem & { order: number };

export function readSurfaces(page: PreparedPage): Capped<SurfaceItem> {
  const { painting, seen, texts } = page;
  const surfaces: Ordered[] = [];
  const add = (edges: Edges, surface: Omit<Ordered, "box">) => {
    if (surface.color.a < MIN_ALPHA || getArea(edges) < MIN_AREA) return;
    surfaces.push({ ...surface, box: toBox(edges), color: roundColor(surface.color) });
  };
  const { scrollWidth, scrollHeight } = getRootElement();
  const canvas = toEdges({ x: 0, y: 0, width: scrollWidth, height: scrollHeight });
  add(canvas, { order: -1, color: painting.canvas.color, role: "background", coverage: 1 });
  for (const { color, box, index, order } of painting.paints) {
    if (color)
      add(box, { order, color: fade(color, seen[index]?.opacity ?? 1), role: "background", coverage: 1 });
  }
  seen.forEach((item, index) => {
    const order = (painting.order.background[index] ?? 0) + 0.5;
    for (const { edges, ...border } of readBorders(item)) add(edges, { order, role: "border", ...border });
  });
  for (const text of texts) {
    const item = seen[text.index];
    if (!item || !text.color) continue;
    const order = painting.order.ink[text.index] ?? 0;
    const color = fade(text.color, item.opacity);
    add(text.box, { order, color, role: "text", coverage: estimateInk(text, item) });
  }
  const kept = keepLargest(surfaces).sort((a, b) => a.order - b.order);
  return { items: kept.map(({ order: _, ...surface }) => surface), isCut: kept.length < surfaces.length };
}

function keepLargest(surfaces: Ordered[]): Ordered[] {
  if (surfaces.length <= MAX_SURFACES) return surfaces;
  const painted = ({ box, coverage }: Ordered) => box.width * box.height * coverage;
  return surfaces.toSorted((a, b) => painted(b) - painted(a)).slice(0, MAX_SURFACES);
}

type Border = Pick<SurfaceItem, "color" | "coverage"> & { edges: Edges };

/** One around the box where all sides are equal, else one per visible side. */
function readBorders({ style, rect, clip, opacity }: VisibleElement): Border[] {
  // Most elements have none, and reading more of a style costs time.
  if (style.borderWidth === "0px") return [];
  const sides = SIDES.map((side) => ({
    width: Number.parseFloat(style[`border${side}Width`]),
    css: style[`border${side}Color`],
  }));
  const [first] = sides;
  const box = toEdges(rect);
  if (first && sides.every(({ width, css }) => width === first.width && css === first.css)) {
    if (first.width < MIN_BORDER) return [];
    const { width, height } = rect;
    const inside = Math.max(0, width - 2 * first.width) * Math.max(0, height - 2 * first.width);
    const color = fade(parseColor(first.css), opacity);
    return [{ edges: intersect(box, clip), color, coverage: 1 - inside / (width * height) }];
  }
  return sides.flatMap(({ width, css }, i) => {
    if (width < MIN_BORDER) return [];
    const strip = { ...box };
    if (i === 0) strip.bottom = box.top + width;
    else if (i === 1) strip.left = box.right - width;
    else if (i === 2) strip.top = box.bottom - width;
    else strip.right = box.left + width;
    return [{ edges: intersect(strip, clip), color: fade(parseColor(css), opacity), coverage: 1 }];
  });
}

function estimateInk({ text, box }: LaidOutText, { style }: VisibleElement): number {
  const ink = text.length * Number.parseFloat(style.fontSize) ** 2 * INK.perLetter;
  return Math.round(Math.min(INK.max, Math.max(INK.min, ink / getArea(box))) * 100) / 100;
}
