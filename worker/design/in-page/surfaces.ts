// What is painted where in which colour, back to front: the page's canvas, grounds, borders, and ink of texts.
import type { Color, SurfaceItem } from "../page-snapshot.ts";
import { areaOf, boxOf, type Edges, intersect } from "./clip.ts";
import { faded, parseColor, rounded } from "./color.ts";
import type { PaintedPage } from "./painted-page.ts";
import { rootElement } from "./plain-dom.ts";
import type { LaidOutText } from "./text-lines.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";

const MAX_SURFACES = 2_000;
/** Fainter ones tint what is behind; they are left out. */
const MIN_ALPHA = 0.1;
/** px: thinner borders are hairlines. */
const MIN_BORDER = 2;
/** px²: smaller ones are dots. */
const MIN_AREA = 16;
/** Ink of a letter as a share of size × size, and its bounds as a share of the text's box. */
const INK = { perLetter: 0.12, least: 0.05, most: 0.35 };
const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

type Ordered = SurfaceItem & { order: number };

export function readSurfaces(page: PaintedPage): Capped<SurfaceItem> {
  const { painting, seen, texts } = page;
  const surfaces: Ordered[] = [];
  const add = (edges: Edges, surface: Omit<Ordered, "box">) => {
    if (surface.color.a < MIN_ALPHA || areaOf(edges) < MIN_AREA) return;
    surfaces.push({ ...surface, box: boxOf(edges), color: rounded(surface.color) });
  };
  const { scrollWidth, scrollHeight } = rootElement();
  const canvas = { left: 0, top: 0, right: scrollWidth, bottom: scrollHeight };
  add(canvas, { order: -1, color: painting.canvas.color, role: "ground", coverage: 1 });
  for (const { color, box, index, order } of painting.paints) {
    if (color)
      add(box, { order, color: faded(color, seen[index]?.opacity ?? 1), role: "ground", coverage: 1 });
  }
  seen.forEach((item, index) => {
    const order = (painting.order.ground[index] ?? 0) + 0.5;
    for (const { edges, ...border } of bordersOf(item)) add(edges, { order, role: "border", ...border });
  });
  for (const text of texts) {
    const item = seen[text.index];
    if (!item || !text.color) continue;
    const order = painting.order.ink[text.index] ?? 0;
    add(text.box, {
      order,
      color: faded(text.color, item.opacity),
      role: "text",
      coverage: inkOf(text, item),
    });
  }
  const kept = largest(surfaces).sort((a, b) => a.order - b.order);
  return { items: kept.map(({ order: _, ...surface }) => surface), isCut: kept.length < surfaces.length };
}

/** Of too many, the small ones matter least. */
function largest(surfaces: Ordered[]): Ordered[] {
  if (surfaces.length <= MAX_SURFACES) return surfaces;
  const painted = ({ box, coverage }: Ordered) => box.width * box.height * coverage;
  return surfaces.toSorted((a, b) => painted(b) - painted(a)).slice(0, MAX_SURFACES);
}

interface Border {
  edges: Edges;
  color: Color;
  coverage: number;
}

/** One for all around where the sides are alike, else one for each wide side. */
function bordersOf({ style, rect, clip, opacity }: SeenElement): Border[] {
  // Most elements have none, and every look at a style costs time.
  if (style.borderWidth === "0px") return [];
  const sides = SIDES.map((side) => ({
    width: Number.parseFloat(style[`border${side}Width`]),
    css: style[`border${side}Color`],
  }));
  const [first] = sides;
  const box = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
  if (first && sides.every(({ width, css }) => width === first.width && css === first.css)) {
    if (first.width < MIN_BORDER) return [];
    const { width, height } = rect;
    const inside = Math.max(0, width - 2 * first.width) * Math.max(0, height - 2 * first.width);
    const color = faded(parseColor(first.css), opacity);
    return [{ edges: intersect(box, clip), color, coverage: 1 - inside / (width * height) }];
  }
  return sides.flatMap(({ width, css }, i) => {
    if (width < MIN_BORDER) return [];
    const strip = { ...box };
    if (i === 0) strip.bottom = box.top + width;
    else if (i === 1) strip.left = box.right - width;
    else if (i === 2) strip.top = box.bottom - width;
    else strip.right = box.left + width;
    return [{ edges: intersect(strip, clip), color: faded(parseColor(css), opacity), coverage: 1 }];
  });
}

function inkOf({ text, box }: LaidOutText, { style }: SeenElement): number {
  const ink = text.length * Number.parseFloat(style.fontSize) ** 2 * INK.perLetter;
  return Math.round(Math.min(INK.most, Math.max(INK.least, ink / areaOf(box))) * 100) / 100;
}
