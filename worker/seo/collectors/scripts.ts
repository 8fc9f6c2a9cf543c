// script elements outside SVG, whose scripts know no src.
import type { ScriptFact } from "../page-facts.ts";
import type { On } from "../rewriter.ts";
import { HEAD_ATTRIBUTE } from "../scanner/sieve.ts";
import { attributeOf } from "./attribute-values.ts";

/** The list fills while the page is read. */
export function collectScripts(on: On): ScriptFact[] {
  const scripts: ScriptFact[] = [];
  on("script", {
    element(script) {
      scripts.push({
        src: attributeOf(script, "src"),
        type: attributeOf(script, "type"),
        async: script.getAttribute("async") !== null,
        defer: script.getAttribute("defer") !== null,
        inHead: script.getAttribute(HEAD_ATTRIBUTE) !== null,
      });
    },
  });
  return scripts;
}
