// Tables: what stands directly in their structure goes in front of them.
import { attributeNamed, readAttribute } from "../attributes.ts";
import { idOf, TABLE_STRUCTURE } from "../tags.ts";
import type { ModeRules, Rule, Tree } from "../tree.ts";
import {
  endAs,
  IN_BODY,
  IN_CAPTION,
  IN_CELL,
  IN_COLUMN_GROUP,
  IN_HEAD,
  IN_ROW,
  IN_TABLE,
  IN_TABLE_BODY,
  ignore,
  resetMode,
  ruleTable,
  startAs,
} from "./mode.ts";

const TYPE = attributeNamed("type");

const CAPTION = idOf("caption");
const COLGROUP = idOf("colgroup");
const HTML = idOf("html");
const TABLE = idOf("table");
const TBODY = idOf("tbody");
const TD = idOf("td");
const TEMPLATE = idOf("template");
const TFOOT = idOf("tfoot");
const TH = idOf("th");
const THEAD = idOf("thead");
const TR = idOf("tr");

/** Serial for a form that holds nothing: it never was in the stack. */
const CLOSED_FORM = -1;

/** "Clear the stack back to a table context" and its siblings. */
function clearBackTo(...keys: number[]): (tree: Tree) => void {
  const stops = new Set([...keys, TEMPLATE, HTML]);
  return (tree) => {
    while (!stops.has(tree.open.topKey)) tree.pop();
  };
}
const clearToTable = clearBackTo(TABLE);
const clearToTableBody = clearBackTo(TBODY, TFOOT, THEAD);
const clearToRow = clearBackTo(TR);

function moved(rule: Rule): Rule {
  return (tree, tag) => {
    tree.fosters = true;
    rule(tree, tag);
    tree.fosters = false;
  };
}
const startMoved = moved(startAs(IN_BODY));
const endMoved = moved(endAs(IN_BODY));

/** Opens an implied element and goes on with the tag by the rules of the mode inside it. */
function startInside(clear: (tree: Tree) => void, key: number, mode: number): Rule {
  return (tree, tag) => {
    clear(tree);
    tree.insertImplied(key);
    tree.mode = mode;
    tree.startIn(mode, tag);
  };
}

function insertIn(clear: (tree: Tree) => void, mode: number): Rule {
  return (tree, tag) => {
    clear(tree);
    tree.insert(tag);
    tree.mode = mode;
  };
}

export const inTable: ModeRules = {
  start: ruleTable(
    {
      caption: (tree, tag) => {
        clearToTable(tree);
        tree.formatting.addMarker();
        tree.insert(tag);
        tree.mode = IN_CAPTION;
      },
      colgroup: insertIn(clearToTable, IN_COLUMN_GROUP),
      col: startInside(clearToTable, COLGROUP, IN_COLUMN_GROUP),
      "tbody tfoot thead": insertIn(clearToTable, IN_TABLE_BODY),
      "td th tr": startInside(clearToTable, TBODY, IN_TABLE_BODY),
      table: (tree, tag) => {
        if (!tree.open.inTableScope(TABLE)) return;
        tree.popThrough(TABLE);
        resetMode(tree);
        tree.startTag(tag);
      },
      "style script template": startAs(IN_HEAD),
      input: (tree, tag) => {
        if (readAttribute(tag, TYPE)?.toLowerCase() === "hidden") tree.append(tag);
        else startMoved(tree, tag);
      },
      form: (tree, tag) => {
        if (tree.form !== 0 || tree.open.isOpen(TEMPLATE)) return;
        tree.append(tag);
        tree.form = CLOSED_FORM;
      },
    },
    startMoved,
  ),
  end: ruleTable(
    {
      table: (tree) => {
        if (!tree.open.inTableScope(TABLE)) return;
        tree.popThrough(TABLE);
        resetMode(tree);
      },
      "body caption col colgroup html tbody td tfoot th thead tr": ignore,
      template: endAs(IN_HEAD),
    },
    endMoved,
  ),
  text: (tree, isBlank) => {
    if (isBlank && tree.open.topHas(TABLE_STRUCTURE)) return true;
    tree.fosters = true;
    const isKept = tree.textIn(IN_BODY, isBlank);
    tree.fosters = false;
    return isKept;
  },
};

/** Rule that goes on with the tag once what is open could be closed. */
function startOnceClosed(close: (tree: Tree) => boolean): Rule {
  return (tree, tag) => {
    if (close(tree)) tree.startIn(tree.mode, tag);
  };
}

function endOnceClosed(close: (tree: Tree) => boolean): Rule {
  return (tree, tag) => {
    if (close(tree)) tree.endIn(tree.mode, tag);
  };
}

function closeCaption(tree: Tree): boolean {
  if (!tree.open.inTableScope(CAPTION)) return false;
  tree.closeImplied();
  tree.popThrough(CAPTION);
  tree.formatting.clearToMarker();
  tree.mode = IN_TABLE;
  return true;
}

export const inCaption: ModeRules = {
  start: ruleTable(
    { "caption col colgroup tbody td tfoot th thead tr": startOnceClosed(closeCaption) },
    startAs(IN_BODY),
  ),
  end: ruleTable(
    {
      caption: closeCaption,
      table: endOnceClosed(closeCaption),
      "body col colgroup html tbody td tfoot th thead tr": ignore,
    },
    endAs(IN_BODY),
  ),
  text: (tree, isBlank) => tree.textIn(IN_BODY, isBlank),
};

function closeColumnGroup(tree: Tree): boolean {
  if (tree.open.topKey !== COLGROUP) return false;
  tree.pop();
  tree.mode = IN_TABLE;
  return true;
}

export const inColumnGroup: ModeRules = {
  start: ruleTable(
    { html: startAs(IN_BODY), col: (tree, tag) => tree.append(tag), template: startAs(IN_HEAD) },
    startOnceClosed(closeColumnGroup),
  ),
  end: ruleTable(
    { colgroup: closeColumnGroup, col: ignore, template: endAs(IN_HEAD) },
    endOnceClosed(closeColumnGroup),
  ),
  text: (tree, isBlank) => isBlank || (closeColumnGroup(tree) && tree.textIn(IN_TABLE, isBlank)),
};

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
