// Structured data of a page: what it declares, and which declarations lack a required field.
import type { StructuredDataItem } from "#contract/seo-figures.ts";
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { HtmlFacts, MicrodataFact, PageFacts } from "../html/page-facts.ts";
import { parseJsonLd } from "./json-ld.ts";
import { type DeclaredItem, findProblems, getFamily, isRecord } from "./structured-data-rules.ts";

/** Items read; a shop's list of 100 products has some hundreds. */
const maxItems = 2_000;
const maxDepth = 8;

/** One entry per JSON-LD item (arrays and @graph expanded), broken block and microdata item. What was not read is left out. */
export function listStructuredData({ html }: PageFacts): StructuredDataItem[] {
  const blocks = parseJsonLd(html).flatMap((block, index): StructuredDataItem[] => {
    if (block.state === "unread") return [];
    if (block.state === "broken") {
      const problem = `JSON-LD-Block ${index + 1} lässt sich nicht lesen: ${block.problem}`;
      return [{ type: "", source: "json-ld", valid: false, problems: [problem] }];
    }
    return expandItems(block.value, 0).slice(0, maxItems).map(judgeItem);
  });
  return [...blocks, ...readMicrodata(html.microdata).slice(0, maxItems).map(judgeItem)].slice(0, maxItems);
}

/** Every readable item, also those nested in another (WebPage.mainEntity), for audits that look at single fields. */
export function readDeclaredItems({ html }: PageFacts): readonly DeclaredItem[] {
  return readItems(html).items;
}

/** Types of an item by the vocabulary that schema.org has replaced, as written. */
export function findDataVocabulary({ html }: PageFacts): string[] {
  const { items } = readItems(html);
  const contexts = items.filter(({ properties }) => isDataVocabulary(properties["@context"]));
  const types = items.flatMap(({ types }) => types.filter(isDataVocabulary));
  return [...new Set([...types, ...contexts.map(({ types }) => `data-vocabulary.org/${types.join(", ")}`)])];
}

function isDataVocabulary(value: unknown): boolean {
  return (
    typeof value === "string" &&
    /^\s*(?:https?:)?(?:\/\/)?(?:www\.|rdf\.)?data-vocabulary\.org(?:\/|#|$)/i.test(value)
  );
}

/** Part of it exceeded the limits, so what seems missing may be there. */
export function isStructuredDataCut({ html }: Pick<PageFacts, "html">): boolean {
  return readItems(html).isCut;
}

export const unreadDataReason =
  "Ein Teil der strukturierten Daten ist zu umfangreich und blieb ungelesen; dort kann stehen, was sonst fehlt.";

const readItems = memoizeByFacts((html: HtmlFacts) => {
  const blocks = parseJsonLd(html);
  const items = [
    ...blocks.flatMap((block) => (block.state === "read" ? collectTypedObjects(block.value, 0) : [])),
    ...readMicrodata(html.microdata),
  ];
  const isCut =
    items.length > maxItems ||
    blocks.some(({ state }) => state === "unread") ||
    html.microdata.some((item) => item.isCut);
  return { items: items.slice(0, maxItems), isCut };
});

/** Without cut items, which would seem to lack the names left out. */
function readMicrodata(items: readonly MicrodataFact[]): DeclaredItem[] {
  return items.filter(({ isCut }) => !isCut).map(toMicrodataItem);
}

function collectTypedObjects(value: unknown, depth: number): DeclaredItem[] {
  if (depth > maxDepth || typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((entry) => collectTypedObjects(entry, depth + 1));
  return isRecord(value) && value["@type"] !== undefined ? [toJsonLdItem(value), ...inner] : inner;
}

function judgeItem(item: DeclaredItem): StructuredDataItem {
  const problems = findProblems(item);
  return { type: item.types.join(", "), source: item.source, valid: problems.length === 0, problems };
}

function expandItems(value: unknown, depth: number): DeclaredItem[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.slice(0, maxItems).flatMap((entry) => expandItems(entry, depth + 1));
  if (!isRecord(value)) return [];
  const graph = value["@graph"];
  const inner = graph === undefined ? [] : expandItems(graph, depth + 1);
  // A wrapper with @graph and no type of its own is no item.
  return graph !== undefined && value["@type"] === undefined ? inner : [toJsonLdItem(value), ...inner];
}

export function toJsonLdItem(properties: Record<string, unknown>): DeclaredItem {
  const type = properties["@type"];
  const types = (Array.isArray(type) ? type : [type]).filter((entry) => typeof entry === "string");
  return { types: types.map(stripSchemaPrefix), source: "json-ld", properties };
}

export function toMicrodataItem({ type, properties }: MicrodataFact): DeclaredItem {
  return {
    types: type.split(/\s+/).filter(Boolean).map(stripSchemaPrefix),
    source: "microdata",
    properties: Object.fromEntries(properties.map((name) => [name, true])),
  };
}

/** "https://schema.org/Restaurant" and "schema:Restaurant" → "Restaurant" */
function stripSchemaPrefix(type: string): string {
  return type.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, "");
}

export function filterLocalBusinesses(items: readonly DeclaredItem[]): DeclaredItem[] {
  return items.filter((item) => getFamily(item) === "LocalBusiness");
}
