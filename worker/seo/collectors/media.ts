// Elements besides img, script and link that load something.
import type { MediaFact } from "../page-facts.ts";
import type { On } from "../rewriter.ts";
import { attributeOf } from "./attribute-values.ts";

const addressAttribute: [tag: MediaFact["tag"], attribute: string][] = [
  ["source", "src"],
  ["iframe", "src"],
  ["frame", "src"],
  ["video", "src"],
  ["audio", "src"],
  ["embed", "src"],
  ["object", "data"],
];

/** The list fills while the page is read. */
export function collectMedia(on: On): MediaFact[] {
  const media: MediaFact[] = [];
  for (const [tag, attribute] of addressAttribute) {
    on(tag, {
      element(element) {
        media.push({
          tag,
          src: attributeOf(element, attribute),
          srcset: attributeOf(element, "srcset"),
          // Read aloud alike; where both stand, the label counts, an empty one not.
          title: attributeOf(element, "aria-label") || attributeOf(element, "title"),
        });
      },
    });
  }
  return media;
}
