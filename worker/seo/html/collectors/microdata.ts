// Microdata items and the names of their properties.
import type { MicrodataFact } from "../page-facts.ts";
import type { On, RewriterElement } from "../rewriter.ts";
import { ITEM_ATTRIBUTE, OUTER_ITEM_ATTRIBUTE } from "../scanner/filtered-elements.ts";
import { attributeOf } from "./elements.ts";

/** Names of an item and of all items of a page, which really has some dozens. */
const MAX_NAMES = 1_000;
const MAX_NAMES_OF_PAGE = 20_000;
/** Characters of a name or type. */
const MAX_LENGTH = 300;

interface OpenItem {
  item: MicrodataFact;
  /** The names in `properties`: searching that list for each name would take quadratic time. */
  names: Set<string> | null;
}

/** Items in document order. */
export function collectMicrodata(on: On): MicrodataFact[] {
  const items: MicrodataFact[] = [];
  // Items that the scanner dropped have numbers too.
  const byNumber = new Map<string, OpenItem>();
  let room = MAX_NAMES_OF_PAGE;
  const add = (outer: OpenItem, name: string) => {
    outer.names ??= new Set();
    if (outer.names.has(name)) return;
    if (name.length > MAX_LENGTH || outer.names.size === MAX_NAMES || room === 0) {
      outer.item.isCut = true;
      return;
    }
    room--;
    outer.names.add(name);
    outer.item.properties.push(name);
  };
  const read = (element: RewriterElement) => {
    const outer = byNumber.get(element.getAttribute(OUTER_ITEM_ATTRIBUTE) ?? "");
    const names = outer === undefined ? [] : (attributeOf(element, "itemprop")?.split(/\s+/) ?? []);
    for (const name of names) if (name !== "" && outer !== undefined) add(outer, name);
    const number = element.getAttribute(ITEM_ATTRIBUTE);
    if (number === null) return;
    const type = attributeOf(element, "itemtype")?.trim() ?? "";
    const item: MicrodataFact = { type: type.slice(0, MAX_LENGTH).toWellFormed(), properties: [] };
    if (type.length > MAX_LENGTH) item.isCut = true;
    items.push(item);
    byNumber.set(number, { item, names: null });
  };
  on("[itemscope]", { element: read });
  on("[itemprop]:not([itemscope])", { element: read });
  return items;
}
