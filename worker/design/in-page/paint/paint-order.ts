// Painting order by CSS 2.1, appendix E, as far as rated pages need it.
import type { VisibleElement } from "../visible-elements.ts";

export interface PaintOrder {
  /** By index of the visible element: the position of its background, back to front, … */
  background: Float64Array;
  /** … and of its text or picture. */
  ink: Float64Array;
}

/** Index of an element: its background; the complement (~index): its ink. Or a group painted as one. */
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

/** Values of will-change that create a stacking context. */
const STACKING_CHANGES = /transform|opacity|filter|perspective|isolat/;

export function computePaintOrder(seen: readonly VisibleElement[]): PaintOrder {
  const top = createGroup(-1, 0);
  /** By index: the group of its in-flow children, and the stacking context of positioned ones. */
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
      hasZ || position === "fixed" || position === "sticky" || isFaded || parent < 0 || createsContext(item);
    if (isContext || isPositioned) {
      const own = createGroup(index, hasZ ? Number(zIndex) : 0);
      pickLayer(context, own.z).push(own);
      groups.push(own);
      contexts.push(isContext ? own : context);
      return;
    }
    contexts.push(context);
    const isFloat = style.cssFloat !== "none" && !isItem;
    if (isFloat || isItem || /^inline-/.test(display)) {
      const own = createGroup(index, 0);
      (isFloat ? group.floats : group.inline).push(own);
      groups.push(own);
      return;
    }
    if (display === "inline" || display === "contents") group.inline.push(index);
    else group.blocks.push(index);
    group.inline.push(~index);
    groups.push(group);
  });
  return assignNumbers(top, seen.length);
}

function createsContext({ style, isTransformed }: VisibleElement): boolean {
  return (
    isTransformed ||
    style.mixBlendMode !== "normal" ||
    style.isolation === "isolate" ||
    STACKING_CHANGES.test(style.willChange)
  );
}

function pickLayer(context: Group, z: number): Group[] {
  if (z < 0) return context.below;
  return z > 0 ? context.above : context.level;
}

/** Without recursion: pages nest deeper than the call stack. */
function assignNumbers(top: Group, length: number): PaintOrder {
  const background = new Float64Array(length);
  const ink = new Float64Array(length);
  const open: Step[] = [top];
  let next = 0;
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (typeof step !== "number") for (const part of listSteps(step).reverse()) open.push(part);
    else if (step >= 0) background[step] = next++;
    else ink[~step] = next++;
  }
  return { background, ink };
}

function listSteps({ root, below, blocks, floats, inline, level, above }: Group): Step[] {
  const byZ = (a: Group, b: Group) => a.z - b.z;
  const [background, ink] = root < 0 ? [[], []] : [[root], [~root]];
  const behind = [...background, ...below.sort(byZ), ...blocks, ...floats];
  return [...behind, ...ink, ...inline, ...level, ...above.sort(byZ)];
}

function createGroup(root: number, z: number): Group {
  return { root, z, below: [], blocks: [], floats: [], inline: [], level: [], above: [] };
}
