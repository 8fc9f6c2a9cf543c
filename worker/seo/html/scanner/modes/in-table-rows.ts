// The modes inside tables: groups of rows, rows, cells.
import { ID } from "../tags.ts";
import type { Tree } from "../tree.ts";
import { inTable } from "./in-table.ts";
import { endAs, ignore, type ModeRules, ruleTable, startAs } from "./rule-table.ts";
import { clearBackTo, endOnceClosed, insertIn, startInside, startOnceClosed } from "./table-steps.ts";

const { tbody: TBODY, td: TD, tfoot: TFOOT, th: TH, thead: THEAD, tr: TR } = ID;

const clearToTableBody = clearBackTo(TBODY, TFOOT, THEAD);
const clearToRow = clearBackTo(TR);

function closeTableBody(tree: Tree): boolean {
  const { open } = tree;
  if (!open.inTableScope(TBODY) && !open.inTableScope(THEAD) && !open.inTableScope(TFOOT)) return false;
  clearToTableBody(tree);
  tree.pop();
  tree.mode = "in table";
  return true;
}

export const inTableBody: ModeRules = {
  start: ruleTable(startAs("in table"), {
    tr: insertIn(clearToTableBody, "in row"),
    "td th": startInside(clearToTableBody, TR, "in row"),
    "caption col colgroup tbody tfoot thead": startOnceClosed(closeTableBody),
  }),
  end: ruleTable(endAs("in table"), {
    "tbody tfoot thead": (tree, tag) => {
      if (tree.open.inTableScope(tag.key)) closeTableBody(tree);
    },
    table: endOnceClosed(closeTableBody),
    "body caption col colgroup html td th tr": ignore,
  }),
  text: inTable.text,
};

function closeRow(tree: Tree): boolean {
  if (!tree.open.inTableScope(TR)) return false;
  clearToRow(tree);
  tree.pop();
  tree.mode = "in table body";
  return true;
}

export const inRow: ModeRules = {
  start: ruleTable(startAs("in table"), {
    "td th": (tree, tag) => {
      clearToRow(tree);
      tree.insert(tag);
      tree.mode = "in cell";
      tree.formatting.addMarker();
    },
    "caption col colgroup tbody tfoot thead tr": startOnceClosed(closeRow),
  }),
  end: ruleTable(endAs("in table"), {
    tr: closeRow,
    table: endOnceClosed(closeRow),
    "tbody tfoot thead": (tree, tag) => {
      if (tree.open.inTableScope(tag.key) && closeRow(tree)) tree.endIn("in table body", tag);
    },
    "body caption col colgroup html td th": ignore,
  }),
  text: inTable.text,
};

function closeCell(tree: Tree): boolean {
  const { open } = tree;
  if (!open.inTableScope(TD) && !open.inTableScope(TH)) return false;
  tree.generateImpliedEndTags();
  tree.popTo(Math.max(open.topmost(TD), open.topmost(TH)));
  tree.formatting.clearToMarker();
  tree.mode = "in row";
  return true;
}

export const inCell: ModeRules = {
  start: ruleTable(startAs("in body"), {
    "caption col colgroup tbody td tfoot th thead tr": startOnceClosed(closeCell),
  }),
  end: ruleTable(endAs("in body"), {
    "td th": (tree, tag) => {
      if (!tree.open.inTableScope(tag.key)) return;
      tree.generateImpliedEndTags();
      tree.popThrough(tag.key);
      tree.formatting.clearToMarker();
      tree.mode = "in row";
    },
    "table tbody tfoot thead tr": (tree, tag) => {
      if (tree.open.inTableScope(tag.key) && closeCell(tree)) tree.endIn("in row", tag);
    },
    "body caption col colgroup html": ignore,
  }),
  text: (tree, isWhitespace) => tree.textIn("in body", isWhitespace),
};
