// In which order the page's boxes are painted: CSS 2.1 appendix E, as far as rated pages need it.
import type { SeenElement } from "./visible-elements.ts";

export interface PaintOrder {
  /** By index of the seen element: when its own ground is painted. Higher is nearer to the eye. */
  ground: Float64Array;
  /** … and when its own text or picture is. */
  ink: Float64Array;
}

/** Index of an element whose ground is due, its complement (~index) where its ink is, or what is painted as one. */
type Step = number | Group;

interface Group {
  root: number;
  z: number;
  below: Group[];
  blocks: number[];
  floats: Group[];
  inline: Step[];
  level: Group[];
  above: Group[];
}

/** Declarations that make an element paint as one even where it is not positioned. */
const PAINTS_AS_ONE = /transform|opacity|filter|perspective|isolat/;

export function paintOrder(seen: readonly SeenElement[]): PaintOrder {
  const top = groupOf(-1, 0);
  /** By index: the group its in-flow children belong to, and the stacking context of those taken out. */
  const groups: Group[] = [];
  const contexts: Group[] = [];
  const displays: string[] = [];
  seen.forEach((item, index) => {
    const { style, opacity, parent } = item;
    const group = groups[parent] ?? top;
    const context = contexts[parent] ?? top;
    const { display, position } = style;
    displays.push(display);
    const isItem = /flex|grid/.test(displays[parent] ?? "");
    const isPositioned = position !== "static";
    const zIndex = isPositioned || isItem ? style.zIndex : "auto";
    const hasZ = zIndex !== "auto";
    const isFaded = opacity < (seen[parent]?.opacity ?? 1);
    const isContext =
      hasZ || position === "fixed" || position === "sticky" || isFaded || parent < 0 || paintsAsOne(item);
    if (isContext || isPositioned) {
      const own = groupOf(index, hasZ ? Number(zIndex) : 0);
      layerOf(context, own.z).push(own);
      groups.push(own);
      contexts.push(isContext ? own : context);
      return;
    }
    contexts.push(context);
    const isFloat = style.cssFloat !== "none" && !isItem;
    if (isFloat || isItem || /^inline-/.test(display)) {
      const own = groupOf(index, 0);
      (isFloat ? group.floats : group.inline).push(own);
      groups.push(own);
      return;
    }
    if (display === "inline" || display === "contents") group.inline.push(index);
    else group.blocks.push(index);
    group.inline.push(~index);
    groups.push(group);
  });
  return numbered(top, seen.length);
}

function paintsAsOne({ style, isTransformed }: SeenElement): boolean {
  return (
    isTransformed ||
    style.mixBlendMode !== "normal" ||
    style.isolation === "isolate" ||
    PAINTS_AS_ONE.test(style.willChange)
  );
}

function layerOf(context: Group, z: number): Group[] {
  if (z < 0) return context.below;
  return z > 0 ? context.above : context.level;
}

/** Numbers without recursion: pages nest deeper than the stack reaches. */
function numbered(top: Group, length: number): PaintOrder {
  const ground = new Float64Array(length);
  const ink = new Float64Array(length);
  const open: Step[] = [top];
  let next = 0;
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (typeof step !== "number") for (const part of stepsOf(step).reverse()) open.push(part);
    else if (step >= 0) ground[step] = next++;
    else ink[~step] = next++;
  }
  return { ground, ink };
}

function stepsOf({ root, below, blocks, floats, inline, level, above }: Group): Step[] {
  const byZ = (a: Group, b: Group) => a.z - b.z;
  const own = root < 0 ? [] : [root];
  const ownInk = root < 0 ? [] : [~root];
  return [
    ...own,
    ...below.sort(byZ),
    ...blocks,
    ...floats,
    ...ownInk,
    ...inline,
    ...level,
    ...above.sort(byZ),
  ];
}

function groupOf(root: number, z: number): Group {
  return { root, z, below: [], blocks: [], floats: [], inline: [], level: [], above: [] };
}
