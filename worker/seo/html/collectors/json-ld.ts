// Texts of JSON-LD scripts. The element filter leaves the content to no other script.

import { MAX_JSON_LD } from "../../structured-data/json-ld.ts";
import type { On } from "../rewriter.ts";
import { restoreContent } from "../scanner/filtered-elements.ts";
import { attributeOf } from "./elements.ts";

/** Raw texts, each cut after the first character that makes it too long to be parsed. */
export function collectJsonLd(on: On): string[] {
  const texts: string[] = [];
  // By no selector on the type, which may be written with character references.
  on("script", {
    element(script) {
      if (attributeOf(script, "type")?.trim().toLowerCase() === "application/ld+json") texts.push("");
    },
    text({ text }) {
      const before = texts.at(-1) ?? "";
      if (text === "" || before.length > MAX_JSON_LD) return; // other scripts come without their content
      texts[texts.length - 1] = (before + restoreContent(text)).slice(0, MAX_JSON_LD + 1);
    },
  });
  return texts;
}
