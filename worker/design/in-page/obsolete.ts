// Markup that the HTML Standard calls obsolete: https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features
import { rootElement } from "./plain-dom.ts";

const TAGS = [
  ..."applet acronym bgsound dir frame frameset noframes isindex keygen listing menuitem nextid noembed".split(
    " ",
  ),
  ..."param plaintext rb rtc strike xmp basefont big blink center font marquee multicol nobr spacer tt".split(
    " ",
  ),
];

const CELLS = "col, thead, tbody, tfoot, tr, td, th";
/** The attributes that describe looks, with the elements on which they are obsolete: "use CSS instead". */
const ATTRIBUTES: Record<string, string> = {
  align: `caption, div, embed, h1, h2, h3, h4, h5, h6, hr, iframe, img, input, legend, object, p, table, ${CELLS}`,
  alink: "body",
  allowtransparency: "iframe",
  background: `body, table, ${CELLS}`,
  bgcolor: `body, table, ${CELLS}`,
  border: "img, object, table",
  bordercolor: `table, ${CELLS}`,
  bottommargin: "body",
  cellpadding: "table",
  cellspacing: "table",
  char: CELLS,
  charoff: CELLS,
  clear: "br",
  color: "hr",
  compact: "dir, dl, menu, ol, ul",
  frame: "table",
  frameborder: "iframe",
  framespacing: "iframe",
  height: "table, thead, tbody, tfoot, tr, td, th",
  hspace: "embed, iframe, img, input, object",
  leftmargin: "body",
  link: "body",
  marginheight: "body, iframe",
  marginwidth: "body, iframe",
  noshade: "hr",
  nowrap: "td, th",
  rightmargin: "body",
  rules: "table",
  scrolling: "iframe",
  size: "hr",
  text: "body",
  topmargin: "body",
  type: "li, ul",
  valign: CELLS,
  vlink: "body",
  vspace: "embed, iframe, img, input, object",
  width: "hr, pre, table, col, td, th",
};

/** How often each obsolete element stands in the document, seen or not. */
export function countObsoleteTags(): Record<string, number> {
  return counts(TAGS.map((tag) => [tag, tag]));
}

/** How often each obsolete attribute does, on elements where it is obsolete. */
export function countObsoleteAttributes(): Record<string, number> {
  return counts(Object.entries(ATTRIBUTES).map(([name, tags]) => [name, `:is(${tags})[${name}]`]));
}

function counts(selectors: readonly (readonly [string, string])[]): Record<string, number> {
  const root = rootElement();
  const found = selectors.map(([name, selector]) => [name, root.querySelectorAll(selector).length] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}
