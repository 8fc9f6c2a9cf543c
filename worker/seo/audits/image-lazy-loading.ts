import type { Audit } from "../audit.ts";
import { isLazy, nameOfImage } from "../image-figures.ts";
import { imageSnippet } from "../image-snippet.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { partOf, someOf } from "../wording.ts";

/** Images at the start of a page are on the first screen and should load at once. */
const firstImages = 3;

export const imageLazyLoading: Audit = {
  id: "image-lazy-loading",
  group: "images-and-links",
  topic: "Spätes Laden der unteren Bilder",
  passedTitle: "Bilder weiter unten werden erst bei Bedarf geladen",
  source: sources.lazyLoading,
  basis:
    "Dass die ersten drei Bilder oben stehen, ist eine Annahme: Aus dem HTML geht nicht hervor, was der erste Bildschirm zeigt.",
  judge({ html }, { technology }) {
    const later = html.images.slice(firstImages);
    if (later.length === 0) return notApplicable(`Die Seite hat höchstens ${firstImages} Bilder`);
    const eager = later.filter((image) => !isLazy(image));
    const [first] = eager;
    if (first === undefined) return passed();
    if (
      technology.libraries.includes("lazysizes") ||
      eager.some(({ src }) => src === null || src.startsWith("data:"))
    ) {
      return unchecked(
        "Die Bilder werden per Skript nachgeladen; ob das späte Laden gelingt, zeigt das HTML nicht.",
      );
    }
    return warning({
      title: `${partOf(eager.length, later.length, ["Ein Bild weiter unten", "Bildern weiter unten"], ["lädt", "laden"])} sofort mit`,
      advice:
        'Auf dem Handy kostet das Wartezeit und Datenvolumen. Geben Sie Bildern unterhalb des ersten Bildschirms loading="lazy".',
      evidence: [
        {
          where: `Bilder ab dem ${firstImages + 1}.`,
          value: someOf(eager.map(nameOfImage)),
          expected: 'loading="lazy"',
        },
      ],
      share: 1 - eager.length / later.length,
      snippet: imageSnippet(first, { loading: "lazy", fetchpriority: null }),
    });
  },
};
