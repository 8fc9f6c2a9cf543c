// The background of a text: everything painted before it at its place, blended down to the canvas.

import { blend, fade } from "../../../in-page/blend.ts";
import type { Color } from "../../../in-page/contrast-ratio.ts";
import type { VisibleElement } from "../visible-elements.ts";
import { type Edges, getArea, intersect } from "./clip.ts";
import type { Paint, Painting } from "./painting.ts";

export interface TextColors {
  /** As it appears; with its own alpha where the background is unknown. */
  color: Color;
  /** Opaque; null behind pictures, gradients, filters and mixed backgrounds. */
  background: Color | null;
  isOverPicture: boolean;
}

/** Of the visible element with this index, for text of this colour within these edges. */
export type BackgroundFinder = (index: number, edges: Edges, ink: Color) => TextColors;

/** px: height of the horizontal bands that index the paints. */
const BAND = 256;
/** Taller paints are checked for every text. */
const MAX_BANDS = 24;
/** Share of the text's area from which on a background counts as covering all of it, … */
const WHOLE = 0.9;
/** … and below which it is an artefact of line boxes. */
const TRACE = 0.1;
/** Share of the line box that letters fill; neighbours may overlap the rest. */
const LETTER_HEIGHT = 0.7;
/** Alpha that hides what is behind. */
const OPAQUE = 0.99;
const CLEAR: Color = { r: 0, g: 0, b: 0, a: 0 };

interface Stack {
  ink: Color;
  background: Color;
}

/** A translucent element, with all it contains. */
interface Group {
  index: number;
  /** Its own opacity, and the product with its ancestors'. */
  own: number;
  product: number;
}

export function createBackgroundFinder(
  seen: readonly VisibleElement[],
  painting: Painting,
): BackgroundFinder {
  const paintsNear = indexByBand(painting.paints);
  const ends = findSubtreeEnds(seen);
  const isWithin = (index: number, root: number) => index >= root && index <= (ends[root] ?? -1);
  const { order, isTinted, canvas } = painting;

  return (index, edges, ink) => {
    const unknown = {
      color: fade(ink, seen[index]?.opacity ?? 1),
      background: null,
      isOverPicture: false,
    };
    if (isTinted[index]) return unknown;
    const letters = shrinkToLetters(edges);
    const area = getArea(letters);
    const groups = findFadingGroups(seen, index);
    const stack: Stack = { ink, background: CLEAR };
    for (const paint of paintsNear(letters)) {
      if (paint.order >= (order.ink[index] ?? 0)) continue;
      leaveGroups(stack, groups, (group) => !isWithin(paint.index, group));
      if (stack.background.a >= OPAQUE) continue;
      const share = getArea(intersect(paint.box, letters)) / area;
      const isBelow = paint.index !== index && isWithin(paint.index, index);
      if (share < (isBelow ? WHOLE : TRACE) || paint.reaches?.(letters) === false) continue;
      if (share < WHOLE || isTinted[paint.index]) return unknown;
      if (!paint.color) return { ...unknown, isOverPicture: true };
      const opacity = (seen[paint.index]?.opacity ?? 1) / (groups.at(-1)?.product ?? 1);
      addBelow(stack, fade(paint.color, opacity));
    }
    leaveGroups(stack, groups, () => true);
    if (stack.background.a < OPAQUE && canvas.hasPicture) return { ...unknown, isOverPicture: true };
    addBelow(stack, canvas.color);
    return { color: stack.ink, background: stack.background, isOverPicture: false };
  };
}

function addBelow(stack: Stack, color: Color): void {
  stack.ink = blend(stack.ink, color);
  stack.background = blend(stack.background, color);
}

/** An opacity applies to its element's content as a whole, before what is behind the element is added. */
function leaveGroups(stack: Stack, groups: Group[], isLeft: (index: number) => boolean): void {
  for (let group = groups.at(-1); group && isLeft(group.index); group = groups.at(-1)) {
    stack.ink = fade(stack.ink, group.own);
    stack.background = fade(stack.background, group.own);
    groups.pop();
  }
}

function findFadingGroups(seen: readonly VisibleElement[], start: number): Group[] {
  const groups: Group[] = [];
  for (let index = start; index >= 0; index = seen[index]?.parent ?? -1) {
    const product = seen[index]?.opacity ?? 1;
    if (product === 1) break;
    const own = product / (seen[seen[index]?.parent ?? -1]?.opacity ?? 1);
    if (own < 1) groups.unshift({ index, own, product });
  }
  return groups;
}

/** Index of the last descendant of each element, in document order. */
function findSubtreeEnds(seen: readonly VisibleElement[]): number[] {
  const ends = seen.map((_, index) => index);
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    const parent = seen[index]?.parent ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0);
  }
  return ends;
}

function shrinkToLetters({ left, right, top, bottom }: Edges): Edges {
  const spare = ((1 - LETTER_HEIGHT) / 2) * (bottom - top);
  return { left, right, top: top + spare, bottom: bottom - spare };
}

/** Finds the paints that touch given edges, front to back, without scanning the page. */
function indexByBand(paints: readonly Paint[]): (edges: Edges) => Paint[] {
  const bands = new Map<number, Paint[]>();
  const high: Paint[] = [];
  for (const paint of paints) {
    const first = Math.floor(paint.box.top / BAND);
    const last = Math.floor(paint.box.bottom / BAND);
    if (last - first >= MAX_BANDS) high.push(paint);
    else
      for (let band = first; band <= last; band += 1) {
        const list = bands.get(band);
        if (list) list.push(paint);
        else bands.set(band, [paint]);
      }
  }
  return (edges) => {
    const found = new Set<Paint>();
    const take = (paint: Paint) => getArea(intersect(paint.box, edges)) > 0 && found.add(paint);
    high.forEach(take);
    const last = Math.min(Math.floor(edges.bottom / BAND), Math.floor(edges.top / BAND) + MAX_BANDS);
    for (let band = Math.floor(edges.top / BAND); band <= last; band += 1) bands.get(band)?.forEach(take);
    return [...found].sort((a, b) => b.order - a.order);
  };
}
