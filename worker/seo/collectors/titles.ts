// Texts of title elements outside SVG.
import { decodeHTML } from "entities/decode";
import type { On } from "../rewriter.ts";
import { onOneLine } from "../scanner/folded-text.ts";
import { asWritten } from "../scanner/sieve.ts";

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
      written += text;
      if (lastInTextNode)
        titles[titles.length - 1] = onOneLine(decodeHTML(asWritten(written).replaceAll("\0", "\ufffd")));
    },
  });
  return titles;
}
