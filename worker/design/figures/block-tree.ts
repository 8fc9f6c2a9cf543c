// The boxes of a page as a tree.
import type { BlockItem } from "../page-snapshot.ts";

export interface BlockTree {
  /** Index of each block's parent, −1 for the outermost. Parents precede their children. */
  parents: readonly number[];
  /** By parent, −1 for the outermost; in document order. */
  children: ReadonlyMap<number, readonly number[]>;
  /** Number of leaf blocks in a block, itself included; −1: on the whole page. */
  leaves(index: number): number;
}

/** A parent that does not precede its child counts as none: a cut list must not break the walk. */
export function buildBlockTree(blocks: readonly BlockItem[]): BlockTree {
  const parents = blocks.map(({ parent }, index) => (parent >= 0 && parent < index ? parent : -1));
  const children = Map.groupBy(parents.keys(), (index) => parents[index] ?? -1);
  const leaves: number[] = blocks.map(({ isLeaf }) => (isLeaf ? 1 : 0));
  let total = 0;
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const own = leaves[index] ?? 0;
    const parent = parents[index] ?? -1;
    if (parent < 0) total += own;
    else leaves[parent] = (leaves[parent] ?? 0) + own;
  }
  return { parents, children, leaves: (index) => (index < 0 ? total : (leaves[index] ?? 0)) };
}
