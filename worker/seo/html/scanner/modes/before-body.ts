// Everything up to the body: html and head, written or implied.
import { ID } from "../tags.ts";
import type { Tree } from "../tree.ts";
import {
  endAs,
  ignore,
  insertAndSwitchTo,
  type ModeRules,
  type Rule,
  resetMode,
  ruleTable,
  startAs,
} from "./rule-table.ts";

const { html: HTML, head: HEAD, body: BODY, template: TEMPLATE } = ID;

/** White space is dropped; other text implies what is missing. */
function textAfter(imply: (tree: Tree) => void): ModeRules["text"] {
  return (tree, isWhitespace) => {
    if (isWhitespace) return false;
    imply(tree);
    return tree.textIn(tree.mode, isWhitespace);
  };
}

function startAfter(imply: (tree: Tree) => void): Rule {
  return (tree, tag) => {
    imply(tree);
    tree.startTag(tag);
  };
}

function endAfter(imply: (tree: Tree) => void): Rule {
  return (tree, tag) => {
    imply(tree);
    tree.endTag(tag);
  };
}

function implyHtml(tree: Tree): void {
  tree.insertImplied(HTML);
  tree.mode = "before head";
}

function implyHead(tree: Tree): void {
  tree.insertImplied(HEAD);
  tree.hasHead = true;
  tree.mode = "in head";
}

function leaveHead(tree: Tree): void {
  tree.pop();
  tree.mode = "after head";
}

function implyBody(tree: Tree): void {
  tree.insertImplied(BODY);
  tree.mode = "in body";
}

export const beforeHtml: ModeRules = {
  start: ruleTable(startAfter(implyHtml), {
    html: insertAndSwitchTo("before head"),
  }),
  end: ruleTable(ignore, { "head body html br": endAfter(implyHtml) }),
  text: textAfter(implyHtml),
};

export const beforeHead: ModeRules = {
  start: ruleTable(startAfter(implyHead), {
    html: startAs("in body"),
    head: (tree, tag) => {
      tree.insert(tag);
      tree.hasHead = true;
      tree.mode = "in head";
    },
  }),
  end: ruleTable(ignore, { "head body html br": endAfter(implyHead) }),
  text: textAfter(implyHead),
};

const insertTemplate: Rule = (tree, tag) => {
  tree.insert(tag);
  tree.formatting.addMarker();
  tree.framesetOk = false;
  tree.mode = "in template";
  tree.templateModes.push("in template");
};

const closeTemplate: Rule = (tree) => {
  if (!tree.open.isOpen(TEMPLATE)) return;
  tree.generateImpliedEndTags(0, true);
  tree.popThrough(TEMPLATE);
  tree.formatting.clearToMarker();
  tree.templateModes.pop();
  resetMode(tree);
};

export const inHead: ModeRules = {
  start: ruleTable(startAfter(leaveHead), {
    html: startAs("in body"),
    "base basefont bgsound link meta": (tree, tag) => tree.append(tag),
    "title noscript noframes style script": (tree, tag) => tree.insertRaw(tag),
    template: insertTemplate,
    head: ignore,
  }),
  end: ruleTable(ignore, { head: leaveHead, "body html br": endAfter(leaveHead), template: closeTemplate }),
  text: (tree, isWhitespace) => isWhitespace || textAfter(leaveHead)(tree, isWhitespace),
};

/** Elements of the head that come too late are put into it all the same. */
const startInLeftHead: Rule = (tree, tag) => {
  const { open } = tree;
  tree.insertImplied(HEAD);
  const serial = open.serials[open.top] as number;
  tree.startIn("in head", tag);
  open.removeAt(open.positionOf(serial));
};

export const afterHead: ModeRules = {
  start: ruleTable(startAfter(implyBody), {
    html: startAs("in body"),
    body: (tree, tag) => {
      tree.insert(tag);
      tree.framesetOk = false;
      tree.mode = "in body";
    },
    frameset: insertAndSwitchTo("in frameset"),
    "base basefont bgsound link meta noframes script style template title": startInLeftHead,
    head: ignore,
  }),
  end: ruleTable(ignore, { "body html br": endAfter(implyBody), template: endAs("in head") }),
  text: (tree, isWhitespace) => isWhitespace || textAfter(implyBody)(tree, isWhitespace),
};
