// What a rule of the tree construction is, tables of rules by element name, and steps that many rules share.
import type { Tag } from "../tag-scanner.ts";
import { ID, idOf } from "../tags.ts";
import type { Tree } from "../tree.ts";

export type Rule = (tree: Tree, tag: Tag) => void;

/** The standard's insertion modes; "text" is the tokenizer's, see Tree.content. */
export type Mode =
  | "before html"
  | "before head"
  | "in head"
  | "after head"
  | "in body"
  | "in table"
  | "in caption"
  | "in column group"
  | "in table body"
  | "in row"
  | "in cell"
  | "in select"
  | "in select in table"
  | "in template"
  | "after body"
  | "in frameset"
  | "after frameset"
  | "after after body"
  | "after after frameset";

export interface ModeRules {
  start: Rule;
  end: Rule;
  /** Prepares for text. False: the text is dropped. */
  text: (tree: Tree, isWhitespace: boolean) => boolean;
}

export interface Rules {
  modes: Record<Mode, ModeRules>;
  /** For SVG and MathML. `applies…` says whether they apply at the current node. */
  foreign: ModeRules & { appliesToStart(tree: Tree, tag: Tag): boolean; appliesToText(tree: Tree): boolean };
}

/** @param fallback for all other elements @param rows names separated by spaces → rule */
export function ruleTable(fallback: Rule, rows: Record<string, Rule>): Rule {
  const rules: Rule[] = new Array(256).fill(fallback);
  for (const [names, rule] of Object.entries(rows))
    for (const name of names.split(" ")) rules[idOf(name)] = rule;
  return (tree, tag) => (rules[tag.id] as Rule)(tree, tag);
}

export const ignore: Rule = () => {};

export function switchTo(mode: Mode): Rule {
  return (tree) => {
    tree.mode = mode;
  };
}

export function insertAndSwitchTo(mode: Mode): Rule {
  return (tree, tag) => {
    tree.insert(tag);
    tree.mode = mode;
  };
}

/** The same start tag by the rules of another mode. */
export function startAs(mode: Mode): Rule {
  return (tree, tag) => tree.startIn(mode, tag);
}

export function endAs(mode: Mode): Rule {
  return (tree, tag) => tree.endIn(mode, tag);
}

const { html: HTML, select: SELECT, table: TABLE, template: TEMPLATE } = ID;
const modeInside = new Map<number, Mode>([
  [ID.body, "in body"],
  [ID.caption, "in caption"],
  [ID.colgroup, "in column group"],
  [ID.frameset, "in frameset"],
  [ID.head, "in head"],
  [ID.table, "in table"],
  [ID.tbody, "in table body"],
  [ID.td, "in cell"],
  [ID.tfoot, "in table body"],
  [ID.th, "in cell"],
  [ID.thead, "in table body"],
  [ID.tr, "in row"],
]);

/** "Reset the insertion mode appropriately". */
export function resetMode(tree: Tree): void {
  tree.mode = appropriateMode(tree);
}

function appropriateMode({ open, templateModes, hasHead }: Tree): Mode {
  for (let at = open.top; at > 0; at--) {
    const key = open.keys[at] as number;
    if (key === TEMPLATE) return templateModes.at(-1) ?? "in body";
    if (key === SELECT) {
      return open.topmost(TABLE) > open.topmost(TEMPLATE) ? "in select in table" : "in select";
    }
    const mode = modeInside.get(key);
    if (mode !== undefined) return mode;
  }
  return open.isOpen(HTML) && hasHead ? "after head" : "before head";
}
