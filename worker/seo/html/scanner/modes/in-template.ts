// Inside template. Nothing in there is in the document, but where it ends must be known.
import { endAs, ignore, type Mode, type ModeRules, type Rule, ruleTable, startAs } from "./rule-table.ts";

/** The first tag inside a template decides in which mode its content is read. */
function readTemplateAs(mode: Mode): Rule {
  return (tree, tag) => {
    tree.templateModes[tree.templateModes.length - 1] = mode;
    tree.mode = mode;
    tree.startTag(tag);
  };
}

export const inTemplate: ModeRules = {
  start: ruleTable(readTemplateAs("in body"), {
    "base basefont bgsound link meta noframes script style template title": startAs("in head"),
    "caption colgroup tbody tfoot thead": readTemplateAs("in table"),
    col: readTemplateAs("in column group"),
    tr: readTemplateAs("in table body"),
    "td th": readTemplateAs("in row"),
  }),
  end: ruleTable(ignore, { template: endAs("in head") }),
  text: (tree, isWhitespace) => tree.textIn("in body", isWhitespace),
};
