// Inside select: all tags but a few are ignored, as parse5 and browsers before 2025 do it.
import { ID } from "../tags.ts";
import type { Tree } from "../tree.ts";
import { endAs, ignore, type ModeRules, type Rule, resetMode, ruleTable, startAs } from "./rule-table.ts";

const { optgroup: OPTGROUP, option: OPTION, select: SELECT } = ID;

/** In this order, each if it is the current node then. */
function closeCurrent(tree: Tree, ...keys: number[]): void {
  for (const key of keys) if (tree.open.topKey === key) tree.pop();
}

function closeSelect(tree: Tree): boolean {
  if (!tree.open.inSelectScope(SELECT)) return false;
  tree.popThrough(SELECT);
  resetMode(tree);
  return true;
}

/** Leaves the select and goes on with the tag. */
const startAfterSelect: Rule = (tree, tag) => {
  if (closeSelect(tree)) tree.startTag(tag);
};

export const inSelect: ModeRules = {
  start: ruleTable(ignore, {
    html: startAs("in body"),
    option: (tree, tag) => {
      closeCurrent(tree, OPTION);
      tree.insert(tag);
    },
    optgroup: (tree, tag) => {
      closeCurrent(tree, OPTION, OPTGROUP);
      tree.insert(tag);
    },
    hr: (tree, tag) => {
      closeCurrent(tree, OPTION, OPTGROUP);
      tree.append(tag);
    },
    select: closeSelect,
    "input keygen textarea": startAfterSelect,
    "script template": startAs("in head"),
  }),
  end: ruleTable(ignore, {
    optgroup: (tree) => {
      const { open } = tree;
      if (open.topKey === OPTION && open.keys[open.top - 1] === OPTGROUP) tree.pop();
      closeCurrent(tree, OPTGROUP);
    },
    option: (tree) => closeCurrent(tree, OPTION),
    select: closeSelect,
    template: endAs("in head"),
  }),
  text: () => true,
};

const tableTags = "caption table tbody td tfoot th thead tr";

export const inSelectInTable: ModeRules = {
  start: ruleTable(startAs("in select"), {
    [tableTags]: (tree, tag) => {
      tree.popThrough(SELECT);
      resetMode(tree);
      tree.startTag(tag);
    },
  }),
  end: ruleTable(endAs("in select"), {
    [tableTags]: (tree, tag) => {
      if (!tree.open.inTableScope(tag.key)) return;
      tree.popThrough(SELECT);
      resetMode(tree);
      tree.endTag(tag);
    },
  }),
  text: () => true,
};
