import type { Audit } from "../audit.ts";
import { areModern, coverage, isModernPhoto, isOlderFormat, widthOf } from "../image-candidates.ts";
import { nameOfImage } from "../image-figures.ts";
import type { ImageFact } from "../page-facts.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";
import { partOf, someOf } from "../wording.ts";

/** Pixels; smaller pictures are icons and logos, where the format hardly counts. */
const photoWidth = 300;
/** A single old file is no pattern. */
const fewestOlder = 2;
const tolerated = 0.5;

export const imageFormats: Audit = {
  id: "image-formats",
  group: "images-and-links",
  topic: "Dateiformate der Fotos",
  passedTitle: "Die meisten Fotos haben ein sparsames Format",
  source: sources.imageFormats,
  basis:
    "Gezählt werden Bilder ab 300 Pixeln Breite, bei kleineren spart das Format wenig. Die Hälfte ist ein Erfahrungswert.",
  judge({ html }) {
    const photos = html.images.filter(isPhoto);
    if (photos.length === 0)
      return notApplicable(`Kein Bild nennt im HTML eine Breite ab ${photoWidth} Pixeln`);
    const isCovered = coverage(html.media, areModern);
    const old = photos.filter((image) => isOlderFormat(image) && !isCovered(image));
    const [first] = old;
    if (first === undefined || old.length < fewestOlder || old.length / photos.length <= tolerated)
      return passed();
    return warning({
      title: `${partOf(old.length, photos.length, ["Das Foto der Seite", "größeren Bildern"], ["ist", "sind"])} JPG-, PNG- oder GIF-Dateien`,
      advice:
        "WebP und AVIF zeigen dasselbe Foto mit einem Viertel bis einem Drittel weniger Daten, und alle heutigen Browser kennen sie. Speichern Sie die Fotos in einem dieser Formate, oder lassen Sie Ihr System sie umrechnen.",
      evidence: [
        {
          where: "Adressen der Bilder",
          value: someOf(old.map(nameOfImage)),
          expected: `WebP oder AVIF bei mindestens der Hälfte der Bilder ab ${photoWidth} Pixeln Breite`,
        },
      ],
      share: 1 - old.length / photos.length,
      snippet: pictureFor(first),
    });
  },
};

/** Wide by its own account, and in a format that can be told. */
function isPhoto(image: ImageFact): boolean {
  return (widthOf(image) ?? 0) >= photoWidth && (isOlderFormat(image) || isModernPhoto(image));
}

function pictureFor(image: ImageFact): string {
  const address = nameOfImage(image);
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const webp = escapedAddress(path.replace(/\.[a-z0-9]{2,5}$/i, ".webp"), "/bilder/foto.webp");
  const source = escapedAddress(address, "/bilder/foto.jpg");
  return `<picture>\n  <source srcset="${webp}" type="image/webp">\n  <img src="${source}" alt="…">\n</picture>`;
}
