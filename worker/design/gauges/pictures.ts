// Gauges of the brand: what the page shows of the firm, and whether its pictures keep their proportions.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import { classifyPage, isTool } from "../figures/page-sort.ts";
import { findStretchedPictures, measureImagery } from "../figures/pictures.ts";
import { germanNumber, percent } from "../wording.ts";

/** Pictures and drawings, and share of the page, from which on more adds nothing. */
const ENOUGH = { count: 6, share: 0.2 };

/** Share of the page. */
const EVERYTHING = 0.9;

export const imageryGauge: Gauge = {
  id: "imagery",
  label: "Bilder und Zeichnungen",
  weight: 5,
  good: 1,
  poor: 0,
  expected: "mindestens 6, auf einem Fünftel der Fläche",
  basis: "Erfahrung, an blind benoteten Seiten geprüft",
  read({ desktop }): Reading | null {
    if (isTool(desktop.snapshot)) return null;
    const { count, share } = measureImagery(desktop.snapshot);
    const shown = `${germanNumber(count)}, ${percent(share)} der Fläche`;
    return {
      value: (Math.min(1, count / ENOUGH.count) + Math.min(1, share / ENOUGH.share)) / 2,
      shown,
      // A ground behind everything is no picture of anything.
      withoutPraise: share > EVERYTHING,
      withoutBlame: classifyPage(desktop.snapshot) !== "firm",
      praise: `Die Seite zeigt etwas: ${counted(count, "Bild", "Bilder")} auf ${percent(share)} ihrer Fläche.`,
      blame:
        count === 0
          ? "Die Seite zeigt kein einziges Bild (0 Bilder): Wer Sie nicht kennt, sieht nichts von Ihrer Arbeit."
          : `Die Seite zeigt wenig: ${counted(count, "Bild", "Bilder")} auf ${percent(share)} ihrer Fläche.`,
      suggestion: `Zeigen Sie Ihre Arbeit, Ihre Leute, Ihr Haus: Eigene Fotos sagen mehr als Absätze (heute ${counted(count, "Bild", "Bilder")}).`,
    };
  },
};

export const stretchedGauge: Gauge = {
  id: "stretched-pictures",
  label: "Verzerrte Bilder",
  weight: 1,
  cost: 20,
  good: 0,
  poor: 0.4,
  expected: "keine",
  basis: "Erfahrung: Gestauchte Gesichter sieht jeder sofort",
  read({ desktop }): Reading | null {
    const found = findStretchedPictures(desktop.snapshot);
    if (!found) return null;
    const { all, stretched } = found;
    const shown = `${germanNumber(stretched.length)} von ${germanNumber(all)}`;
    return {
      value: stretched.length / all,
      shown,
      withoutPraise: true,
      praise: `Kein Bild ist verzerrt (${shown}).`,
      blame: `Bilder sind gestaucht oder in die Länge gezogen (${shown}).`,
      suggestion: `Beschneiden Sie Bilder auf das Maß, in dem sie stehen, oder setzen Sie object-fit: cover (heute verzerrt: ${shown}).`,
      annotations: annotate("desktop", stretched, () => "Dieses Bild ist verzerrt."),
    };
  },
};
