// Structured data of a page: what it declares, and which declarations lack a required field.
import type { StructuredDataItem } from "#contract/seo-report.ts";
import { type DeclaredItem, isRecord } from "./declared-item.ts";
import type { MicrodataFact, PageFacts } from "./page-facts.ts";
import { familyOf, problemsOf } from "./structured-data-rules.ts";
import { germanNumber } from "./wording.ts";

/** Bounds for hostile pages: real ones have a dozen items. */
const mostItems = 300;
const deepestNesting = 8;

/** One entry per JSON-LD item (arrays and @graph expanded), broken block and microdata item. */
export function structuredDataOf(facts: PageFacts): StructuredDataItem[] {
  const blocks = facts.html.jsonLd.flatMap((raw, index): StructuredDataItem[] => {
    const parsed = parseBlock(raw);
    if ("problem" in parsed) {
      const problem = `JSON-LD-Block ${index + 1} lässt sich nicht lesen: ${parsed.problem}`;
      return [{ type: "", source: "json-ld", valid: false, problems: [problem] }];
    }
    return expand(parsed.value, 0).map(judged);
  });
  return [...blocks, ...facts.html.microdata.map(microdataItem).map(judged)].slice(0, mostItems);
}

/** A JSON-LD block, as written. */
export function isReadable(raw: string): boolean {
  return !("problem" in parseBlock(raw));
}

/** Every readable item, also those nested in another (WebPage.mainEntity), for audits that look at single fields. */
export function declaredItems(facts: PageFacts): DeclaredItem[] {
  const blocks = facts.html.jsonLd.flatMap((raw) => {
    const parsed = parseBlock(raw);
    return "problem" in parsed ? [] : typedObjectsIn(parsed.value, 0);
  });
  return [...blocks, ...facts.html.microdata.map(microdataItem)].slice(0, mostItems);
}

function typedObjectsIn(value: unknown, depth: number): DeclaredItem[] {
  if (depth > deepestNesting || typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((entry) => typedObjectsIn(entry, depth + 1));
  return isRecord(value) && value["@type"] !== undefined ? [jsonLdItem(value), ...inner] : inner;
}

function judged(item: DeclaredItem): StructuredDataItem {
  const problems = problemsOf(item);
  return { type: item.types.join(", "), source: item.source, valid: problems.length === 0, problems };
}

function parseBlock(raw: string): { value: unknown } | { problem: string } {
  // Some systems still wrap scripts in an HTML comment or CDATA; readers of structured data accept that.
  const json = raw
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|(?:\/\/\s*)?\]\]>)$/, "");
  if (json.trim() === "") return { problem: "Der Block ist leer." };
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    return { problem: `Das JSON ist fehlerhaft${placeOf(error, json)}.` };
  }
}

/** " in Zeile 3", when the engine says where it stopped. */
function placeOf(error: unknown, json: string): string {
  const offset = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  if (offset === undefined) return "";
  const line = json.slice(0, Number(offset)).split("\n").length;
  return ` in Zeile ${germanNumber(line)}`;
}

function expand(value: unknown, depth: number): DeclaredItem[] {
  if (depth > deepestNesting) return [];
  if (Array.isArray(value)) return value.slice(0, mostItems).flatMap((entry) => expand(entry, depth + 1));
  if (!isRecord(value)) return [];
  const graph = value["@graph"];
  const inner = graph === undefined ? [] : expand(graph, depth + 1);
  // A wrapper with @graph and no type of its own is no item.
  return graph !== undefined && value["@type"] === undefined ? inner : [jsonLdItem(value), ...inner];
}

function jsonLdItem(properties: Record<string, unknown>): DeclaredItem {
  const type = properties["@type"];
  const types = (Array.isArray(type) ? type : [type]).filter((entry) => typeof entry === "string");
  return { types: types.map(shortType), source: "json-ld", properties };
}

function microdataItem({ type, properties }: MicrodataFact): DeclaredItem {
  return {
    types: type.split(/\s+/).filter(Boolean).map(shortType),
    source: "microdata",
    properties: Object.fromEntries(properties.map((name) => [name, true])),
  };
}

/** "https://schema.org/Restaurant" and "schema:Restaurant" → "Restaurant" */
function shortType(type: string): string {
  return type.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, "");
}

/** Items that describe a local firm. */
export function localBusinessesIn(items: readonly DeclaredItem[]): DeclaredItem[] {
  return items.filter((item) => familyOf(item) === "LocalBusiness");
}
