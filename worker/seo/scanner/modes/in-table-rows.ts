// The modes inside tables: groups of rows, rows, cells.
import { idOf } from "../tags.ts";
import type { ModeRules, Tree } from "../tree.ts";
import { inTable } from "./in-table.ts";
import {
  endAs,
  IN_BODY,
  IN_CELL,
  IN_ROW,
  IN_TABLE,
  IN_TABLE_BODY,
  ignore,
  ruleTable,
  startAs,
} from "./mode.ts";
import { clearBackTo, endOnceClosed, insertIn, startInside, startOnceClosed } from "./table-steps.ts";

const TBODY = idOf("tbody");
const TD = idOf("td");
const TFOOT = idOf("tfoot");
const TH = idOf("th");
const THEAD = idOf("thead");
const TR = idOf("tr");

const clearToTableBody = clearBackTo(TBODY, TFOOT, THEAD);
const clearToRow = clearBackTo(TR);

function closeTableBody(tree: Tree): boolean {
  const { open } = tree;
  if (!open.inTableScope(TBODY) && !open.inTableScope(THEAD) && !open.inTableScope(TFOOT)) return false;
  clearToTableBody(tree);
  tree.pop();
  tree.mode = IN_TABLE;
  return true;
}

export const inTableBody: ModeRules = {
  start: ruleTable(
    {
      tr: insertIn(clearToTableBody, IN_ROW),
      "td th": startInside(clearToTableBody, TR, IN_ROW),
      "caption col colgroup tbody tfoot thead": startOnceClosed(closeTableBody),
    },
    startAs(IN_TABLE),
  ),
  end: ruleTable(
    {
      "tbody tfoot thead": (tree, tag) => {
        if (tree.open.inTableScope(tag.key)) closeTableBody(tree);
      },
      table: endOnceClosed(closeTableBody),
      "body caption col colgroup html td th tr": ignore,
    },
    endAs(IN_TABLE),
  ),
  text: inTable.text,
};

function closeRow(tree: Tree): boolean {
  if (!tree.open.inTableScope(TR)) return false;
  clearToRow(tree);
  tree.pop();
  tree.mode = IN_TABLE_BODY;
  return true;
}

export const inRow: ModeRules = {
  start: ruleTable(
    {
      "td th": (tree, tag) => {
        clearToRow(tree);
        tree.insert(tag);
        tree.mode = IN_CELL;
        tree.formatting.addMarker();
      },
      "caption col colgroup tbody tfoot thead tr": startOnceClosed(closeRow),
    },
    startAs(IN_TABLE),
  ),
  end: ruleTable(
    {
      tr: closeRow,
      table: endOnceClosed(closeRow),
      "tbody tfoot thead": (tree, tag) => {
        if (tree.open.inTableScope(tag.key) && closeRow(tree)) tree.endIn(IN_TABLE_BODY, tag);
      },
      "body caption col colgroup html td th": ignore,
    },
    endAs(IN_TABLE),
  ),
  text: inTable.text,
};

function closeCell(tree: Tree): boolean {
  const { open } = tree;
  if (!open.inTableScope(TD) && !open.inTableScope(TH)) return false;
  tree.closeImplied();
  tree.popTo(Math.max(open.topmost(TD), open.topmost(TH)));
  tree.formatting.clearToMarker();
  tree.mode = IN_ROW;
  return true;
}

export const inCell: ModeRules = {
  start: ruleTable(
    { "caption col colgroup tbody td tfoot th thead tr": startOnceClosed(closeCell) },
    startAs(IN_BODY),
  ),
  end: ruleTable(
    {
      "td th": (tree, tag) => {
        if (!tree.open.inTableScope(tag.key)) return;
        tree.closeImplied();
        tree.popThrough(tag.key);
        tree.formatting.clearToMarker();
        tree.mode = IN_ROW;
      },
      "table tbody tfoot thead tr": (tree, tag) => {
        if (tree.open.inTableScope(tag.key) && closeCell(tree)) tree.endIn(IN_ROW, tag);
      },
      "body caption col colgroup html": ignore,
    },
    endAs(IN_BODY),
  ),
  text: (tree, isBlank) => tree.textIn(IN_BODY, isBlank),
};
