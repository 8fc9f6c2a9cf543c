import type { Audit } from "../../engine/audit.ts";
import { gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal, listFirstFew } from "../../engine/wording.ts";
import type { ImageFact } from "../../html/page-facts.ts";
import { describeImage } from "../../page/image-address.ts";
import { buildImageSnippet } from "../../page/image-snippet.ts";
import { hasSize } from "../../page/images.ts";

export const imageSize: Audit = {
  id: "image-size",
  group: "images-and-links",
  topic: "Größenangaben der Bilder",
  passedTitle: "Alle Bilder nennen Breite und Höhe",
  source: sources.imageSize,
  asksTemplate: true,
  judge({ html }, { images }) {
    if (images.total === 0) return notApplicable("Die Seite hat keine Bilder");
    const lacking = html.images.filter((image) => !hasSize(image));
    const [first] = lacking;
    if (first === undefined) return passed();
    const value = listFirstFew(
      lacking.map((image) => describeImage(image, html.text.text)),
      3,
      90,
    );
    const expected = "width und height an jedem Bild";
    return warning({
      title: `${countOfTotal(images.withoutSize, images.total, ["Das Bild der Seite", "Bildern"], ["nennt", "nennen"])} im HTML keine Breite und Höhe`,
      advice: "Tragen Sie width und height ein, falls Ihr Stylesheet den Platz nicht schon freihält.",
      evidence: [{ where: "Bilder ohne width oder height", value, expected }],
      share: 1 - images.withoutSize / images.total,
      snippet: buildImageSnippet(first, findMissingSizes(first)),
    });
  },
};

/** Only the owner can measure what is missing. */
function findMissingSizes({ width, height }: ImageFact): { width?: string; height?: string } {
  const given = (value: string | null) => /^\s*\d{1,5}\s*$/.test(value ?? "");
  return {
    ...(given(width) ? {} : { width: gap("Breite in Pixeln") }),
    ...(given(height) ? {} : { height: gap("Höhe in Pixeln") }),
  };
}
