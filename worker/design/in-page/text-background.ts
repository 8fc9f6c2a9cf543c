// What stands behind a text: everything painted before it where it stands, seen through opacities, down to the canvas.
import type { Color } from "../page-snapshot.ts";
import { areaOf, type Edges, intersect } from "./clip.ts";
import { faded, over } from "./color.ts";
import type { Paint, Painting } from "./paints.ts";
import type { SeenElement } from "./visible-elements.ts";

export interface InkOnGround {
  /** As it appears; with the alpha it has where the ground is unknown. */
  color: Color;
  /** Opaque; null where a picture, a gradient, a filter or a mix of grounds stands behind. */
  background: Color | null;
}

/** Of the seen element with this index, for ink of this colour within these edges. */
export type GroundFinder = (index: number, edges: Edges, ink: Color) => InkOnGround;

/** px of the page that share a list of paints. */
const BAND = 256;
/** Higher paints are looked at for every text. */
const MAX_BANDS = 24;
/** Share of the text's area that a ground must cover to count as all of it, … */
const WHOLE = 0.9;
/** … and below which it is an accident of line boxes. */
const TRACE = 0.1;
/** Letters fill about this much of their line box: neighbours may touch the rest. */
const LETTER_HEIGHT = 0.7;
/** What is behind such a ground does not show. */
const OPAQUE = 0.99;
const CLEAR: Color = { r: 0, g: 0, b: 0, a: 0 };

interface Stack {
  ink: Color;
  ground: Color;
}

/** An element that fades all it holds. */
interface Group {
  index: number;
  /** Its own opacity, and the product with its ancestors'. */
  own: number;
  product: number;
}

export function groundFinder(seen: readonly SeenElement[], painting: Painting): GroundFinder {
  const paintsNear = bandsOf(painting.paints);
  const ends = subtreeEnds(seen);
  const isWithin = (index: number, root: number) => index >= root && index <= (ends[root] ?? -1);
  const { order, isTinted, canvas } = painting;

  return (index, edges, ink) => {
    const unknown = { color: faded(ink, seen[index]?.opacity ?? 1), background: null };
    if (isTinted[index]) return unknown;
    const letters = lettersOf(edges);
    const area = areaOf(letters);
    const groups = fadingGroups(seen, index);
    const stack: Stack = { ink, ground: CLEAR };
    for (const paint of paintsNear(letters)) {
      if (paint.order >= (order.ink[index] ?? 0)) continue;
      leaveGroups(stack, groups, (group) => !isWithin(paint.index, group));
      if (stack.ground.a >= OPAQUE) continue;
      const share = areaOf(intersect(paint.box, letters)) / area;
      const isBelow = paint.index !== index && isWithin(paint.index, index);
      if (share < (isBelow ? WHOLE : TRACE) || paint.reaches?.(letters) === false) continue;
      if (!paint.color || share < WHOLE || isTinted[paint.index]) return unknown;
      const opacity = (seen[paint.index]?.opacity ?? 1) / (groups.at(-1)?.product ?? 1);
      add(stack, faded(paint.color, opacity));
    }
    leaveGroups(stack, groups, () => true);
    if (stack.ground.a < OPAQUE && canvas.hasPicture) return unknown;
    add(stack, canvas.color);
    return { color: stack.ink, background: stack.ground };
  };
}

/** Puts a ground below what is there. */
function add(stack: Stack, color: Color): void {
  stack.ink = over(stack.ink, color);
  stack.ground = over(stack.ground, color);
}

/** An opacity applies to all that its element holds at once, before what is behind the element comes in. */
function leaveGroups(stack: Stack, groups: Group[], isLeft: (index: number) => boolean): void {
  for (let group = groups.at(-1); group && isLeft(group.index); group = groups.at(-1)) {
    stack.ink = faded(stack.ink, group.own);
    stack.ground = faded(stack.ground, group.own);
    groups.pop();
  }
}

/** Of the element and its ancestors, the outermost first. */
function fadingGroups(seen: readonly SeenElement[], start: number): Group[] {
  const groups: Group[] = [];
  for (let index = start; index >= 0; index = seen[index]?.parent ?? -1) {
    const product = seen[index]?.opacity ?? 1;
    if (product === 1) break;
    const own = product / (seen[seen[index]?.parent ?? -1]?.opacity ?? 1);
    if (own < 1) groups.unshift({ index, own, product });
  }
  return groups;
}

/** Index of the last element below each one: they are in document order. */
function subtreeEnds(seen: readonly SeenElement[]): number[] {
  const ends = seen.map((_, index) => index);
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    const parent = seen[index]?.parent ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0);
  }
  return ends;
}

function lettersOf({ left, right, top, bottom }: Edges): Edges {
  const spare = ((1 - LETTER_HEIGHT) / 2) * (bottom - top);
  return { left, right, top: top + spare, bottom: bottom - spare };
}

/** Finds the paints that touch given edges, the nearest to the eye first, without looking at all of the page. */
function bandsOf(paints: readonly Paint[]): (edges: Edges) => Paint[] {
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
    const take = (paint: Paint) => areaOf(intersect(paint.box, edges)) > 0 && found.add(paint);
    high.forEach(take);
    const last = Math.min(Math.floor(edges.bottom / BAND), Math.floor(edges.top / BAND) + MAX_BANDS);
    for (let band = Math.floor(edges.top / BAND); band <= last; band += 1) bands.get(band)?.forEach(take);
    return [...found].sort((a, b) => b.order - a.order);
  };
}
