import type { Audit } from "../../engine/audit.ts";
import { escaped, escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal, listFirstFew } from "../../engine/wording.ts";
import type { ImageFact } from "../../html/page-facts.ts";
import { addressOf, describeImage } from "../../page/image-address.ts";
import { altGap, imageGap } from "../../page/image-snippet.ts";
import {
  distinctImages,
  estimateWidth,
  hasModernFormat,
  isModernPhoto,
  isOlderFormat,
  isServedPhoto,
  isSign,
  matchSources,
} from "../../page/images.ts";
import { stripQuery } from "../../page/urls.ts";

/** Pixels; smaller ones are icons and logos, where the format hardly matters. */
const photoWidth = 300;
/** A single old file is no pattern, unless it fills the screen: from so many pixels it is most of what the page loads. */
const minOlder = 2;
const largeWidth = 800;
const toleratedShare = 0.5;

export const imageFormats: Audit = {
  id: "image-formats",
  group: "images-and-links",
  topic: "Dateiformate der Fotos",
  passedTitle: "Die meisten Fotos haben ein sparsames Format",
  source: sources.imageFormats,
  asksTemplate: true,
  basis:
    "Gezählt wird jedes Foto ab 300 Pixeln Breite einmal, ohne Logos und Symbole; bei kleineren spart das Format wenig. Ein einziges zählt ab 800 Pixeln. Die Hälfte ist ein Erfahrungswert.",
  judge({ html }) {
    const photos = distinctImages(html.images.filter(isPhoto));
    if (photos.length === 0)
      return notApplicable(`Kein Foto nennt im HTML eine Breite ab ${photoWidth} Pixeln`);
    if (photos.every(isServedPhoto)) {
      return passed("Ein Bilderdienst liefert die Fotos und wählt das Format nach dem Browser");
    }
    const isCovered = matchSources(html.media, hasModernFormat);
    const old = photos.filter((image) => isOlderFormat(image) && !isCovered(image));
    const [first] = old;
    const isPattern = old.length >= minOlder || old.some(isLarge);
    if (first === undefined || !isPattern || old.length / photos.length <= toleratedShare) return passed();
    const expected = `WebP oder AVIF bei mindestens der Hälfte der Bilder ab ${photoWidth} Pixeln Breite`;
    return warning({
      title: `${countOfTotal(old.length, photos.length, ["Das Foto der Seite", "größeren Bildern"], ["ist", "sind"])} JPG-, PNG- oder GIF-Dateien`,
      advice:
        "WebP und AVIF zeigen dasselbe Foto mit einem Viertel bis einem Drittel weniger Daten, und alle heutigen Browser kennen sie. Speichern Sie die Fotos in einem dieser Formate, oder lassen Sie Ihr System sie umrechnen.",
      evidence: [
        {
          where: "Adressen der Bilder",
          value: listFirstFew(old.map((image) => describeImage(image, html.text.text))),
          expected,
        },
      ],
      share: 1 - old.length / photos.length,
      snippet: buildPicture(first),
    });
  },
};

function isLarge(image: ImageFact): boolean {
  return (estimateWidth(image) ?? 0) >= largeWidth;
}

/** Wide as far as the HTML tells. A modern file of unknown width counts, too: it speaks for the page. */
function isPhoto(image: ImageFact): boolean {
  const width = estimateWidth(image);
  if (isSign(image) || (width !== null && width < photoWidth)) return false;
  return isModernPhoto(image) || (width !== null && (isOlderFormat(image) || isServedPhoto(image)));
}

function buildPicture(image: ImageFact): string {
  const address = addressOf(image);
  const webp = address === null ? null : stripQuery(address).replace(/\.[a-z0-9]{2,5}$/i, ".webp");
  const alt = image.alt === null ? altGap : escaped(image.alt);
  return [
    "<picture>",
    `  <source srcset="${escapedAddress(webp, "Adresse des Bildes als WebP")}" type="image/webp">`,
    `  <img src="${escapedAddress(address, imageGap)}" alt="${alt}">`,
    "</picture>",
  ].join("\n");
}
