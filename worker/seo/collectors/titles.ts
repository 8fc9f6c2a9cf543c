// Texts of title elements outside SVG.
import { decodeHTML } from "entities/decode";
import type { On } from "../rewriter.ts";
import { onOneLine } from "../scanner/folded-text.ts";
import { asWritten } from "../scanner/sieve.ts";

/** Characters of a title that facts keep, as of attributes; nobody shows more than a hundred. */
const MAX_TITLE = 16 * 1024;
/** A character may be written as a reference of several. */
const MAX_WRITTEN = 4 * MAX_TITLE;

/** The list fills while the page is read: folded, decoded texts. */
export function collectTitles(on: On): string[] {
  const titles: string[] = [];
  let written = "";
  on("title", {
    element() {
      written = "";
      titles.push("");
    },
    text({ text, lastInTextNode }) {
      // A reference may be cut in two: decoded when all is there.
      if (written.length < MAX_WRITTEN) written += text;
      if (!lastInTextNode) return;
      const title = onOneLine(decodeHTML(asWritten(written).replaceAll("\0", "\ufffd")));
      titles[titles.length - 1] = title.length > MAX_TITLE ? title.slice(0, MAX_TITLE).toWellFormed() : title;
    },
  });
  return titles;
}
