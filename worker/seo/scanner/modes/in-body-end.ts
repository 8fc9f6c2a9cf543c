// End tags "in body".
import { HEADING, idOf } from "../tags.ts";
import type { Rule } from "../tree.ts";
import { closeByName, closeFormatting } from "./adoption.ts";
import { AFTER_BODY, endAs, IN_HEAD, ruleTable } from "./mode.ts";

const BODY = idOf("body");
const FORM = idOf("form");
const LI = idOf("li");
const P = idOf("p");
const TEMPLATE = idOf("template");

const closeInScope: Rule = (tree, tag) => {
  if (!tree.open.inScope(tag.key)) return;
  tree.closeImplied();
  tree.popThrough(tag.key);
};

const closeForm: Rule = (tree) => {
  const { open } = tree;
  if (open.isOpen(TEMPLATE)) {
    if (!open.inScope(FORM)) return;
    tree.closeImplied();
    tree.popThrough(FORM);
    return;
  }
  const place = tree.form === 0 ? -1 : open.placeOf(tree.form);
  tree.form = 0;
  if (place < 0 || !open.isPlaceInScope(place)) return;
  tree.closeImplied();
  tree.remove(place);
};

const closeHeading: Rule = (tree) => {
  const { open } = tree;
  if (!open.headingInScope()) return;
  tree.closeImplied();
  while (!open.topHas(HEADING)) tree.pop();
  tree.pop();
};

const leaveBody: Rule = (tree) => {
  if (tree.open.inScope(BODY)) tree.mode = AFTER_BODY;
};

export const endInBody = ruleTable(
  {
    template: endAs(IN_HEAD),
    body: leaveBody,
    html: (tree, tag) => {
      if (!tree.open.inScope(BODY)) return;
      tree.mode = AFTER_BODY;
      tree.endTag(tag);
    },
    "address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer header hgroup listing main menu nav ol pre search section summary ul":
      closeInScope,
    form: closeForm,
    p: (tree) => {
      if (!tree.open.inButtonScope(P)) tree.insertImplied(P);
      tree.closeParagraph();
    },
    li: (tree) => {
      if (!tree.open.inListScope(LI)) return;
      tree.closeImplied(LI);
      tree.popThrough(LI);
    },
    "dd dt": (tree, tag) => {
      if (!tree.open.inScope(tag.key)) return;
      tree.closeImplied(tag.key);
      tree.popThrough(tag.key);
    },
    "h1 h2 h3 h4 h5 h6": closeHeading,
    "a b big code em font i nobr s small strike strong tt u": closeFormatting,
    "applet marquee object": (tree, tag) => {
      if (!tree.open.inScope(tag.key)) return;
      tree.closeImplied();
      tree.popThrough(tag.key);
      tree.formatting.clearToMarker();
    },
    br: (tree) => {
      tree.reopenFormatting();
      tree.recorder.textSink()?.breakLine();
      tree.framesetOk = false;
    },
  },
  closeByName,
);
