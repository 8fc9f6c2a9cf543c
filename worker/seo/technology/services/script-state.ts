// What becomes of a script: it runs, it is data, or it is held back until somebody lets it go.
import type { ScriptFact } from "../../html/page-facts.ts";

export interface ScriptState {
  /** It runs without anybody's consent, at once or as soon as something moves. */
  runs: boolean;
  /** It waits. Neither: it is data or a template and says nothing of what the page does. */
  isHeld: boolean;
  /** Address of its file, as written. */
  address: string | null;
}

const executableType =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:javascript|ecmascript|jscript)(?:\s*;.*)?)$/;
/** Types by which tools for speed let a script wait for the first movement, and one that runs it in a worker. */
const delayedType =
  /^(?:rocketlazyloadscript|pmdelayedscript|litespeed\/javascript|text\/partytown|nitropack\/.*|debloat\/javascript|text\/debloat-script|[0-9a-f]{24}-(?:text\/javascript|application\/javascript|module|))$/;
const dataType =
  /^(?:(?:application|text)\/(?:ld\+|manifest\+|activity\+)?(?:json5?|xml|yaml|x-yaml|graphql|markdown|x-markdown|csv|configuration)|importmap|speculationrules)$/;
const templateType =
  /^(?:text\/(?:template|html|ejs|babel|jsx|handlebars|mustache)|template|x-tmpl|x-shader)/;
/** In a type of somebody's own: "text/x-handlebars-template", "text/ng-template", "text/x-magento-init". */
const templateWord = /template|tmpl|handlebars|mustache|magento-init/;

/** Attributes that hold the address of a script until somebody moves it to src. */
const heldSource = /(?:^|-)(?:src|suppressedsrc)(?:-_)?$|^data-suppressedsrc$/;
/** Of these the tools for speed are the owners. */
const delayedSource = new Set(["data-rocket-src", "data-wpmeteor-src", "data-pmdelayedsrc"]);
const consentMark =
  /^(?:data-(?:borlabs|brlbs|cookie|consent|cmp|cmplz|usercentrics|category|service|ccm)|consent-)/;

export function scriptState({ src, type, marks = {}, begin, signs }: ScriptFact): ScriptState {
  const kind = type?.trim().toLowerCase().slice(0, 100) ?? "";
  const names = Object.keys(marks);
  const held = names.find((name) => heldSource.test(name) && marks[name] !== "");
  const address = src ?? (held === undefined ? null : (marks[held] ?? null));
  const hasCode = begin !== undefined || signs !== undefined;
  const isMoved = src === null && held !== undefined && !hasCode;
  const isDelayed =
    delayedType.test(kind) ||
    (isMoved && (delayedSource.has(held) || marks["data-type"] === "lazy" || "data-loading-method" in marks));
  if (isDelayed) return { runs: true, isHeld: false, address };
  if (executableType.test(kind)) return { runs: !isMoved, isHeld: isMoved, address };
  const isTemplate = templateType.test(kind) || templateWord.test(kind);
  const isData = dataType.test(kind) || (isTemplate && !names.some((name) => consentMark.test(name)));
  return { runs: false, isHeld: !isData, address };
}
