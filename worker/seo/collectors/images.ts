// img elements.
import type { ImageFact } from "../page-facts.ts";
import type { On } from "../rewriter.ts";
import { attributeOf } from "./attribute-values.ts";

/** The list fills while the page is read. */
export function collectImages(on: On): ImageFact[] {
  const images: ImageFact[] = [];
  on("img", {
    element(image) {
      images.push({
        src: attributeOf(image, "src"),
        srcset: attributeOf(image, "srcset"),
        alt: attributeOf(image, "alt"),
        width: attributeOf(image, "width"),
        height: attributeOf(image, "height"),
        loading: attributeOf(image, "loading"),
        fetchPriority: attributeOf(image, "fetchpriority"),
      });
    },
  });
  return images;
}
