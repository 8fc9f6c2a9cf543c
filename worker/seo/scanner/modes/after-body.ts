// What comes after the body, and pages that have frames in its place.
import { idOf } from "../tags.ts";
import type { ModeRules, Rule } from "../tree.ts";
import {
  AFTER_AFTER_BODY,
  AFTER_AFTER_FRAMESET,
  AFTER_FRAMESET,
  IN_BODY,
  IN_HEAD,
  ignore,
  ruleTable,
  startAs,
} from "./mode.ts";

const FRAMESET = idOf("frameset");

const startBackInBody: Rule = (tree, tag) => {
  tree.mode = IN_BODY;
  tree.startTag(tag);
};
const endBackInBody: Rule = (tree, tag) => {
  tree.mode = IN_BODY;
  tree.endTag(tag);
};
const textBackInBody: ModeRules["text"] = (tree, isBlank) => {
  if (!isBlank) tree.mode = IN_BODY;
  return tree.textIn(IN_BODY, isBlank);
};

export const afterBody: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY) }, startBackInBody),
  end: ruleTable(
    {
      html: (tree) => {
        tree.mode = AFTER_AFTER_BODY;
      },
    },
    endBackInBody,
  ),
  text: textBackInBody,
};

export const afterAfterBody: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY) }, startBackInBody),
  end: endBackInBody,
  text: textBackInBody,
};

export const inFrameset: ModeRules = {
  start: ruleTable(
    {
      html: startAs(IN_BODY),
      frameset: (tree, tag) => tree.insert(tag),
      frame: (tree, tag) => tree.append(tag),
      noframes: startAs(IN_HEAD),
    },
    ignore,
  ),
  end: ruleTable(
    {
      frameset: (tree) => {
        if (tree.open.size <= 1) return;
        tree.pop();
        if (tree.open.topKey !== FRAMESET) tree.mode = AFTER_FRAMESET;
      },
    },
    ignore,
  ),
  text: () => false,
};

export const afterFrameset: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY), noframes: startAs(IN_HEAD) }, ignore),
  end: ruleTable(
    {
      html: (tree) => {
        tree.mode = AFTER_AFTER_FRAMESET;
      },
    },
    ignore,
  ),
  text: () => false,
};

export const afterAfterFrameset: ModeRules = {
  start: ruleTable({ html: startAs(IN_BODY), noframes: startAs(IN_HEAD) }, ignore),
  end: ignore,
  text: () => false,
};
