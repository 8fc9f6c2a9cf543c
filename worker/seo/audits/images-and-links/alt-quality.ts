import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal, germanNumber, quoted } from "../../engine/wording.ts";
import type { ImageFact } from "../../html/page-facts.ts";
import { addressOf, describeImage } from "../../page/image-address.ts";
import { altGap, buildImageSnippet } from "../../page/image-snippet.ts";
import { getExtension } from "../../page/urls.ts";
import { wordSet } from "../../text/word-sets.ts";
import { normalizePhrase } from "../../text/words.ts";

/** Characters; screen readers read it in one go. No standard gives a number. */
const maxLength = 150;
/** So many different images cannot show the same. */
const minRepeats = 4;
const maxShown = 5;

const imageEndings = wordSet("jpg jpeg png gif webp avif svg bmp tif tiff heic");
/** Say only that there is an image, with or without a number: Bild, avatar, image1, IMG_2041, CIMG3381. */
const genericWords = wordSet(
  "bild bilder foto fotos photo photos image images img grafik picture pic abbildung screenshot bildschirmfoto dsc dscn dscf pxl cimg imgp pict sam gopr dji mvi avatar profilbild beitragsbild vorschaubild titelbild headerbild unbenannt untitled platzhalter placeholder alt alternativtext slide slider banner header thumbnail icon",
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
    const repeated = countRepeatedTexts(described);
    const weak = described
      .map((image) => ({ image, reason: findWeakness(image, repeated) }))
      .filter((one): one is WeakImage => one.reason !== null);
    const [first, ...others] = weak;
    if (first === undefined) return passed();
    return warning({
      title: `${countOfTotal(weak.length, described.length, ["Der einzige Alternativtext", "Alternativtexten"], ["beschreibt", "beschreiben"])} das Bild nicht`,
      advice:
        'Der Alternativtext steht für das Bild, wenn jemand es nicht sieht, und die Bildersuche liest ihn. Sagen Sie in einem kurzen Satz, was zu sehen ist; Schmuckbilder bekommen ein leeres alt="".',
      evidence: [
        evidenceFor(first, html.text.text),
        ...others.slice(0, maxShown - 1).map((one) => evidenceFor(one, html.text.text)),
      ],
      share: 1 - weak.length / described.length,
      snippet: buildImageSnippet(first.image, { alt: altGap }),
    });
  },
};

interface WeakImage {
  image: ImageFact;
  /** German. */
  reason: string;
}

/** Number of different images for each text. */
function countRepeatedTexts(images: readonly ImageFact[]): ReadonlyMap<string, number> {
  const byText = Map.groupBy(images, ({ alt }) => normalizeStart(alt ?? ""));
  return new Map(Array.from(byText, ([text, same]) => [text, new Set(same.map(addressOf)).size]));
}

function findWeakness(image: ImageFact, repeated: ReadonlyMap<string, number>): string | null {
  const alt = (image.alt ?? "").trim();
  if (imageEndings.has(getExtension(alt)) && !/\s/.test(alt)) return "ist ein Dateiname";
  const text = normalizeStart(alt);
  if (genericWords.has(text.replace(/[\d ]+$/, ""))) return "sagt nur, dass dort ein Bild ist";
  const times = repeated.get(text) ?? 0;
  if (times >= minRepeats) return `steht an ${germanNumber(times)} verschiedenen Bildern`;
  return alt.length > maxLength ? `hat ${germanNumber(alt.length)} Zeichen` : null;
}

function evidenceFor({ image, reason }: WeakImage, text: string): Evidence {
  return {
    where: shortened(describeImage(image, text), 90),
    value: `alt=${quoted((image.alt ?? "").trim(), 60)} ${reason}`,
    expected: `was zu sehen ist, in höchstens ${maxLength} Zeichen`,
  };
}

/** The first 200 characters decide; the rest of a long text does not make it generic. */
function normalizeStart(text: string): string {
  return normalizePhrase(text.slice(0, 200));
}
