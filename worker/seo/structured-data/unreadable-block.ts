import { unchecked } from "../engine/verdicts.ts";
import type { HtmlFacts } from "../html/page-facts.ts";
import { parseJsonLd } from "./json-ld.ts";

/**
 * The verdict of an audit that misses what a broken JSON-LD block mentions; null if none does.
 * @param types schema.org types, one of which it names
 * @param whose "zum Artikel"
 */
export function uncheckedByUnreadableBlock(html: HtmlFacts, types: ReadonlySet<string>, whose: string) {
  const index = parseJsonLd(html).findIndex(
    ({ state }, at) =>
      state === "broken" && [...types].some((type) => (html.jsonLd[at] ?? "").includes(`"${type}"`)),
  );
  if (index === -1) return null;
  return unchecked(
    `JSON-LD-Block ${index + 1} lässt sich nicht lesen. Vermutlich enthält er die Angaben ${whose}.`,
  );
}
