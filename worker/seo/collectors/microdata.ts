// Microdata items and the names of their properties.
import type { MicrodataFact } from "../page-facts.ts";
import type { On, RewriterElement } from "../rewriter.ts";
import { ITEM_ATTRIBUTE, OUTER_ITEM_ATTRIBUTE } from "../scanner/sieve.ts";
import { attributeOf } from "./attribute-values.ts";

interface OpenItem {
  item: MicrodataFact;
  /** Those of `properties`: to search the list for each would cost the square of a hostile one. */
  names: Set<string>;
}

/** The list fills while the page is read, items in document order. */
export function collectMicrodata(on: On): MicrodataFact[] {
  const items: MicrodataFact[] = [];
  // Items that were left out upstream have numbers all the same.
  const byNumber = new Map<string, OpenItem>();
  const read = (element: RewriterElement) => {
    const outer = byNumber.get(element.getAttribute(OUTER_ITEM_ATTRIBUTE) ?? "");
    const names = attributeOf(element, "itemprop")?.split(/\s+/) ?? [];
    for (const name of names) {
      if (name === "" || outer === undefined || outer.names.has(name)) continue;
      outer.names.add(name);
      outer.item.properties.push(name);
    }
    const number = element.getAttribute(ITEM_ATTRIBUTE);
    if (number === null) return;
    const item: MicrodataFact = { type: attributeOf(element, "itemtype")?.trim() ?? "", properties: [] };
    items.push(item);
    byNumber.set(number, { item, names: new Set() });
  };
  on("[itemscope]", { element: read });
  on("[itemprop]:not([itemscope])", { element: read });
  return items;
}
