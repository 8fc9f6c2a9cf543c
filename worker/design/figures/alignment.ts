// Which boxes stand on the lines of their surroundings, and which stand beside them.
import type { Box } from "#contract/design-rating.ts";
import type { BlockItem, PageSnapshot } from "../page-snapshot.ts";
import { blockTree } from "./block-tree.ts";
import { alignedInRows, type Frame, type Verdict } from "./row-alignment.ts";

export interface Alignment {
  /** Leaf boxes that were judged. */
  judged: number;
  /** Share of them that stand on a line, they themselves and every box around them. 0–1. */
  share: number;
  /** Boxes beside their line, the one with most content first. */
  strays: Stray[];
}

export interface Stray {
  box: Box;
  /** From the line it misses, px. */
  distance: number;
  leaves: number;
}

/** A box with so much of the page's content is its frame, wherever it stands. */
const FRAME_SHARE = 0.5;

/** So many boxes that do stand on their lines make one that others may use as well. */
const COMMON_LINE = 3;

/** px; the cluster around a line. */
const TOLERANCE = 2;

/** Null for a page without boxes. Boxes in the flow only: what is placed freely is decoration more often than not. */
export function alignment(snapshot: PageSnapshot): Alignment | null {
  const { blocks, viewport, page } = snapshot;
  const tree = blockTree(blocks);
  const total = tree.leaves(-1);
  if (total === 0) return null;

  const root: Frame = { x: 0, width: Math.min(viewport.width, page.width) };
  const verdicts = new Map<number, Verdict>();
  for (const [parent, children] of tree.children) {
    const frame = blocks[parent]?.inner ?? root;
    for (const [index, verdict] of alignedInRows(blocks, children, frame)) verdicts.set(index, verdict);
  }

  const lines = commonLines(blocks, (index) => verdicts.get(index)?.state === "onLine");
  const strays: Stray[] = [];
  const isOff: boolean[] = [];
  let judged = 0;
  let onLine = 0;
  blocks.forEach((block, index) => {
    const leaves = tree.leaves(index);
    const verdict = verdicts.get(index) ?? { state: "unjudged" };
    const isRescued =
      leaves >= total * FRAME_SHARE || (verdict.state === "offLine" && isOnCommonLine(block, lines));
    const isStray = "by" in verdict && !isRescued;
    const isInStray = isOff[tree.parents[index] ?? -1] === true;
    isOff[index] = isInStray || isStray;
    if (isStray && !isInStray) strays.push({ box: block.box, distance: verdict.by, leaves });
    if (!block.isLeaf || (verdict.state === "unjudged" && !isInStray)) return;
    judged += 1;
    if (!isOff[index]) onLine += 1;
  });
  return {
    judged,
    share: judged === 0 ? 1 : onLine / judged,
    strays: strays.toSorted((a, b) => b.leaves - a.leaves || b.distance - a.distance),
  };
}

/** Left edges by whole px, with the number of leaf boxes on each. */
function commonLines(
  blocks: readonly BlockItem[],
  isOnLine: (index: number) => boolean,
): Map<number, number> {
  const lines = new Map<number, number>();
  blocks.forEach(({ box, isLeaf }, index) => {
    if (!isLeaf || !isOnLine(index)) return;
    const x = Math.round(box.x);
    lines.set(x, (lines.get(x) ?? 0) + 1);
  });
  return lines;
}

function isOnCommonLine({ box }: BlockItem, lines: Map<number, number>): boolean {
  const x = Math.round(box.x);
  let count = 0;
  for (let near = x - TOLERANCE; near <= x + TOLERANCE; near += 1) count += lines.get(near) ?? 0;
  return count >= COMMON_LINE;
}
