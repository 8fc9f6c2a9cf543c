import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import type { ImageFact } from "../../html/page-facts.ts";
import { addressOf, describeImage } from "../../page/image-address.ts";
import { buildImageSnippet } from "../../page/image-snippet.ts";
import { isLazy, isOnFirstScreen, parseWidth } from "../../page/images.ts";

/** Pixels; smaller ones are logos and icons. */
const largeWidth = 400;
/** Ornaments that nobody waits for. */
const isDrawing = (image: ImageFact) => /\.svg(?:[?#]|$)/i.test((addressOf(image) ?? "").slice(-200));
/** After a logo and one more; a large image further down should load late. */
const firstImages = 3;

export const firstImageEager: Audit = {
  id: "first-image-eager",
  group: "images-and-links",
  topic: "Laden des ersten großen Bildes",
  passedTitle: "Das erste große Bild lädt sofort",
  source: sources.lazyLoading,
  asksTemplate: true,
  basis:
    "Gemeint ist das erste der ersten drei Bilder ab 400 Pixeln Breite, vor dem höchstens 600 Zeichen Text stehen. Das ist eine Annahme: Aus dem HTML geht nicht hervor, was der erste Bildschirm zeigt.",
  judge({ html }) {
    const image = html.images
      .slice(0, firstImages)
      .find((one) => (parseWidth(one) ?? 0) >= largeWidth && !isDrawing(one) && isOnFirstScreen(one));
    if (image === undefined) {
      return notApplicable(`Oben auf der Seite nennt kein Foto im HTML eine Breite ab ${largeWidth} Pixeln`);
    }
    if (image.src === null || image.src.startsWith("data:") || image.lateSrc !== undefined) {
      return unchecked("Das erste große Bild wird per Skript geladen; wann, zeigt das HTML nicht.");
    }
    if (!isLazy(image)) return passed();
    const isUrgent = image.fetchPriority?.trim().toLowerCase() === "high";
    const complain = isUrgent ? failed : warning;
    const value = isUrgent ? 'loading="lazy" und fetchpriority="high"' : 'loading="lazy"';
    const expected = "ohne loading, wenn es oben auf der Seite steht";
    return complain({
      title: isUrgent
        ? "Das erste große Bild soll zugleich sofort und später laden"
        : "Das erste große Bild der Seite lädt verzögert",
      advice:
        'loading="lazy" hält ein Bild zurück, bis der Browser die Seite aufgebaut hat. Steht dieses Bild oben, sehen Besucher erst eine Lücke: Nehmen Sie die Angabe dort weg.',
      evidence: [{ where: describeImage(image, html.text.text), value, expected }],
      snippet: buildImageSnippet(image, { loading: null, fetchpriority: "high" }),
    });
  },
};
