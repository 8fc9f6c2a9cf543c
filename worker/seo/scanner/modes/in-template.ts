// Inside template. Nothing in there is in the document, but where it ends must be known.
import type { ModeRules, Rule } from "../tree.ts";
import {
  endAs,
  IN_BODY,
  IN_COLUMN_GROUP,
  IN_HEAD,
  IN_ROW,
  IN_TABLE,
  IN_TABLE_BODY,
  ignore,
  ruleTable,
  startAs,
} from "./mode.ts";

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
