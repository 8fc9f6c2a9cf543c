// Where an element is: bits that it inherits from the element around it.
import { attributeNamed, readAttribute } from "./attributes.ts";
import { splitTokens } from "./filtered-elements.ts";
import type { Tag } from "./tag-scanner.ts";
import { ID, idOf, SVG } from "./tags.ts";

export const IN_HEAD = 1;
export const IN_BODY = 2;
export const IN_TEMPLATE = 4;
export const IN_SVG = 8;
/** Inside an element whose text nobody sees: script, style, noscript, textarea, select, and what is written for old browsers. */
export const IN_UNREAD = 16;
export const IN_LABEL = 32;
export const IN_HEADING = 64;
export const IN_ANCHOR = 128;
/** What stands around the content: navigation, header, footer, aside, dialogs, buttons. */
export const IN_SURROUNDINGS = 256;
export const IN_MAIN = 512;
export const IN_ARTICLE = 1024;

const elementContext = new Uint16Array(2 * SVG);
for (const [bit, names] of [
  [IN_HEAD, "head"],
  [IN_BODY, "body"],
  [IN_TEMPLATE, "template"],
  [IN_UNREAD, "script style noscript textarea select iframe noembed noframes"],
  [IN_LABEL, "label"],
  [IN_HEADING, "h1 h2 h3 h4 h5 h6"],
  [IN_ANCHOR, "a"],
  [IN_SURROUNDINGS, "nav header footer aside dialog button"],
  [IN_MAIN, "main"],
  [IN_ARTICLE, "article"],
] as const) {
  for (const name of names.split(" ")) elementContext[idOf(name)] = bit;
}
elementContext.fill(IN_SVG, SVG);
elementContext[SVG + ID.script] = IN_SVG | IN_UNREAD;
elementContext[SVG + ID.style] = IN_SVG | IN_UNREAD;
elementContext[SVG + ID.a] = IN_SVG | IN_ANCHOR;

/** The bits an element adds for its content by its name. */
export function ownContext(key: number): number {
  return key < 2 * SVG ? (elementContext[key] as number) : 0;
}

const ROLE = attributeNamed("role");
const contextOfRole = new Map([
  ...[
    "navigation",
    "banner",
    "contentinfo",
    "complementary",
    "search",
    "dialog",
    "alertdialog",
    "button",
    "menu",
  ].map((role) => [role, IN_SURROUNDINGS] as const),
  ["main", IN_MAIN],
  ["article", IN_ARTICLE],
]);

/** The bits an element adds by its role. */
export function roleContext(tag: Tag): number {
  const role = readAttribute(tag, ROLE);
  return role === null ? 0 : (contextOfRole.get(splitTokens(role)[0] ?? "") ?? 0);
}
