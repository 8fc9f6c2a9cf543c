import { counted } from "../../german/sentences.ts";
import { extensionOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { candidatesOf, coverage, widthOf } from "../image-candidates.ts";
import { nameOfImage } from "../image-figures.ts";
import type { ImageFact } from "../page-facts.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";
import { germanNumber, partOf, someOf } from "../wording.ts";

/** Pixels; phones with the densest screens show about 1,200 side by side, more is wasted on them. */
const phoneWidth = 1200;

export const responsiveImages: Audit = {
  id: "responsive-images",
  group: "images-and-links",
  topic: "Bildgrößen für Handys",
  passedTitle: "Große Bilder gibt es auch in kleineren Größen",
  source: sources.responsiveImages,
  basis:
    "Rund 1.200 Pixel nebeneinander zeigen die dichtesten Bildschirme heutiger Handys: etwa 400 CSS-Pixel mal drei.",
  judge({ html }) {
    const wide = html.images.filter(isWide);
    if (wide.length === 0)
      return notApplicable(`Kein Bild ist laut HTML breiter als ${germanNumber(phoneWidth)} Pixel`);
    const isCovered = coverage(html.media, () => true);
    const fixed = wide.filter((image) => candidatesOf(image.srcset).length < 2 && !isCovered(image));
    const [first] = fixed;
    if (first === undefined) return passed();
    return warning({
      title: `${partOf(fixed.length, wide.length, ["Das große Bild der Seite", "großen Bildern"], ["gibt", "gibt"])} es nur in voller Breite`,
      advice:
        "Ein Handy lädt dann mehr, als es zeigen kann. Geben Sie dem Bild mit srcset zwei oder drei kleinere Größen zur Wahl; viele Systeme legen sie beim Hochladen selbst an.",
      evidence: [
        {
          where: "Bilder ohne srcset",
          value: someOf(
            fixed.map(
              (image) => `${nameOfImage(image)} (${counted(widthOf(image) ?? 0, "Pixel", "Pixel")} breit)`,
            ),
            3,
            100,
          ),
          expected: `srcset ab ${germanNumber(phoneWidth)} Pixeln Breite`,
        },
      ],
      share: 1 - fixed.length / wide.length,
      snippet: srcsetFor(first),
    });
  },
};

/** Drawings (svg) fit every width, embedded images cannot be chosen, and those without src are a script's. */
function isWide(image: ImageFact): boolean {
  const address = image.src ?? "data:";
  return (widthOf(image) ?? 0) > phoneWidth && extensionOf(address) !== "svg" && !address.startsWith("data:");
}

function srcsetFor(image: ImageFact): string {
  const address = (image.src ?? "/bilder/foto.jpg").split(/[?#]/, 1)[0] ?? "";
  const dot = address.lastIndexOf(".");
  const [stem, ending] =
    dot > address.lastIndexOf("/") ? [address.slice(0, dot), address.slice(dot)] : [address, ""];
  const sized = (width: number) =>
    `${escapedAddress(`${stem}-${width}${ending}`, `/bilder/foto-${width}.jpg`)} ${width}w`;
  const own = `${escapedAddress(address, "/bilder/foto.jpg")} ${widthOf(image)}w`;
  return `<img src="${escapedAddress(address, "/bilder/foto.jpg")}" srcset="${sized(600)}, ${sized(1200)}, ${own}" sizes="100vw" alt="…">`;
}
