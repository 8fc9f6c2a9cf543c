import type { Audit } from "../audit.ts";
import { widthOf } from "../image-candidates.ts";
import { isLazy, nameOfImage } from "../image-figures.ts";
import { imageSnippet } from "../image-snippet.ts";
import type { ImageFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../verdicts.ts";

/** Pixels; smaller ones are logos and icons. */
const largeWidth = 400;
/** Ornaments, such as the one above the footer: nobody waits for them. */
const isDrawing = ({ src }: ImageFact) => /\.svg(?:[?#]|$)/i.test((src ?? "").slice(-200));
/** Logo and one more may stand before it; a large image further down is rightly late. */
const firstImages = 3;

export const firstImageEager: Audit = {
  id: "first-image-eager",
  group: "images-and-links",
  topic: "Laden des ersten großen Bildes",
  passedTitle: "Das erste große Bild lädt sofort",
  source: sources.lazyLoading,
  basis:
    "Gemeint ist das erste der ersten drei Bilder ab 400 Pixeln Breite. Das ist eine Annahme: Aus dem HTML geht nicht hervor, was der erste Bildschirm zeigt.",
  judge({ html }) {
    const image = html.images
      .slice(0, firstImages)
      .find((one) => (widthOf(one) ?? 0) >= largeWidth && !isDrawing(one));
    if (image === undefined) {
      return notApplicable(
        `Unter den ersten ${firstImages} Bildern nennt kein Foto im HTML eine Breite ab ${largeWidth} Pixeln`,
      );
    }
    if (image.src === null || image.src.startsWith("data:")) {
      return unchecked("Das erste große Bild wird per Skript geladen; wann, zeigt das HTML nicht.");
    }
    if (!isLazy(image)) return passed();
    const urgent = image.fetchPriority?.trim().toLowerCase() === "high";
    const complaint = {
      title: urgent
        ? "Das erste große Bild soll zugleich sofort und später laden"
        : "Das erste große Bild der Seite lädt verzögert",
      advice:
        'loading="lazy" hält ein Bild zurück, bis der Browser die Seite aufgebaut hat. Steht dieses Bild oben, sehen Besucher erst eine Lücke: Nehmen Sie die Angabe dort weg.',
    };
    const evidence = {
      where: nameOfImage(image),
      value: urgent ? 'loading="lazy" und fetchpriority="high"' : 'loading="lazy"',
      expected: "ohne loading, wenn es oben auf der Seite steht",
    };
    const snippet = imageSnippet(image, { loading: null, fetchpriority: "high" });
    return urgent
      ? failed({ ...complaint, evidence: [evidence], snippet })
      : warning({ ...complaint, evidence: [evidence], snippet });
  },
};
