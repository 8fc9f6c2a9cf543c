// What the picture of the page tells of its colours, photos included.
import { viewportNames } from "#contract/design-rating.ts";
import type { Gauge } from "../aspect.ts";
import type { DesignFacts } from "../design-facts.ts";
import type { PixelFigures } from "../pixels.ts";
import { germanNumber } from "../wording.ts";

/** Above, the source calls a picture extremely colourful; flat brand colours come close to it and are no fault. */
const calm = { least: 4, most: 109 };

export const colourfulness: Gauge = {
  id: "colourfulness",
  label: "Farbigkeit der ganzen Seite",
  weight: 8,
  good: 0,
  poor: 40,
  expected: "4 bis 109",
  basis: "Hasler und Süsstrunk 2003: ab 109 überaus bunt; die untere Grenze ist Erfahrung",
  read(facts) {
    const figure = meanOf(facts, (pixels) => pixels.colourfulness);
    const shown = germanNumber(figure);
    const isLoud = figure > calm.most;
    const [impression, advice] = isLoud
      ? [
          "Das wirkt grell",
          "Nehmen Sie großen Flächen die Farbe und heben Sie kräftige Töne für Schaltflächen auf",
        ]
      : [
          "Das wirkt farblos",
          "Setzen Sie Ihre Hausfarbe oder ein Foto ein, damit die Seite im Gedächtnis bleibt",
        ];
    return {
      // A page without any colour loses a tenth of the points, no more: black and white is a decision.
      value: isLoud ? figure - calm.most : Math.max(0, calm.least - figure),
      shown,
      praise: `Die Farbigkeit liegt mit ${shown} in einem angenehmen Bereich (0 ist grau, ab 109 ist grell).`,
      blame: `Die Farbigkeit der Seite liegt bei ${shown} (0 ist grau, ab 109 ist grell). ${impression}.`,
      suggestion: `${advice} (Farbigkeit jetzt ${shown}).`,
    };
  },
};

export const luminanceSpread: Gauge = {
  id: "luminance-spread",
  label: "Unterschied zwischen hellen und dunklen Flächen",
  weight: 7,
  good: 0.12,
  poor: 0.02,
  expected: "mindestens 0,12",
  basis: "Erfahrung: Streuung der relativen Leuchtdichte nach WCAG, höchstens 0,5",
  read(facts) {
    const figure = meanOf(facts, (pixels) => pixels.luminanceSpread);
    const shown = germanNumber(figure, 2);
    return {
      value: figure,
      shown,
      praise: `Helle und dunkle Flächen gliedern die Seite (Streuung der Helligkeit ${shown}).`,
      blame: `Die Seite ist fast überall gleich hell (Streuung der Helligkeit ${shown}) und wirkt dadurch flach.`,
      suggestion: `Gliedern Sie die Seite mit einem dunklen oder kräftigen Abschnitt, etwa am Anfang und am Ende (Streuung der Helligkeit jetzt ${shown}).`,
    };
  },
};

function meanOf(facts: DesignFacts, figure: (pixels: PixelFigures) => number): number {
  return viewportNames.reduce((sum, name) => sum + figure(facts[name].pixels), 0) / viewportNames.length;
}
