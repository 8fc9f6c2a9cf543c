// Insertion modes by number, and tables of rules by element name.
import { idOf } from "../tags.ts";
import type { Rule, Tree } from "../tree.ts";

// 0 is "before html", where every page begins.
export const BEFORE_HEAD = 1;
export const IN_HEAD = 2;
export const AFTER_HEAD = 3;
export const IN_BODY = 4;
export const IN_TABLE = 5;
export const IN_CAPTION = 6;
export const IN_COLUMN_GROUP = 7;
export const IN_TABLE_BODY = 8;
export const IN_ROW = 9;
export const IN_CELL = 10;
export const IN_SELECT = 11;
export const IN_SELECT_IN_TABLE = 12;
export const IN_TEMPLATE = 13;
export const AFTER_BODY = 14;
export const IN_FRAMESET = 15;
export const AFTER_FRAMESET = 16;
export const AFTER_AFTER_BODY = 17;
export const AFTER_AFTER_FRAMESET = 18;

/** @param rows names apart by blanks → rule */
export function ruleTable(rows: Record<string, Rule>, fallback: Rule): Rule {
  const rules: Rule[] = new Array(256).fill(fallback);
  for (const [names, rule] of Object.entries(rows))
    for (const name of names.split(" ")) rules[idOf(name)] = rule;
  return (tree, tag) => (rules[tag.id] as Rule)(tree, tag);
}

export const ignore: Rule = () => {};

/** The same start tag by the rules of another mode. */
export function startAs(mode: number): Rule {
  return (tree, tag) => tree.startIn(mode, tag);
}

export function endAs(mode: number): Rule {
  return (tree, tag) => tree.endIn(mode, tag);
}

const html = idOf("html");
const modeOf = new Map(
  Object.entries({
    tr: IN_ROW,
    tbody: IN_TABLE_BODY,
    thead: IN_TABLE_BODY,
    tfoot: IN_TABLE_BODY,
    caption: IN_CAPTION,
    colgroup: IN_COLUMN_GROUP,
    table: IN_TABLE,
    body: IN_BODY,
    frameset: IN_FRAMESET,
    td: IN_CELL,
    th: IN_CELL,
    head: IN_HEAD,
  }).map(([name, mode]) => [idOf(name), mode]),
);
const select = idOf("select");
const table = idOf("table");
const template = idOf("template");

/** "Reset the insertion mode appropriately". */
export function resetMode(tree: Tree): void {
  const { open } = tree;
  for (let at = open.top; at > 0; at--) {
    const key = open.keys[at] as number;
    if (key === template) {
      tree.mode = tree.templateModes.at(-1) ?? IN_BODY;
      return;
    }
    if (key === select) {
      tree.mode = open.topmost(table) > open.topmost(template) ? IN_SELECT_IN_TABLE : IN_SELECT;
      return;
    }
    const mode = modeOf.get(key);
    if (mode !== undefined) {
      tree.mode = mode;
      return;
    }
  }
  tree.mode = open.isOpen(html) && tree.hasHead ? AFTER_HEAD : BEFORE_HEAD;
}
