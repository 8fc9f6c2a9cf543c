// What comes after the body, and pages that have frames in its place.
import { ID } from "../tags.ts";
import { ignore, type ModeRules, type Rule, ruleTable, startAs, switchTo } from "./rule-table.ts";

const { frameset: FRAMESET } = ID;

const startInBodyAgain: Rule = (tree, tag) => {
  tree.mode = "in body";
  tree.startTag(tag);
};
const endInBodyAgain: Rule = (tree, tag) => {
  tree.mode = "in body";
  tree.endTag(tag);
};
const textInBodyAgain: ModeRules["text"] = (tree, isWhitespace) => {
  if (!isWhitespace) tree.mode = "in body";
  return tree.textIn("in body", isWhitespace);
};

export const afterBody: ModeRules = {
  start: ruleTable(startInBodyAgain, { html: startAs("in body") }),
  end: ruleTable(endInBodyAgain, {
    html: switchTo("after after body"),
  }),
  text: textInBodyAgain,
};

export const afterAfterBody: ModeRules = {
  start: ruleTable(startInBodyAgain, { html: startAs("in body") }),
  end: endInBodyAgain,
  text: textInBodyAgain,
};

export const inFrameset: ModeRules = {
  start: ruleTable(ignore, {
    html: startAs("in body"),
    frameset: (tree, tag) => tree.insert(tag),
    frame: (tree, tag) => tree.append(tag),
    noframes: startAs("in head"),
  }),
  end: ruleTable(ignore, {
    frameset: (tree) => {
      if (tree.open.size <= 1) return;
      tree.pop();
      if (tree.open.topKey !== FRAMESET) tree.mode = "after frameset";
    },
  }),
  text: () => false,
};

export const afterFrameset: ModeRules = {
  start: ruleTable(ignore, { html: startAs("in body"), noframes: startAs("in head") }),
  end: ruleTable(ignore, {
    html: switchTo("after after frameset"),
  }),
  text: () => false,
};

export const afterAfterFrameset: ModeRules = {
  start: ruleTable(ignore, { html: startAs("in body"), noframes: startAs("in head") }),
  end: ignore,
  text: () => false,
};
