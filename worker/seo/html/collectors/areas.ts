// Links of image maps, as menus of old websites have them.
import type { AreaFact } from "../page-facts.ts";
import type { On } from "../rewriter.ts";
import { attributeOf } from "./elements.ts";

const MAX_AREAS = 100;
/** Characters of a name or an address. */
const MAX_LENGTH = 500;

export function collectAreas(on: On): AreaFact[] {
  const areas: AreaFact[] = [];
  on("area[href]", {
    element(area) {
      if (areas.length >= MAX_AREAS) return;
      const name = attributeOf(area, "alt") || attributeOf(area, "title") || "";
      areas.push({
        href: (attributeOf(area, "href") ?? "").slice(0, MAX_LENGTH),
        name: name.slice(0, MAX_LENGTH),
      });
    },
  });
  return areas;
}
