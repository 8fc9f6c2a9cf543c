// What a page declares about itself, without what is nested in it: publisher, offers, entries of a list.
import type { PageFacts } from "../html/page-facts.ts";
import { parseJsonLd } from "./json-ld.ts";
import { toJsonLdItem, toMicrodataItem } from "./structured-data.ts";
import { type DeclaredItem, isRecord } from "./structured-data-rules.ts";

/** A page of a shop has a dozen; microdata does not say what is nested, so lists of goods have one for each. */
const maxItems = 200;
/** Arrays and @graph in one another. */
const maxDepth = 4;

/** Items of JSON-LD that stand for themselves, with the main entity of a page; then all of microdata. */
export function listOuterItems({ html }: PageFacts): DeclaredItem[] {
  const blocks = parseJsonLd(html).flatMap((block) => (block.state === "read" ? expand(block.value, 0) : []));
  const microdata = html.microdata.slice(0, maxItems).map(toMicrodataItem);
  return [...blocks.slice(0, maxItems), ...microdata];
}

function expand(value: unknown, depth: number): DeclaredItem[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.slice(0, maxItems).flatMap((entry) => expand(entry, depth + 1));
  if (!isRecord(value)) return [];
  const inner = [value["@graph"], value.mainEntity].flatMap((entry) =>
    entry === undefined ? [] : expand(entry, depth + 1),
  );
  return value["@type"] === undefined ? inner : [toJsonLdItem(value), ...inner];
}
