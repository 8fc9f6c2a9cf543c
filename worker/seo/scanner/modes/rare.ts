// Modes few pages ever reach: select, template, what comes after the body, framesets.
import { idOf } from "../tags.ts";
import type { ModeRules, Rule, Tree } from "../tree.ts";
import {
  AFTER_AFTER_BODY,
  AFTER_AFTER_FRAMESET,
  AFTER_FRAMESET,
  endAs,
  IN_BODY,
  IN_COLUMN_GROUP,
  IN_HEAD,
  IN_ROW,
  IN_SELECT,
  IN_TABLE,
  IN_TABLE_BODY,
  ignore,
  resetMode,
  ruleTable,
  startAs,
} from "./mode.ts";

const FRAMESET = idOf("frameset");
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

/** The first tag inside a template decides in which mode its content is read. */
function readTemplateAs(mode: number): Rule {
  return (tree, tag) => {
    tree.templateModes[tree.templateModes.length - 1] = mode;
    tree.mode = mode;
    tree.startTag(tag);
  };
}

export const inTemplate: ModeRules = {
  start: ruleTable(
    {
      "base basefont bgsound link meta noframes script style template title": startAs(IN_HEAD),
      "caption colgroup tbody tfoot thead": readTemplateAs(IN_TABLE),
      col: readTemplateAs(IN_COLUMN_GROUP),
      tr: readTemplateAs(IN_TABLE_BODY),
      "td th": readTemplateAs(IN_ROW),
    },
    readTemplateAs(IN_BODY),
  ),
  end: ruleTable({ template: endAs(IN_HEAD) }, ignore),
  text: (tree, isBlank) => tree.textIn(IN_BODY, isBlank),
};

const startBackInBody: Rule = (tree, tag) => {
  tree.mode = IN_BODY;
  tree.startTag(tag);
};
const endBackInBody: Rule = (tree, tag) => {
  tree.mode = IN_BODY;
  tree.endTag(tag);
};
const textBackInBody: ModeRules["text"] = (tree, isBlank) => {
  if (!isBlank) tree.mode = IN_BODY;
  return tree.textIn(IN_BODY, isBlank);
};

export const afterBody: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY) }, startBackInBody),
  end: ruleTable(
    {
      html: (tree) => {
        tree.mode = AFTER_AFTER_BODY;
      },
    },
    endBackInBody,
  ),
  text: textBackInBody,
};

export const afterAfterBody: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY) }, startBackInBody),
  end: endBackInBody,
  text: textBackInBody,
};

export const inFrameset: ModeRules = {
  start: ruleTable(
    {
      html: startAs(IN_BODY),
      frameset: (tree, tag) => tree.insert(tag),
      frame: (tree, tag) => tree.append(tag),
      noframes: startAs(IN_HEAD),
    },
    ignore,
  ),
  end: ruleTable(
    {
      frameset: (tree) => {
        if (tree.open.size <= 1) return;
        tree.pop();
        if (tree.open.topKey !== FRAMESET) tree.mode = AFTER_FRAMESET;
      },
    },
    ignore,
  ),
  text: () => false,
};

export const afterFrameset: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY), noframes: startAs(IN_HEAD) }, ignore),
  end: ruleTable(
    {
      html: (tree) => {
        tree.mode = AFTER_AFTER_FRAMESET;
      },
    },
    ignore,
  ),
  text: () => false,
};

export const afterAfterFrameset: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY), noframes: startAs(IN_HEAD) }, ignore),
  end: ignore,
  text: () => false,
};
