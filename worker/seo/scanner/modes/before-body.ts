// Everything up to the body: html and head, written or implied.
import { idOf } from "../tags.ts";
import type { ModeRules, Rule, Tree } from "../tree.ts";
import {
  AFTER_HEAD,
  BEFORE_HEAD,
  endAs,
  IN_BODY,
  IN_FRAMESET,
  IN_HEAD,
  IN_TEMPLATE,
  ignore,
  resetMode,
  ruleTable,
  startAs,
} from "./mode.ts";

const HTML = idOf("html");
const HEAD = idOf("head");
const BODY = idOf("body");
const TEMPLATE = idOf("template");

/** White space is dropped; other text implies what is missing. */
function textAfter(imply: (tree: Tree) => void): ModeRules["text"] {
  return (tree, isBlank) => {
    if (isBlank) return false;
    imply(tree);
    return tree.textIn(tree.mode, isBlank);
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
  tree.mode = BEFORE_HEAD;
}

function implyHead(tree: Tree): void {
  tree.insertImplied(HEAD);
  tree.hasHead = true;
  tree.mode = IN_HEAD;
}

function leaveHead(tree: Tree): void {
  tree.pop();
  tree.mode = AFTER_HEAD;
}

function implyBody(tree: Tree): void {
  tree.insertImplied(BODY);
  tree.mode = IN_BODY;
}

export const beforeHtml: ModeRules = {
  start: ruleTable(
    {
      html: (tree, tag) => {
        tree.insert(tag);
        tree.mode = BEFORE_HEAD;
      },
    },
    startAfter(implyHtml),
  ),
  end: ruleTable({ "head body html br": endAfter(implyHtml) }, ignore),
  text: textAfter(implyHtml),
};

export const beforeHead: ModeRules = {
  start: ruleTable(
    {
      html: startAs(IN_BODY),
      head: (tree, tag) => {
        tree.insert(tag);
        tree.hasHead = true;
        tree.mode = IN_HEAD;
      },
    },
    startAfter(implyHead),
  ),
  end: ruleTable({ "head body html br": endAfter(implyHead) }, ignore),
  text: textAfter(implyHead),
};

const insertTemplate: Rule = (tree, tag) => {
  tree.insert(tag);
  tree.formatting.addMarker();
  tree.framesetOk = false;
  tree.mode = IN_TEMPLATE;
  tree.templateModes.push(IN_TEMPLATE);
};

const closeTemplate: Rule = (tree) => {
  if (!tree.open.isOpen(TEMPLATE)) return;
  tree.closeImplied(0, true);
  tree.popThrough(TEMPLATE);
  tree.formatting.clearToMarker();
  tree.templateModes.pop();
  resetMode(tree);
};

export const inHead: ModeRules = {
  start: ruleTable(
    {
      html: startAs(IN_BODY),
      "base basefont bgsound link meta": (tree, tag) => tree.append(tag),
      "title noscript noframes style script": (tree, tag) => tree.insertRaw(tag),
      template: insertTemplate,
      head: ignore,
    },
    startAfter(leaveHead),
  ),
  end: ruleTable({ head: leaveHead, "body html br": endAfter(leaveHead), template: closeTemplate }, ignore),
  text: (tree, isBlank) => isBlank || textAfter(leaveHead)(tree, isBlank),
};

/** Elements of the head that come too late are put into it all the same. */
const startInLeftHead: Rule = (tree, tag) => {
  const { open } = tree;
  tree.insertImplied(HEAD);
  const serial = open.serials[open.top] as number;
  tree.startIn(IN_HEAD, tag);
  open.removeAt(open.placeOf(serial));
};

export const afterHead: ModeRules = {
  start: ruleTable(
    {
      html: startAs(IN_BODY),
      body: (tree, tag) => {
        tree.insert(tag);
        tree.framesetOk = false;
        tree.mode = IN_BODY;
      },
      frameset: (tree, tag) => {
        tree.insert(tag);
        tree.mode = IN_FRAMESET;
      },
      "base basefont bgsound link meta noframes script style template title": startInLeftHead,
      head: ignore,
    },
    startAfter(implyBody),
  ),
  end: ruleTable({ "body html br": endAfter(implyBody), template: endAs(IN_HEAD) }, ignore),
  text: (tree, isBlank) => isBlank || textAfter(implyBody)(tree, isBlank),
};
