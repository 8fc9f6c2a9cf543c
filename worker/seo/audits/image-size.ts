import type { Audit } from "../audit.ts";
import { hasSize, nameOfImage } from "../image-figures.ts";
import { imageSnippet } from "../image-snippet.ts";
import type { ImageFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";
import { partOf, someOf } from "../wording.ts";

export const imageSize: Audit = {
  id: "image-size",
  group: "images-and-links",
  topic: "Größenangaben der Bilder",
  passedTitle: "Alle Bilder nennen Breite und Höhe",
  source: sources.imageSize,
  judge({ html }, { images }) {
    if (images.total === 0) return notApplicable("Die Seite hat keine Bilder");
    if (images.withoutSize === 0) return passed();
    const lacking = html.images.filter((image) => !hasSize(image));
    const [first] = lacking;
    return warning({
      title: `${partOf(images.withoutSize, images.total, ["Das Bild der Seite", "Bildern"], ["nennt", "nennen"])} im HTML keine Breite und Höhe`,
      advice: "Tragen Sie width und height ein, falls Ihr Stylesheet den Platz nicht schon freihält.",
      evidence: [
        {
          where: "Bilder ohne width oder height",
          value: someOf(lacking.map(nameOfImage)),
          expected: "width und height an jedem Bild",
        },
      ],
      share: 1 - images.withoutSize / images.total,
      ...(first === undefined ? {} : { snippet: imageSnippet(first, sizesOf(first)) }),
    });
  },
};

/** What is given stays; the rest only the owner can measure. */
function sizesOf({ width, height }: ImageFact): { width?: string; height?: string } {
  const given = (value: string | null) => /^\s*\d{1,5}\s*$/.test(value ?? "");
  return {
    ...(given(width) ? {} : { width: "Breite in Pixeln" }),
    ...(given(height) ? {} : { height: "Höhe in Pixeln" }),
  };
}
