// Elements of the head, wherever they are in the document: language, base address, titles.
import { decodeHTML } from "entities/decode";
import type { On } from "../rewriter.ts";
import { restoreContent } from "../scanner/filtered-elements.ts";
import { attributeOf } from "./elements.ts";

/** Characters kept of a title, as of attributes; nobody shows more than a hundred. */
const MAX_TITLE = 16 * 1024;
/** A character may be written as a reference of several. */
const MAX_WRITTEN = 4 * MAX_TITLE;

interface DocumentFacts {
  lang: string | null;
  baseHref: string | null;
}

export function collectDocument(on: On): DocumentFacts {
  const facts: DocumentFacts = { lang: null, baseHref: null };
  on("html", {
    element(html) {
      // Later html tags add what the first does not have.
      facts.lang ??= attributeOf(html, "lang");
    },
  });
  on("base[href]", {
    element(base) {
      facts.baseHref ??= attributeOf(base, "href");
    },
  });
  return facts;
}

/** Folded, decoded texts. */
export function collectTitles(on: On): string[] {
  const titles: string[] = [];
  let written = "";
  on("title", {
    element() {
      written = "";
      titles.push("");
    },
    text({ text, lastInTextNode }) {
      // Decoded at the end: a reference may be cut in two.
      if (written.length < MAX_WRITTEN) written += text;
      if (!lastInTextNode) return;
      const decoded = decodeHTML(restoreContent(written).replaceAll("\0", "\ufffd"));
      const title = decoded.replace(/\s+/g, " ").trim();
      titles[titles.length - 1] = title.length > MAX_TITLE ? title.slice(0, MAX_TITLE).toWellFormed() : title;
    },
  });
  return titles;
}
