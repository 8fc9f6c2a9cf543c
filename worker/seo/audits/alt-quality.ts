import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import { extensionOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { nameOfImage } from "../image-figures.ts";
import { altToWrite, imageSnippet } from "../image-snippet.ts";
import type { ImageFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { evidenceOf, notApplicable, passed, warning } from "../verdicts.ts";
import { germanNumber, partOf, quoted } from "../wording.ts";
import { bareText } from "../words.ts";

/** Characters; a text in place of an image is heard in one go. No standard gives a number. */
const longest = 150;
/** So many different images cannot show the same. */
const manyTimes = 4;
const shown = 5;

const imageEndings = new Set([
  "jpg",
  "jpeg",
  "png",
  "gif",
  "webp",
  "avif",
  "svg",
  "bmp",
  "tif",
  "tiff",
  "heic",
]);
/** Words that only say that there is an image, with or without a number: Bild, image1, IMG_2041, DSC00012. */
const generic = new Set(
  "bild bilder foto fotos photo photos image images img grafik picture pic abbildung screenshot bildschirmfoto dsc dscn dscf pxl unbenannt untitled platzhalter placeholder alt alternativtext slide slider banner header thumbnail icon".split(
    " ",
  ),
);

export const altQuality: Audit = {
  id: "alt-quality",
  group: "images-and-links",
  topic: "Aussage der Alternativtexte",
  passedTitle: "Die Alternativtexte beschreiben die Bilder",
  source: sources.altTexts,
  basis:
    "Keine Norm nennt eine Länge. 150 Zeichen hört man in einem Zug; derselbe Text an vier verschiedenen Bildern kann nicht überall stimmen (Erfahrungswerte).",
  judge({ html }) {
    const described = html.images.filter(({ alt }) => (alt ?? "").trim() !== "");
    if (described.length === 0) return notApplicable("Kein Bild hat einen Alternativtext mit Inhalt");
    const repeated = repeatedTexts(described);
    const weak = described.flatMap((image) => {
      const reason = weaknessOf(image, repeated);
      return reason === null ? [] : [{ image, reason }];
    });
    const [first] = weak;
    if (first === undefined) return passed();
    return warning({
      title: `${partOf(weak.length, described.length, ["Der einzige Alternativtext", "Alternativtexten"], ["beschreibt", "beschreiben"])} das Bild nicht`,
      advice:
        'Der Alternativtext steht für das Bild, wenn jemand es nicht sieht, und die Bildersuche liest ihn. Sagen Sie in einem kurzen Satz, was zu sehen ist; Schmuckbilder bekommen ein leeres alt="".',
      evidence: evidenceOf(
        weak.slice(0, shown).map(({ image, reason }) => evidenceFor(image, reason)),
        evidenceFor(first.image, first.reason),
      ),
      share: 1 - weak.length / described.length,
      snippet: imageSnippet(first.image, { alt: altToWrite }),
    });
  },
};

/** Texts that stand at many images with different addresses. */
function repeatedTexts(images: readonly ImageFact[]): ReadonlyMap<string, number> {
  const addresses = new Map<string, Set<string>>();
  for (const image of images) {
    const text = bare(image.alt ?? "");
    const known = addresses.get(text) ?? new Set<string>();
    addresses.set(text, known.add(nameOfImage(image)));
  }
  return new Map(
    [...addresses].filter(([, { size }]) => size >= manyTimes).map(([text, { size }]) => [text, size]),
  );
}

/** German reason, or null. */
function weaknessOf(image: ImageFact, repeated: ReadonlyMap<string, number>): string | null {
  const alt = (image.alt ?? "").trim();
  if (imageEndings.has(extensionOf(alt)) && !/\s/.test(alt)) return "ist ein Dateiname";
  const text = bare(alt);
  if (generic.has(text.replace(/[\d ]+$/, ""))) return "sagt nur, dass dort ein Bild ist";
  const times = repeated.get(text);
  if (times !== undefined) return `steht an ${germanNumber(times)} verschiedenen Bildern`;
  return alt.length > longest ? `hat ${germanNumber(alt.length)} Zeichen` : null;
}

function evidenceFor(image: ImageFact, reason: string): Evidence {
  return {
    where: shortened(nameOfImage(image), 80),
    value: `alt=${quoted((image.alt ?? "").trim(), 60)} ${reason}`,
    expected: `was zu sehen ist, in höchstens ${longest} Zeichen`,
  };
}

/** Characters that decide; the rest of a long text does not make it generic. */
const compared = 200;

function bare(text: string): string {
  return bareText(text.slice(0, compared));
}
