// "Adoption agency": what browsers do with a formatting element whose end tag is in the wrong place.

import type { FormattingEntry } from "../formatting-elements.ts";
import type { AnchorTarget } from "../outline.ts";
import { SPECIAL, traitsOf } from "../tags.ts";
import type { Tree } from "../tree.ts";
import type { Rule } from "./rule-table.ts";

// Limits of the standard.
const MAX_ROUNDS = 8;
const MAX_KEPT = 3;

/** End tag without rules of its own: closes the nearest element of that name, unless a special one is in between. */
export const closeByName: Rule = (tree, tag) => {
  const position = tree.open.closableByName(tag.key);
  if (position < 0) return;
  tree.generateImpliedEndTags(tag.key);
  tree.popTo(Math.min(position, tree.open.size));
};

/** End tag of a formatting element, or the start tag of one that may not be nested. */
export const closeFormatting: Rule = (tree, tag) => {
  const { open, formatting } = tree;
  const { key } = tag;
  if (open.topKey === key && formatting.indexOf(open.serials[open.top] as number) < 0) {
    tree.pop();
    return;
  }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const index = formatting.newest(key);
    const entry = formatting.at(index);
    if (entry === null) {
      closeByName(tree, tag);
      return;
    }
    const position = open.positionOf(entry.serial);
    if (position < 0) {
      formatting.remove(index);
      return;
    }
    if (!open.isPositionInScope(position)) return;
    const furthestBlock = lowestSpecialAbove(tree, position);
    if (furthestBlock < 0) {
      tree.popTo(position);
      formatting.remove(index);
      return;
    }
    adopt(tree, entry, position, furthestBlock);
  }
};

function lowestSpecialAbove({ open }: Tree, position: number): number {
  for (let at = position + 1; at < open.size; at++) {
    if ((traitsOf(open.keys[at] as number) & SPECIAL) !== 0) return at;
  }
  return -1;
}

/**
 * Ends the formatting element and the ones above it where the block begins, and puts copies of them around or into
 * the block: the block's content belongs to the copies.
 */
function adopt(tree: Tree, entry: FormattingEntry, position: number, furthestBlock: number): void {
  const { open, formatting, recorder } = tree;
  let block = furthestBlock;
  const blockText = open.textFrom[block] as number;
  const blockPictureText = open.pictureTextFrom[block] as number;
  let bookmark = formatting.indexOf(entry.serial);
  let hasBookmarkMoved = false;

  for (let at = block - 1, step = 0; at > position; at--, step++) {
    const index = formatting.indexOf(open.serials[at] as number);
    recorder.close(open.records[at] as number, blockText, blockPictureText);
    if (index >= 0 && step < MAX_KEPT) {
      const kept = formatting.at(index) as FormattingEntry;
      kept.serial = open.renew(at);
      startCopy(tree, at, block, kept.target);
      if (!hasBookmarkMoved) bookmark = index + 1;
      hasBookmarkMoved = true;
      continue;
    }
    if (index >= 0) {
      formatting.remove(index);
      if (index < bookmark) bookmark--;
    }
    open.removeAt(at);
    block--;
  }

  recorder.close(open.records[position] as number, blockText, blockPictureText);
  const oldIndex = formatting.indexOf(entry.serial);
  formatting.remove(oldIndex);
  if (oldIndex < bookmark) bookmark--;
  open.removeAt(position);
  block--;
  const copy = block + 1;
  open.insertAt(copy, entry.key);
  startCopy(tree, copy, block, entry.target);
  formatting.insert(bookmark, { ...entry, serial: open.serials[copy] as number });
}

/** The element at `position` is a copy; its text begins where that of the element at `block` does. */
function startCopy(
  { open, recorder }: Tree,
  position: number,
  block: number,
  target: AnchorTarget | null,
): void {
  open.textFrom[position] = open.textFrom[block] as number;
  open.pictureTextFrom[position] = open.pictureTextFrom[block] as number;
  open.records[position] = -1;
  recorder.countElement();
  recorder.openAnchor(target, position);
}
