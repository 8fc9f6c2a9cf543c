import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { countOfTotal, listFirstFew } from "../../engine/wording.ts";
import type { ImageFact } from "../../html/page-facts.ts";
import { addressOf, describeImage } from "../../page/image-address.ts";
import { buildImageSnippet } from "../../page/image-snippet.ts";
import { isLate, isOnFirstScreen, isSign } from "../../page/images.ts";

/** Images at the start of a page are on the first screen and should load at once. */
const firstImages = 3;
/** More do not fit there. */
const mostAbove = 12;

/** One picture costs nothing that anybody notices. */
const fewest = 2;
/** Pixels; smaller ones are signs and logos. */
const smallWidth = 120;

export const imageLazyLoading: Audit = {
  id: "image-lazy-loading",
  group: "images-and-links",
  topic: "Spätes Laden der unteren Bilder",
  passedTitle: "Bilder weiter unten werden erst bei Bedarf geladen",
  source: sources.lazyLoading,
  asksTemplate: true,
  basis:
    "Dass die ersten drei Bilder oben stehen und bis zum zwölften die, vor denen weniger als 600 Zeichen Text stehen, ist eine Annahme: Aus dem HTML geht nicht hervor, was der erste Bildschirm zeigt.",
  judge({ html }, { technology }) {
    const later = html.images.filter((image, index) => isBelow(image, index) && !isSmall(image));
    if (later.length === 0) return notApplicable("Weiter unten stehen keine größeren Bilder");
    const eager = later.filter((image) => !isLate(image));
    const [first] = eager;
    if (first === undefined || eager.length < fewest) return passed();
    if (technology.libraries.includes("lazysizes")) {
      return unchecked(
        "Die Bilder werden per Skript nachgeladen; ob das späte Laden gelingt, zeigt das HTML nicht.",
      );
    }
    const value = listFirstFew(eager.map((image) => describeImage(image, html.text.text)));
    return warning({
      title: `${countOfTotal(eager.length, later.length, ["Ein Bild weiter unten", "Bildern weiter unten"], ["lädt", "laden"])} sofort mit`,
      advice: 'Auf dem Handy kostet das Zeit und Daten. Geben Sie Bildern weiter unten loading="lazy".',
      evidence: [{ where: `Bilder ab dem ${firstImages + 1}.`, value, expected: 'loading="lazy"' }],
      share: 1 - eager.length / later.length,
      snippet: buildImageSnippet(first, { loading: "lazy", fetchpriority: null }),
    });
  },
};

/** Menus may be made of pictures; a gallery has more of them. */
function isBelow(image: ImageFact, index: number): boolean {
  if (index < firstImages) return false;
  return index >= mostAbove || image.textBefore === undefined || !isOnFirstScreen(image);
}

/** Drawings are small files, whatever their size on the screen. */
function isSmall(image: ImageFact): boolean {
  const width = Number.parseInt(image.width ?? "", 10);
  if (width <= smallWidth || isSign(image)) return true;
  const address = (addressOf(image) ?? "").slice(0, 500);
  return /\.svg(?:[?#]|$)|^data:image\/svg|\/(?:icons?|status|flags?)\//i.test(address);
}
