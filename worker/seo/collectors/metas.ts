// meta elements.
import type { MetaFact } from "../page-facts.ts";
import type { On } from "../rewriter.ts";
import { attributeOf } from "./attribute-values.ts";

/** The list fills while the page is read. */
export function collectMetas(on: On): MetaFact[] {
  const metas: MetaFact[] = [];
  on("meta", {
    element(meta) {
      metas.push({
        name: attributeOf(meta, "name"),
        property: attributeOf(meta, "property"),
        httpEquiv: attributeOf(meta, "http-equiv"),
        charset: attributeOf(meta, "charset"),
        content: attributeOf(meta, "content"),
      });
    },
  });
  return metas;
}
