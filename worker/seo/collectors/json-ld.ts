// Texts of JSON-LD scripts. The sieve leaves the content to no other script.
import type { On } from "../rewriter.ts";
import { asWritten } from "../scanner/sieve.ts";
import { attributeOf } from "./attribute-values.ts";

/** The list fills while the page is read: raw texts. */
export function collectJsonLd(on: On): string[] {
  const texts: string[] = [];
  on('script[type*="ld+json" i]', {
    element(script) {
      if (attributeOf(script, "type")?.trim().toLowerCase() === "application/ld+json") texts.push("");
    },
    text({ text }) {
      if (text !== "") texts[texts.length - 1] += asWritten(text); // other scripts come without their content
    },
  });
  return texts;
}
