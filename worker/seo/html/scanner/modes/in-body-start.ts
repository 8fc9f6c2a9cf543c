// Start tags and text "in body", the mode in which nearly everything happens.
import { attributeNamed, attributesHash, readAttribute } from "../attributes.ts";
import { HEADING, ID, MATHML, SVG } from "../tags.ts";
import { closeFormatting } from "./adoption.ts";
import { ignore, type ModeRules, type Rule, ruleTable, startAs } from "./rule-table.ts";

const TYPE = attributeNamed("type");
const { a: A, body: BODY, template: TEMPLATE } = ID;

const insertBlock: Rule = (tree, tag) => {
  tree.closeParagraph();
  tree.insert(tag);
};

const insertHeading: Rule = (tree, tag) => {
  tree.closeParagraph();
  if (tree.open.topHas(HEADING)) tree.pop();
  tree.insert(tag);
};

const insertInline: Rule = (tree, tag) => {
  tree.reconstructFormatting();
  tree.insert(tag);
};

const appendInline: Rule = (tree, tag) => {
  tree.reconstructFormatting();
  tree.append(tag);
  tree.framesetOk = false;
};

function insertItem(first: number, second: number): Rule {
  return (tree, tag) => {
    const { open } = tree;
    tree.framesetOk = false;
    const position = open.closableItem(first, second);
    if (position > 0) {
      tree.generateImpliedEndTags(open.keys[position]);
      tree.popTo(position);
    }
    tree.closeParagraph();
    tree.insert(tag);
  };
}

const insertFormatting: Rule = (tree, tag) => {
  tree.reconstructFormatting();
  const depth = tree.open.size;
  const target = tag.key === A ? tree.recorder.targetOf(tag) : null;
  tree.insert(tag, tag.key, target);
  if (tree.open.size === depth) return; // too deep to be opened
  tree.formatting.add({
    key: tag.key,
    serial: tree.open.serials[depth] as number,
    attributes: attributesHash(tag),
    target,
  });
};

const insertAnchor: Rule = (tree, tag) => {
  const { formatting, open } = tree;
  const earlier = formatting.at(formatting.newest(A));
  if (earlier !== null) {
    const { serial } = earlier;
    closeFormatting(tree, tag);
    const index = formatting.indexOf(serial);
    if (index >= 0) formatting.remove(index);
    const position = open.positionOf(serial);
    if (position >= 0) tree.remove(position);
  }
  insertFormatting(tree, tag);
};

const insertForm: Rule = (tree, tag) => {
  const isInTemplate = tree.open.isOpen(TEMPLATE);
  if (tree.form !== 0 && !isInTemplate) return;
  tree.closeParagraph();
  const depth = tree.open.size;
  tree.insert(tag);
  if (!isInTemplate) tree.form = tree.open.serials[depth] ?? 0;
};

const insertSelect: Rule = (tree, tag) => {
  tree.reconstructFormatting();
  tree.insert(tag);
  tree.framesetOk = false;
  const isInTable = ["in table", "in caption", "in table body", "in row", "in cell"].includes(tree.mode);
  tree.mode = isInTable ? "in select in table" : "in select";
};

const insertScoped: Rule = (tree, tag) => {
  insertInline(tree, tag);
  tree.formatting.addMarker();
  tree.framesetOk = false;
};

function insertForeign(base: number): Rule {
  return (tree, tag) => {
    tree.reconstructFormatting();
    if (tag.selfClosing) tree.append(tag, base + tag.id);
    else tree.insert(tag, base + tag.id);
  };
}

/** Only a body that holds nothing but white space and harmless elements gives way to a frameset. */
const replaceBody: Rule = (tree, tag) => {
  if (!tree.framesetOk || tree.open.keys[1] !== BODY) return;
  tree.popTo(1);
  tree.recorder.dropBody();
  tree.insert(tag);
  tree.mode = "in frameset";
};

export const textInBody: ModeRules["text"] = (tree, isWhitespace) => {
  tree.reconstructFormatting();
  if (!isWhitespace) tree.framesetOk = false;
  return true;
};

export const startInBody = ruleTable(insertInline, {
  html: (tree, tag) => {
    // Its attributes are added to the root element.
    if (!tree.open.isOpen(TEMPLATE)) tree.recorder.addElement(tag, tag.key);
  },
  "base basefont bgsound link meta noframes script style template title noscript": startAs("in head"),
  body: (tree) => {
    if (tree.open.keys[1] === BODY && !tree.open.isOpen(TEMPLATE)) tree.framesetOk = false;
  },
  frameset: replaceBody,
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol p search section summary ul":
    insertBlock,
  "h1 h2 h3 h4 h5 h6": insertHeading,
  "pre listing": (tree, tag) => {
    insertBlock(tree, tag);
    tree.framesetOk = false;
  },
  form: insertForm,
  li: insertItem(ID.li, ID.li),
  "dd dt": insertItem(ID.dd, ID.dt),
  plaintext: (tree, tag) => {
    insertBlock(tree, tag);
    tree.content = "plaintext";
  },
  button: (tree, tag) => {
    if (tree.open.inScope(ID.button)) {
      tree.generateImpliedEndTags();
      tree.popThrough(ID.button);
    }
    insertInline(tree, tag);
    tree.framesetOk = false;
  },
  a: insertAnchor,
  "b big code em font i s small strike strong tt u": insertFormatting,
  nobr: (tree, tag) => {
    tree.reconstructFormatting();
    if (tree.open.inScope(ID.nobr)) closeFormatting(tree, tag);
    insertFormatting(tree, tag);
  },
  "applet marquee object": insertScoped,
  table: (tree, tag) => {
    if (!tree.isQuirky) tree.closeParagraph();
    tree.insert(tag);
    tree.framesetOk = false;
    tree.mode = "in table";
  },
  "area br embed img keygen wbr": appendInline,
  image: (tree, tag) => {
    // An old way to write <img>.
    tag.id = ID.img;
    tag.key = ID.img;
    appendInline(tree, tag);
  },
  input: (tree, tag) => {
    tree.reconstructFormatting();
    tree.append(tag);
    if (readAttribute(tag, TYPE)?.toLowerCase() !== "hidden") tree.framesetOk = false;
  },
  "param source track": (tree, tag) => tree.append(tag),
  hr: (tree, tag) => {
    tree.closeParagraph();
    tree.append(tag);
    tree.framesetOk = false;
  },
  textarea: (tree, tag) => {
    tree.insertRaw(tag);
    tree.framesetOk = false;
  },
  xmp: (tree, tag) => {
    tree.closeParagraph();
    tree.reconstructFormatting();
    tree.framesetOk = false;
    tree.insertRaw(tag);
  },
  iframe: (tree, tag) => {
    tree.framesetOk = false;
    tree.insertRaw(tag);
  },
  noembed: (tree, tag) => tree.insertRaw(tag),
  select: insertSelect,
  "optgroup option": (tree, tag) => {
    if (tree.open.topKey === ID.option) tree.pop();
    insertInline(tree, tag);
  },
  "rb rtc": (tree, tag) => {
    if (tree.open.inScope(ID.ruby)) tree.generateImpliedEndTags();
    tree.insert(tag);
  },
  "rp rt": (tree, tag) => {
    if (tree.open.inScope(ID.ruby)) tree.generateImpliedEndTags(ID.rtc);
    tree.insert(tag);
  },
  math: insertForeign(MATHML),
  svg: insertForeign(SVG),
  "caption col colgroup frame head tbody td tfoot th thead tr": ignore,
});
