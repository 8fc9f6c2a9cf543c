// Tables: what stands directly in their structure goes in front of them.
import { attributeNamed, readAttribute } from "../attributes.ts";
import { ID, TABLE_STRUCTURE } from "../tags.ts";
import type { Tree } from "../tree.ts";
import { endAs, ignore, type ModeRules, type Rule, resetMode, ruleTable, startAs } from "./rule-table.ts";
import { clearBackTo, endOnceClosed, insertIn, startInside, startOnceClosed } from "./table-steps.ts";

const TYPE = attributeNamed("type");

const { caption: CAPTION, colgroup: COLGROUP, table: TABLE, tbody: TBODY, template: TEMPLATE } = ID;

/** Serial for a form that holds nothing: it never was in the stack. */
const CLOSED_FORM = -1;

const clearToTable = clearBackTo(TABLE);

function fostered(rule: Rule): Rule {
  return (tree, tag) => {
    tree.isFosterParenting = true;
    rule(tree, tag);
    tree.isFosterParenting = false;
  };
}
const startFostered = fostered(startAs("in body"));
const endFostered = fostered(endAs("in body"));

export const inTable: ModeRules = {
  start: ruleTable(startFostered, {
    caption: (tree, tag) => {
      clearToTable(tree);
      tree.formatting.addMarker();
      tree.insert(tag);
      tree.mode = "in caption";
    },
    colgroup: insertIn(clearToTable, "in column group"),
    col: startInside(clearToTable, COLGROUP, "in column group"),
    "tbody tfoot thead": insertIn(clearToTable, "in table body"),
    "td th tr": startInside(clearToTable, TBODY, "in table body"),
    table: (tree, tag) => {
      if (!tree.open.inTableScope(TABLE)) return;
      tree.popThrough(TABLE);
      resetMode(tree);
      tree.startTag(tag);
    },
    "style script template": startAs("in head"),
    input: (tree, tag) => {
      if (readAttribute(tag, TYPE)?.toLowerCase() === "hidden") tree.append(tag);
      else startFostered(tree, tag);
    },
    form: (tree, tag) => {
      if (tree.form !== 0 || tree.open.isOpen(TEMPLATE)) return;
      tree.append(tag);
      tree.form = CLOSED_FORM;
    },
  }),
  end: ruleTable(endFostered, {
    table: (tree) => {
      if (!tree.open.inTableScope(TABLE)) return;
      tree.popThrough(TABLE);
      resetMode(tree);
    },
    "body caption col colgroup html tbody td tfoot th thead tr": ignore,
    template: endAs("in head"),
  }),
  text: (tree, isWhitespace) => {
    if (isWhitespace && tree.open.topHas(TABLE_STRUCTURE)) return true;
    tree.isFosterParenting = true;
    const isKept = tree.textIn("in body", isWhitespace);
    tree.isFosterParenting = false;
    return isKept;
  },
};

function closeCaption(tree: Tree): boolean {
  if (!tree.open.inTableScope(CAPTION)) return false;
  tree.generateImpliedEndTags();
  tree.popThrough(CAPTION);
  tree.formatting.clearToMarker();
  tree.mode = "in table";
  return true;
}

export const inCaption: ModeRules = {
  start: ruleTable(startAs("in body"), {
    "caption col colgroup tbody td tfoot th thead tr": startOnceClosed(closeCaption),
  }),
  end: ruleTable(endAs("in body"), {
    caption: closeCaption,
    table: endOnceClosed(closeCaption),
    "body col colgroup html tbody td tfoot th thead tr": ignore,
  }),
  text: (tree, isWhitespace) => tree.textIn("in body", isWhitespace),
};

function closeColumnGroup(tree: Tree): boolean {
  if (tree.open.topKey !== COLGROUP) return false;
  tree.pop();
  tree.mode = "in table";
  return true;
}

export const inColumnGroup: ModeRules = {
  start: ruleTable(startOnceClosed(closeColumnGroup), {
    html: startAs("in body"),
    col: (tree, tag) => tree.append(tag),
    template: startAs("in head"),
  }),
  end: ruleTable(endOnceClosed(closeColumnGroup), {
    colgroup: closeColumnGroup,
    col: ignore,
    template: endAs("in head"),
  }),
  text: (tree, isWhitespace) =>
    isWhitespace || (closeColumnGroup(tree) && tree.textIn("in table", isWhitespace)),
};
