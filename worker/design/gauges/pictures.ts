// Gauges of modernity: formats and sizes of the large pictures.

import { counted } from "../../german/sentences.ts";
import type { Gauge, Reading } from "../aspect.ts";
import { oversizedOnPhone, pictureFormats } from "../figures/large-pictures.ts";
import { germanNumber, percent, pixels } from "../wording.ts";

export const pictureFormatsGauge: Gauge = {
  id: "picture-formats",
  label: "Große Bilder in WebP, AVIF oder SVG",
  weight: 12,
  good: 0.9,
  poor: 0,
  expected: "mindestens 90 % der Bildfläche",
  basis: "Google Lighthouse: Bilder in modernen Formaten",
  read({ desktop: { snapshot } }): Reading | null {
    const found = pictureFormats(snapshot);
    if (!found) return null;
    const share = percent(found.modern);
    const [largest] = found.old;
    return {
      value: found.modern,
      shown: share,
      praise: `Die Bilder sind in heutigen Formaten gespeichert: ${share} der Bildfläche als WebP, AVIF oder SVG.`,
      blame: `${counted(found.old.length, "großes Bild liegt", "große Bilder liegen")} noch als ${nameOf(largest?.format)} vor; in heutigen Formaten sind es ${share} der Bildfläche.`,
      suggestion: `Speichern Sie Fotos als WebP oder AVIF; die Dateien werden kleiner, die Bilder nicht schlechter. Es geht um ${counted(found.old.length, "Bild", "Bilder")}.`,
      annotations: found.old.slice(0, 4).map(({ box, format }) => ({
        viewport: "desktop",
        text: `Dieses Bild ist als ${nameOf(format)} gespeichert, ${pixels(Math.round(box.width))} breit gezeigt.`,
        box,
      })),
    };
  },
};

const NAMES = new Map(Object.entries({ jpeg: "JPEG", png: "PNG", gif: "GIF", bmp: "BMP" }));

function nameOf(format: string | null | undefined): string {
  return NAMES.get(format ?? "") ?? "älteres Format";
}

export const responsivePicturesGauge: Gauge = {
  id: "responsive-pictures",
  label: "Bilder in passender Größe am Handy",
  weight: 8,
  good: 0.9,
  poor: 0.2,
  expected: "mindestens 90 % der großen Bilder",
  basis: "MDN: Responsive images",
  read({ mobile: { snapshot } }): Reading | null {
    const found = oversizedOnPhone(snapshot);
    if (!found) return null;
    const { total, oversized } = found;
    const fitting = (total - oversized.length) / total;
    const [worst] = oversized;
    const width = germanNumber(worst?.picture.natural?.width ?? 0);
    return {
      value: fitting,
      shown: percent(fitting),
      praise: `Das Handy bekommt Bilder in seiner Größe (${percent(fitting)} der großen Bilder).`,
      blame: `Am Handy werden ${oversized.length} von ${total} großen Bildern viel zu groß geladen, das schlimmste ${width} Pixel breit.`,
      suggestion: worst
        ? `Bieten Sie Bilder in mehreren Breiten an (srcset). Für das Handy genügen hier ${germanNumber(worst.needed)} statt ${width} Pixel.`
        : "Bieten Sie auch neue Bilder in mehreren Breiten an (srcset).",
      annotations: oversized.slice(0, 4).map(({ picture, needed }) => ({
        viewport: "mobile",
        text: `Geladen werden ${germanNumber(picture.natural?.width ?? 0)} Pixel Breite; ${germanNumber(needed)} genügen.`,
        box: picture.box,
      })),
    };
  },
};
