// End tags "in body".
import { HEADING, ID } from "../tags.ts";
import { closeByName, closeFormatting } from "./adoption.ts";
import { endAs, type Rule, ruleTable } from "./rule-table.ts";

const { body: BODY, form: FORM, li: LI, p: P, template: TEMPLATE } = ID;

const closeInScope: Rule = (tree, tag) => {
  if (!tree.open.inScope(tag.key)) return;
  tree.generateImpliedEndTags();
  tree.popThrough(tag.key);
};

const closeForm: Rule = (tree) => {
  const { open } = tree;
  if (open.isOpen(TEMPLATE)) {
    if (!open.inScope(FORM)) return;
    tree.generateImpliedEndTags();
    tree.popThrough(FORM);
    return;
  }
  const position = tree.form === 0 ? -1 : open.positionOf(tree.form);
  tree.form = 0;
  if (position < 0 || !open.isPositionInScope(position)) return;
  tree.generateImpliedEndTags();
  tree.remove(position);
};

const closeHeading: Rule = (tree) => {
  const { open } = tree;
  if (!open.headingInScope()) return;
  tree.generateImpliedEndTags();
  while (!open.topHas(HEADING)) tree.pop();
  tree.pop();
};

const leaveBody: Rule = (tree) => {
  if (tree.open.inScope(BODY)) tree.mode = "after body";
};

export const endInBody = ruleTable(closeByName, {
  template: endAs("in head"),
  body: leaveBody,
  html: (tree, tag) => {
    if (!tree.open.inScope(BODY)) return;
    tree.mode = "after body";
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
    tree.generateImpliedEndTags(LI);
    tree.popThrough(LI);
  },
  "dd dt": (tree, tag) => {
    if (!tree.open.inScope(tag.key)) return;
    tree.generateImpliedEndTags(tag.key);
    tree.popThrough(tag.key);
  },
  "h1 h2 h3 h4 h5 h6": closeHeading,
  "a b big code em font i nobr s small strike strong tt u": closeFormatting,
  "applet marquee object": (tree, tag) => {
    if (!tree.open.inScope(tag.key)) return;
    tree.generateImpliedEndTags();
    tree.popThrough(tag.key);
    tree.formatting.clearToMarker();
  },
  br: (tree) => {
    tree.reconstructFormatting();
    tree.recorder.countElement();
    tree.recorder.textSink()?.breakLine();
    tree.framesetOk = false;
  },
});
