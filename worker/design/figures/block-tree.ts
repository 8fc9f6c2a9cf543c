// The boxes of a page as a tree.
import type { BlockItem } from "../page-snapshot.ts";

export interface BlockTree {
  /** Index of each block's parent, −1 for the outermost. A parent always stands before its children. */
  parents: readonly number[];
  /** By parent, −1 for the outermost; in document order. */
  children: ReadonlyMap<number, readonly number[]>;
  /** Leaf blocks in a block, itself included; −1 asks for the whole page. */
  leaves(index: number): number;
}

/** Parents that do not stand before their child count as none: a list that was cut must not break the walk. */
export function blockTree(blocks: readonly BlockItem[]): BlockTree {
  const parents = blocks.map(({ parent }, index) => (parent >= 0 && parent < index ? parent : -1));
  const children = new Map<number, number[]>();
  parents.forEach((parent, index) => {
    const siblings = children.get(parent);
    if (siblings) siblings.push(index);
    else children.set(parent, [index]);
  });

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
