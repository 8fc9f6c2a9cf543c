// Where an element stands: bits that an element inherits from the one around it.
import { idOf, SVG } from "./tags.ts";

export const IN_HEAD = 1;
export const IN_BODY = 2;
export const IN_TEMPLATE = 4;
export const IN_SVG = 8;
/** Inside an element whose text nobody reads: script, style, noscript, textarea, select. */
export const IN_UNREAD = 16;
export const IN_LABEL = 32;
export const IN_HEADING = 64;
export const IN_ANCHOR = 128;

const surroundings = new Uint8Array(2 * SVG);
for (const [bit, names] of [
  [IN_HEAD, "head"],
  [IN_BODY, "body"],
  [IN_TEMPLATE, "template"],
  [IN_UNREAD, "script style noscript textarea select"],
  [IN_LABEL, "label"],
  [IN_HEADING, "h1 h2 h3 h4 h5 h6"],
  [IN_ANCHOR, "a"],
] as const) {
  for (const name of names.split(" ")) surroundings[idOf(name)] = bit;
}
for (let key = SVG; key < 2 * SVG; key++) surroundings[key] = IN_SVG;
for (const name of ["script", "style"]) surroundings[SVG + idOf(name)] = IN_SVG | IN_UNREAD;
surroundings[SVG + idOf("a")] = IN_SVG | IN_ANCHOR;

/** What an element adds to the surroundings of its content. */
export function ownSurroundings(key: number): number {
  if (key < 2 * SVG) return surroundings[key] as number;
  return 0;
}
