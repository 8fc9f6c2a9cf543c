// Tables: what stands directly in their structure goes in front of them.
import { attributeNamed, readAttribute } from "../attributes.ts";
import { idOf, TABLE_STRUCTURE } from "../tags.ts";
import type { ModeRules, Rule, Tree } from "../tree.ts";
import {
  endAs,
  IN_BODY,
  IN_CAPTION,
  IN_COLUMN_GROUP,
  IN_HEAD,
  IN_TABLE,
  IN_TABLE_BODY,
  ignore,
  resetMode,
  ruleTable,
  startAs,
} from "./mode.ts";
import { clearBackTo, endOnceClosed, insertIn, startInside, startOnceClosed } from "./table-steps.ts";

const TYPE = attributeNamed("type");

const CAPTION = idOf("caption");
const COLGROUP = idOf("colgroup");
const TABLE = idOf("table");
const TBODY = idOf("tbody");
const TEMPLATE = idOf("template");

/** Serial for a form that holds nothing: it never was in the stack. */
const CLOSED_FORM = -1;

const clearToTable = clearBackTo(TABLE);

function moved(rule: Rule): Rule {
  return (tree, tag) => {
    tree.fosters = true;
    rule(tree, tag);
    tree.fosters = false;
  };
}
const startMoved = moved(startAs(IN_BODY));
const endMoved = moved(endAs(IN_BODY));

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
