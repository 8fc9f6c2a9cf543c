// Steps that the modes of tables share.

import { ID } from "../tags.ts";
import type { Tree } from "../tree.ts";
import type { Mode, Rule } from "./rule-table.ts";

const { html: HTML, template: TEMPLATE } = ID;

/** "Clear the stack back to a table context" and its siblings. */
export function clearBackTo(...keys: number[]): (tree: Tree) => void {
  const stops = new Set([...keys, TEMPLATE, HTML]);
  return (tree) => {
    while (!stops.has(tree.open.topKey)) tree.pop();
  };
}
/** Opens an implied element and goes on with the tag by the rules of the mode inside it. */
export function startInside(clear: (tree: Tree) => void, key: number, mode: Mode): Rule {
  return (tree, tag) => {
    clear(tree);
    tree.insertImplied(key);
    tree.mode = mode;
    tree.startIn(mode, tag);
  };
}

export function insertIn(clear: (tree: Tree) => void, mode: Mode): Rule {
  return (tree, tag) => {
    clear(tree);
    tree.insert(tag);
    tree.mode = mode;
  };
}

/** Rule that goes on with the tag once what is open could be closed. */
export function startOnceClosed(close: (tree: Tree) => boolean): Rule {
  return (tree, tag) => {
    if (close(tree)) tree.startIn(tree.mode, tag);
  };
}

export function endOnceClosed(close: (tree: Tree) => boolean): Rule {
  return (tree, tag) => {
    if (close(tree)) tree.endIn(tree.mode, tag);
  };
}
