// Start tags "in body".
import { attributeNamed, attributesHash, readAttribute } from "../attributes.ts";
import type { Tag } from "../tag-scanner.ts";
import { HEADING, idOf, MATHML, SVG } from "../tags.ts";
import type { Rule } from "../tree.ts";
import { closeFormatting } from "./adoption.ts";
import {
  IN_CAPTION,
  IN_CELL,
  IN_FRAMESET,
  IN_HEAD,
  IN_ROW,
  IN_SELECT,
  IN_SELECT_IN_TABLE,
  IN_TABLE,
  IN_TABLE_BODY,
  ignore,
  ruleTable,
  startAs,
} from "./mode.ts";

const TYPE = attributeNamed("type");
const A = idOf("a");
const BODY = idOf("body");
const BUTTON = idOf("button");
const DD = idOf("dd");
const DT = idOf("dt");
const IMG = idOf("img");
const LI = idOf("li");
const NOBR = idOf("nobr");
const OPTION = idOf("option");
const RTC = idOf("rtc");
const RUBY = idOf("ruby");
const TEMPLATE = idOf("template");

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
  tree.reopenFormatting();
  tree.insert(tag);
};

const appendInline: Rule = (tree, tag) => {
  tree.reopenFormatting();
  tree.append(tag);
  tree.framesetOk = false;
};

function insertItem(first: number, second: number): Rule {
  return (tree, tag) => {
    const { open } = tree;
    tree.framesetOk = false;
    const place = open.closableItem(first, second);
    if (place > 0) {
      tree.closeImplied(open.keys[place]);
      tree.popTo(place);
    }
    tree.closeParagraph();
    tree.insert(tag);
  };
}

const insertFormatting: Rule = (tree, tag) => {
  tree.reopenFormatting();
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
    const place = open.placeOf(serial);
    if (place >= 0) tree.remove(place);
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
  tree.reopenFormatting();
  tree.insert(tag);
  tree.framesetOk = false;
  const isInTable = [IN_TABLE, IN_CAPTION, IN_TABLE_BODY, IN_ROW, IN_CELL].includes(tree.mode);
  tree.mode = isInTable ? IN_SELECT_IN_TABLE : IN_SELECT;
};

const insertScoped: Rule = (tree, tag) => {
  insertInline(tree, tag);
  tree.formatting.addMarker();
  tree.framesetOk = false;
};

function insertForeign(base: number): Rule {
  return (tree, tag) => {
    tree.reopenFormatting();
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
  tree.mode = IN_FRAMESET;
};

/** `<image>` is an old way to write `<img>`. */
function asImage(tag: Tag): Tag {
  tag.id = IMG;
  tag.key = IMG;
  return tag;
}

export const startInBody = ruleTable(
  {
    html: (tree, tag) => {
      // Its attributes are added to the root element.
      if (!tree.open.isOpen(TEMPLATE)) tree.recorder.element(tag, tag.key);
    },
    "base basefont bgsound link meta noframes script style template title noscript": startAs(IN_HEAD),
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
    li: insertItem(LI, LI),
    "dd dt": insertItem(DD, DT),
    plaintext: (tree, tag) => {
      insertBlock(tree, tag);
      tree.content = "plaintext";
    },
    button: (tree, tag) => {
      if (tree.open.inScope(BUTTON)) {
        tree.closeImplied();
        tree.popThrough(BUTTON);
      }
      insertInline(tree, tag);
      tree.framesetOk = false;
    },
    a: insertAnchor,
    "b big code em font i s small strike strong tt u": insertFormatting,
    nobr: (tree, tag) => {
      tree.reopenFormatting();
      if (tree.open.inScope(NOBR)) closeFormatting(tree, tag);
      insertFormatting(tree, tag);
    },
    "applet marquee object": insertScoped,
    table: (tree, tag) => {
      if (!tree.isQuirky) tree.closeParagraph();
      tree.insert(tag);
      tree.framesetOk = false;
      tree.mode = IN_TABLE;
    },
    "area br embed img keygen wbr": appendInline,
    image: (tree, tag) => appendInline(tree, asImage(tag)),
    input: (tree, tag) => {
      tree.reopenFormatting();
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
      tree.reopenFormatting();
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
      if (tree.open.topKey === OPTION) tree.pop();
      insertInline(tree, tag);
    },
    "rb rtc": (tree, tag) => {
      if (tree.open.inScope(RUBY)) tree.closeImplied();
      tree.insert(tag);
    },
    "rp rt": (tree, tag) => {
      if (tree.open.inScope(RUBY)) tree.closeImplied(RTC);
      tree.insert(tag);
    },
    math: insertForeign(MATHML),
    svg: insertForeign(SVG),
    "caption col colgroup frame head tbody td tfoot th thead tr": ignore,
  },
  insertInline,
);
