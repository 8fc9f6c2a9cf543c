// Gauges of modernity: whether the page and its pictures adapt to the screen.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import { findOversizedPictures, pictureFormats } from "../figures/large-pictures.ts";
import { measurePhoneOverflow, parseViewportMeta, type ViewportMeta } from "../figures/phone.ts";
import { germanNumber, percent, pixels, quoted } from "../wording.ts";

const POINTS: Record<ViewportMeta, number> = { missing: 0, fixed: 0, unzoomable: 0.6, fitting: 1 };
const SHOWN: Record<ViewportMeta, string> = {
  missing: "fehlt",
  fixed: "feste Breite",
  unzoomable: "angepasst, Vergrößern gesperrt",
  fitting: "angepasst",
};

export const viewportMetaGauge: Gauge = {
  id: "viewport-meta",
  label: "Anpassung an das Handy (meta viewport)",
  weight: 0.5,
  cost: 45,
  good: 1,
  poor: 0,
  expected: "width=device-width, Vergrößern erlaubt",
  basis: "MDN: meta viewport; WCAG 2.2, 1.4.4",
  read({ mobile }): Reading {
    const content = mobile.snapshot.technique.viewportMeta;
    const state = parseViewportMeta(content);
    const written = content ? quoted(content, 50) : "";
    return {
      value: POINTS[state],
      shown: SHOWN[state],
      // What visitors see of it is whether the page fits, and that is said.
      withoutPraise: true,
      withoutBlame: state !== "unzoomable" && measurePhoneOverflow(mobile.snapshot).excess > 0,
      praise: "Die Seite sagt dem Handy, dass sie in seine Breite passt (width=device-width).",
      blame: {
        missing:
          "Der Seite fehlt die Angabe für Handys (meta viewport): Sie erscheint dort wie am Rechner, nur winzig.",
        fixed: `Die Seite gibt dem Handy eine feste Breite vor (${written}) und erscheint dort verkleinert.`,
        unzoomable: `Die Seite verbietet das Vergrößern mit zwei Fingern (${written}); wer schlecht sieht, kommt nicht weiter.`,
        fitting: "Die Seite passt sich der Breite des Handys an (width=device-width).",
      }[state],
      suggestion:
        state === "unzoomable"
          ? "Nehmen Sie user-scalable=no und maximum-scale aus der Angabe im Kopf der Seite."
          : 'Setzen Sie <meta name="viewport" content="width=device-width, initial-scale=1"> in den Kopf der Seite, und prüfen Sie sie danach am Handy.',
    };
  },
};

export const widthQueriesGauge: Gauge = {
  id: "width-queries",
  label: "Anordnung je nach Breite",
  weight: 4.5,
  good: 2,
  poor: 0,
  expected: "mindestens 2 Regeln",
  basis: "MDN: Responsive Webdesign",
  read({ desktop }): Reading | null {
    const { widthQueries, cssFeatures } = desktop.snapshot.technique;
    if (widthQueries === null) return null;
    // Grid and clamp() adapt without a query.
    const withoutQuery = cssFeatures.filter((feature) => feature === "grid" || feature === "clamp").length;
    const shown = counted(widthQueries, "Abfrage", "Abfragen");
    return {
      value: widthQueries + withoutQuery,
      shown,
      // What visitors see of it is whether the page fits, and that is said.
      withoutPraise: true,
      withoutBlame: true,
      praise: `Das Stylesheet richtet sich nach der Breite des Bildschirms (${shown}).`,
      blame: `Das Stylesheet kennt fast nur eine Breite (${shown} nach der Breite des Bildschirms).`,
      suggestion: `Ordnen Sie die Seite für schmale Bildschirme eigens an: Spalten untereinander, Menü zum Aufklappen. Heute gibt es ${shown} dafür.`,
    };
  },
};

/** px² */
const WORTH_SAVING = 40_000;

export const pictureFormatsGauge: Gauge = {
  id: "picture-formats",
  label: "Große Bilder in WebP, AVIF oder SVG",
  weight: 0.5,
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
      // A small picture is as small in any format.
      withoutBlame: found.old.every(({ box }) => box.width * box.height < WORTH_SAVING),
      praise: `Die Bilder sind in heutigen Formaten gespeichert: ${share} der Bildfläche als WebP, AVIF oder SVG.`,
      blame: `${counted(found.old.length, "großes Bild liegt", "große Bilder liegen")} noch als ${formatName(largest?.format)} vor; in heutigen Formaten sind es ${share} der Bildfläche.`,
      suggestion: `Speichern Sie Fotos als WebP oder AVIF; die Dateien werden kleiner, die Bilder nicht schlechter. Es geht um ${counted(found.old.length, "Bild", "Bilder")}.`,
      annotations: annotate(
        "desktop",
        found.old,
        ({ box, format }) =>
          `Dieses Bild ist als ${formatName(format)} gespeichert, ${pixels(Math.round(box.width))} breit gezeigt.`,
      ),
    };
  },
};

const NAMES = new Map(Object.entries({ jpeg: "JPEG", png: "PNG", gif: "GIF", bmp: "BMP" }));

function formatName(format: string | null | undefined): string {
  return NAMES.get(format ?? "") ?? "älteres Format";
}

export const responsivePicturesGauge: Gauge = {
  id: "responsive-pictures",
  label: "Bilder in passender Größe am Handy",
  weight: 1,
  good: 0.9,
  poor: 0.2,
  expected: "mindestens 90 % der großen Bilder",
  basis: "MDN: Responsive images",
  read({ mobile: { snapshot } }): Reading | null {
    const found = findOversizedPictures(snapshot);
    if (!found) return null;
    const { total, oversized, hasSpare } = found;
    const fitting = (total - oversized.length) / total;
    const [worst] = oversized;
    const width = germanNumber(worst?.loaded ?? 0);
    return {
      value: fitting,
      shown: percent(fitting),
      // One that is far too large may weigh more than all the others.
      withoutPraise: worst !== undefined || hasSpare,
      praise: `Das Handy bekommt Bilder in seiner Größe (${percent(fitting)} der großen Bilder).`,
      blame: `Am Handy werden ${oversized.length} von ${total} großen Bildern viel zu groß geladen, das schlimmste ${width} Pixel breit.`,
      suggestion: worst
        ? `Bieten Sie Bilder in mehreren Breiten an (srcset). Für das Handy genügen hier ${germanNumber(worst.needed)} statt ${width} Pixel.`
        : "Bieten Sie auch neue Bilder in mehreren Breiten an (srcset).",
      annotations: annotate(
        "mobile",
        oversized,
        ({ loaded, needed }) =>
          `Geladen werden ${germanNumber(loaded)} Pixel Breite; ${germanNumber(needed)} genügen.`,
      ),
    };
  },
};
