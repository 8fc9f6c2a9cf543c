// Which boxes align with their surroundings, and which do not.
import type { Box } from "#contract/design-rating.ts";
import type { BlockItem, PageSnapshot } from "../page-snapshot.ts";
import { buildBlockTree } from "./block-tree.ts";
import { alignRows, type Frame, isOnLine, type Verdict } from "./row-alignment.ts";

export interface Alignment {
  judged: number;
  /** Share of them that are aligned, with every box around them. 0–1. */
  share: number;
  /** Misaligned boxes, the one with most content first. */
  misaligned: MisalignedBox[];
}

export interface MisalignedBox {
  box: Box;
  /** From the line it misses, px. */
  distance: number;
  leaves: number;
}

/** A box with this share of the page's content is its frame, wherever it stands. */
const FRAME_SHARE = 0.5;
/** So many aligned boxes make a line that others may use as well. */
const COMMON_LINE = 3;

/** Null for a page without boxes. Absolutely positioned boxes are skipped: they are mostly decoration. */
export function measureAlignment(snapshot: PageSnapshot): Alignment | null {
  const { blocks, viewport, page } = snapshot;
  const tree = buildBlockTree(blocks);
  const total = tree.leaves(-1);
  if (total === 0) return null;

  const root: Frame = { x: 0, width: Math.min(viewport.width, page.width) };
  const verdicts = new Map<number, Verdict>();
  for (const [parent, children] of tree.children) {
    const frame = blocks[parent]?.inner ?? root;
    for (const [index, verdict] of alignRows(blocks, children, frame)) verdicts.set(index, verdict);
  }

  const lines = countLines(blocks.filter(({ isLeaf }, i) => isLeaf && verdicts.get(i)?.state === "aligned"));
  const misaligned: MisalignedBox[] = [];
  const isOff: boolean[] = [];
  let judged = 0;
  let aligned = 0;
  blocks.forEach((block, index) => {
    const leaves = tree.leaves(index);
    const verdict = verdicts.get(index) ?? { state: "unjudged" };
    const isExcused =
      leaves >= total * FRAME_SHARE ||
      (verdict.state === "misaligned" && isOnLine(block.box.x, lines, COMMON_LINE));
    const isMisaligned = "by" in verdict && !isExcused;
    const isInMisaligned = isOff[tree.parents[index] ?? -1] === true;
    isOff[index] = isInMisaligned || isMisaligned;
    if (isMisaligned && !isInMisaligned) misaligned.push({ box: block.box, distance: verdict.by, leaves });
    if (!block.isLeaf || (verdict.state === "unjudged" && !isInMisaligned)) return;
    judged += 1;
    if (!isOff[index]) aligned += 1;
  });
  return {
    judged,
    share: judged === 0 ? 1 : aligned / judged,
    misaligned: misaligned.toSorted((a, b) => b.leaves - a.leaves || b.distance - a.distance),
  };
}

/** Left edges in whole px, with the number of boxes on each. */
function countLines(blocks: readonly BlockItem[]): Map<number, number> {
  const lines = new Map<number, number>();
  for (const { box } of blocks) lines.set(Math.round(box.x), (lines.get(Math.round(box.x)) ?? 0) + 1);
  return lines;
}
