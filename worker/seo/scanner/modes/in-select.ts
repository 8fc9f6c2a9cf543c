// Inside select: all tags but a few are ignored, as parse5 and browsers before 2025 do it.
import { idOf } from "../tags.ts";
import type { ModeRules, Rule, Tree } from "../tree.ts";
import { endAs, IN_BODY, IN_HEAD, IN_SELECT, ignore, resetMode, ruleTable, startAs } from "./mode.ts";

const OPTGROUP = idOf("optgroup");
const OPTION = idOf("option");
const SELECT = idOf("select");

function closeIfCurrent(tree: Tree, key: number): void {
  if (tree.open.topKey === key) tree.pop();
}

function closeSelect(tree: Tree): boolean {
  if (!tree.open.inSelectScope(SELECT)) return false;
  tree.popThrough(SELECT);
  resetMode(tree);
  return true;
}

/** Leaves the select and goes on with the tag. */
const startBehindSelect: Rule = (tree, tag) => {
  if (closeSelect(tree)) tree.startTag(tag);
};

export const inSelect: ModeRules = {
  start: ruleTable(
    {
      html: startAs(IN_BODY),
      option: (tree, tag) => {
        closeIfCurrent(tree, OPTION);
        tree.insert(tag);
      },
      optgroup: (tree, tag) => {
        closeIfCurrent(tree, OPTION);
        closeIfCurrent(tree, OPTGROUP);
        tree.insert(tag);
      },
      hr: (tree, tag) => {
        closeIfCurrent(tree, OPTION);
        closeIfCurrent(tree, OPTGROUP);
        tree.append(tag);
      },
      select: closeSelect,
      "input keygen textarea": startBehindSelect,
      "script template": startAs(IN_HEAD),
    },
    ignore,
  ),
  end: ruleTable(
    {
      optgroup: (tree) => {
        const { open } = tree;
        if (open.topKey === OPTION && open.keys[open.top - 1] === OPTGROUP) tree.pop();
        closeIfCurrent(tree, OPTGROUP);
      },
      option: (tree) => closeIfCurrent(tree, OPTION),
      select: closeSelect,
      template: endAs(IN_HEAD),
    },
    ignore,
  ),
  text: () => true,
};

const tableTags = "caption table tbody td tfoot th thead tr";

export const inSelectInTable: ModeRules = {
  start: ruleTable(
    {
      [tableTags]: (tree, tag) => {
        tree.popThrough(SELECT);
        resetMode(tree);
        tree.startTag(tag);
      },
    },
    startAs(IN_SELECT),
  ),
  end: ruleTable(
    {
      [tableTags]: (tree, tag) => {
        if (!tree.open.inTableScope(tag.key)) return;
        tree.popThrough(SELECT);
        resetMode(tree);
        tree.endTag(tag);
      },
    },
    endAs(IN_SELECT),
  ),
  text: () => true,
};
