import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escaped, escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal, germanNumber, listFirstFew } from "../../engine/wording.ts";
import type { ImageFact } from "../../html/page-facts.ts";
import { addressOf, describeImage, parseSrcset } from "../../page/image-address.ts";
import { altGap, imageGap } from "../../page/image-snippet.ts";
import { distinctImages, matchSources, parseWidth } from "../../page/images.ts";
import { getExtension, stripQuery } from "../../page/urls.ts";

/** Pixels; the densest phone screens are about 1,200 wide, more is wasted on them. */
const phoneWidth = 1200;

export const responsiveImages: Audit = {
  id: "responsive-images",
  group: "images-and-links",
  topic: "Bildgrößen für Handys",
  passedTitle: "Große Bilder gibt es auch in kleineren Größen",
  source: sources.responsiveImages,
  asksTemplate: true,
  basis:
    "Rund 1.200 Pixel nebeneinander zeigen die dichtesten Bildschirme heutiger Handys: etwa 400 CSS-Pixel mal drei.",
  judge({ html }) {
    const wide = distinctImages(html.images.filter(isWide));
    if (wide.length === 0)
      return notApplicable(`Kein Bild ist laut HTML breiter als ${germanNumber(phoneWidth)} Pixel`);
    const isCovered = matchSources(html.media, () => true);
    const fixed = wide.filter((image) => !hasSizes(image) && !isCovered(image));
    const [first] = fixed;
    if (first === undefined) return passed();
    const expected = `srcset ab ${germanNumber(phoneWidth)} Pixeln Breite`;
    return warning({
      title: `${countOfTotal(fixed.length, wide.length, ["Das große Bild der Seite", "großen Bildern"], ["gibt", "gibt"])} es nur in voller Breite`,
      advice:
        "Ein Handy lädt dann mehr, als es zeigen kann. Bieten Sie das Bild auch kleiner an (srcset). Viele Systeme legen die Größen beim Hochladen selbst an.",
      evidence: [
        {
          where: "Bilder ohne srcset",
          value: listFirstFew(
            fixed.map((image) => describeWidth(image, html.text.text)),
            3,
            100,
          ),
          expected,
        },
      ],
      share: 1 - fixed.length / wide.length,
      snippet: buildSrcset(first),
    });
  },
};

/** Excludes svg, which fits every width, and images without an address: embedded ones, and those that a script finds. */
function isWide(image: ImageFact): boolean {
  const address = addressOf(image);
  return (parseWidth(image) ?? 0) > phoneWidth && address !== null && getExtension(address) !== "svg";
}

function hasSizes({ srcset, lateSrcset }: ImageFact): boolean {
  return parseSrcset(lateSrcset ?? srcset).length >= 2;
}

function describeWidth(image: ImageFact, text: string): string {
  return `${describeImage(image, text)} (${counted(parseWidth(image) ?? 0, "Pixel", "Pixel")} breit)`;
}

function buildSrcset(image: ImageFact): string {
  const address = stripQuery(addressOf(image) ?? "");
  const dot = address.lastIndexOf(".");
  const [stem, ending] =
    dot > address.lastIndexOf("/") ? [address.slice(0, dot), address.slice(dot)] : [address, ""];
  const sized = (width: number) =>
    `${escapedAddress(`${stem}-${width}${ending}`, `Adresse des Bildes mit ${width} Pixeln Breite`)} ${width}w`;
  const own = `${escapedAddress(address, imageGap)} ${parseWidth(image)}w`;
  return `<img src="${escapedAddress(address, imageGap)}" srcset="${sized(600)}, ${sized(1200)}, ${own}" sizes="100vw" alt="${image.alt === null ? altGap : escaped(image.alt)}">`;
}
