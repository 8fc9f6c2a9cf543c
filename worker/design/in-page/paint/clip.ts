// Clipping: overflow of ancestors, and clips that hide text visually.
import type { Box } from "#contract/design-rating.ts";

/** Page coordinates. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** By position: an element is clipped by its containing block and what is above it, not by every ancestor. */
export interface Clips {
  flow: Edges;
  absolute: Edges;
  fixed: Edges;
}

/** Clips of the children of an element with this box. */
export function clipsBelow(
  clips: Clips,
  box: Edges,
  style: { position: string; overflow: string; holdsFixed: boolean },
): Clips {
  const own = { fixed: clips.fixed, absolute: clips.absolute }[style.position] ?? clips.flow;
  const flow = style.overflow === "visible" ? own : clipBy(own, box, style.overflow);
  const holdsAbsolute = style.holdsFixed || style.position !== "static";
  if (flow === clips.flow && !holdsAbsolute) return clips;
  return {
    flow,
    absolute: holdsAbsolute ? flow : clips.absolute,
    fixed: style.holdsFixed ? flow : clips.fixed,
  };
}

export function toEdges({ x, y, width, height }: Box): Edges {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export function intersect(a: Edges, b: Edges): Edges {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export function unite(a: Edges, b: Edges): Edges {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** px²; 0 for empty edges. */
export function getArea({ left, top, right, bottom }: Edges): number {
  return right > left && bottom > top ? (right - left) * (bottom - top) : 0;
}

export function toBox({ left, top, right, bottom }: Edges): Box {
  return { x: tenth(left), y: tenth(top), width: tenth(right - left), height: tenth(bottom - top) };
}

/** clip and clip-path that leave nothing: rect(0 0 0 0), rect(1px 1px 1px 1px), inset(50%), circle(0). */
export function isClippedAway(clipPath: string, clip: string): boolean {
  const rect = /^rect\(([^)]*)\)$/.exec(clip)?.[1];
  if (rect) {
    const [top = 0, right = 0, bottom = 0, left = 0] = rect.split(/[\s,]+/).map(Number.parseFloat);
    if (right - left <= 1 || bottom - top <= 1) return true;
  }
  if (/^circle\(0(?:px|%)?[ )]/.test(clipPath)) return true;
  const inset = /^inset\(([^)]*?)(?: round .*)?\)$/.exec(clipPath)?.[1];
  if (!inset) return false;
  const sides = inset.split(/\s+/).map((side) => (side.endsWith("%") ? Number.parseFloat(side) : 0));
  const [top = 0, right = top, bottom = top, left = right] = sides;
  return top + bottom >= 100 || left + right >= 100;
}

function clipBy(own: Edges, box: Edges, overflow: string): Edges {
  // "hidden", or one word each for x and y ("clip visible").
  const [x = "visible", y = x] = overflow.split(" ");
  return {
    left: x === "visible" ? own.left : Math.max(own.left, box.left),
    right: x === "visible" ? own.right : Math.min(own.right, box.right),
    top: y === "visible" ? own.top : Math.max(own.top, box.top),
    bottom: y === "visible" ? own.bottom : Math.min(own.bottom, box.bottom),
  };
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
