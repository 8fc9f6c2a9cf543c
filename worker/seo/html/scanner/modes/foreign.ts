// SVG and MathML inside HTML, and which tags lead out of them.

import { attributeNamed, findAttribute, readAttribute } from "../attributes.ts";
import type { Tag } from "../tag-scanner.ts";
import {
  ANNOTATION_WITH_HTML,
  BREAKS_OUT,
  HTML_INTEGRATION,
  ID,
  isForeign,
  MATH_INTEGRATION,
  MATHML,
  SVG,
  traitsOf,
  UNKNOWN,
  UNKNOWN_FOREIGN,
} from "../tags.ts";
import type { Tree } from "../tree.ts";
import type { Rules } from "./rule-table.ts";

const ENCODING = attributeNamed("encoding");
const fontAttributes = ["color", "face", "size"].map(attributeNamed);

const {
  "annotation-xml": ANNOTATION,
  font: FONT,
  malignmark: MALIGNMARK,
  mglyph: MGLYPH,
  svg: SVG_ROOT,
  p: P,
  br: BR,
} = ID;

/** MathML keys and what unknown names inherit: an unknown foreign element is treated alike in both languages. */
function keyInside(tree: Tree, tag: Tag): number {
  if (tag.id === 0) return UNKNOWN_FOREIGN | (tag.key & (UNKNOWN - 1));
  const base = isInSvg(tree) ? SVG : MATHML;
  return base === MATHML && tag.id === ANNOTATION && holdsHtml(tag) ? ANNOTATION_WITH_HTML : base + tag.id;
}

/** Unknown elements do not say which language they belong to: the nearest known one below does. */
function isInSvg({ open }: Tree): boolean {
  for (let at = open.top; at > 0; at--) {
    const key = open.keys[at] as number;
    if (key < UNKNOWN) return key >= SVG && key < MATHML;
  }
  return false;
}

function holdsHtml(tag: Tag): boolean {
  const encoding = readAttribute(tag, ENCODING)?.toLowerCase();
  return encoding === "text/html" || encoding === "application/xhtml+xml";
}

function breaksOut(tag: Tag): boolean {
  if ((traitsOf(tag.id) & BREAKS_OUT) !== 0) return true;
  return tag.id === FONT && fontAttributes.some((name) => findAttribute(tag, name) >= 0);
}

/** Back to HTML, or to an element in which HTML may stand. */
function leave(tree: Tree): void {
  while (isForeign(tree.open.topKey) && !tree.open.topHas(HTML_INTEGRATION | MATH_INTEGRATION)) tree.pop();
}

export const foreign: Rules["foreign"] = {
  appliesToStart(tree, tag) {
    if (tree.open.topHas(HTML_INTEGRATION)) return false;
    if (tree.open.topHas(MATH_INTEGRATION)) return tag.id === MGLYPH || tag.id === MALIGNMARK;
    return !(tag.id === SVG_ROOT && tree.open.topKey === MATHML + ANNOTATION);
  },
  appliesToText(tree) {
    return !tree.open.topHas(HTML_INTEGRATION | MATH_INTEGRATION);
  },
  start(tree, tag) {
    if (breaksOut(tag)) {
      leave(tree);
      tree.startIn(tree.mode, tag);
    } else if (tag.selfClosing) tree.append(tag, keyInside(tree, tag));
    else tree.insert(tag, keyInside(tree, tag));
  },
  end(tree, tag) {
    if (tag.id === P || tag.id === BR) {
      leave(tree);
      tree.endIn(tree.mode, tag);
      return;
    }
    const position = tree.open.closableForeign(tag.id, tag.key);
    if (position >= 0) tree.popTo(position);
    else tree.endIn(tree.mode, tag);
  },
  text(tree, isWhitespace) {
    if (!isWhitespace) tree.framesetOk = false;
    return true;
  },
};
