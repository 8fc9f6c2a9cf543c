// Gauges of the layout: how content and emptiness are spread over the page.
import type { Gauge, Reading } from "../aspect.ts";
import { balance } from "../figures/balance.ts";
import { whiteSpace } from "../figures/white-space.ts";
import { percent } from "../wording.ts";

export const balanceGauge: Gauge = {
  id: "balance",
  label: "Gewicht links und rechts",
  weight: 8,
  good: 0.5,
  poor: 0.95,
  expected: "höchstens 50 % Übergewicht",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = balance(desktop.snapshot);
    if (!found) return null;
    const side = found.side === "left" ? "links" : "rechts";
    const lean = percent(found.lean);
    return {
      value: found.lean,
      shown: `${lean} ${side}`,
      praise: `Texte und Bilder verteilen sich auf beide Hälften (Übergewicht ${side} ${lean}).`,
      blame: `Das Gewicht der Seite liegt meist ${side} (Übergewicht ${lean}); die andere Hälfte bleibt leer.`,
      suggestion: `Setzen Sie Bilder, Zahlen oder einen Kontaktkasten auf die leere Seite; heute liegt das Gewicht ${side} (Übergewicht ${lean}).`,
    };
  },
};

/** Share of the page that may stay empty without being noticed. */
const COMFORTABLE = { least: 0.35, most: 0.85 };

/** Beyond the range by so much, nothing is left of the points. */
const FARTHEST = 0.15;

export const whiteSpaceGauge: Gauge = {
  id: "white-space",
  label: "Freiraum",
  weight: 12,
  good: 0,
  poor: FARTHEST,
  expected: "35 bis 85 %",
  basis: "Erfahrung",
  read({ desktop }): Reading {
    const empty = whiteSpace(desktop.snapshot);
    const isFull = empty < COMFORTABLE.least;
    const share = percent(empty);
    return {
      value: Math.max(COMFORTABLE.least - empty, empty - COMFORTABLE.most, 0),
      shown: share,
      praise: `Der Inhalt hat Luft: ${share} der Seite bleiben frei.`,
      blame: isFull
        ? `Die Seite ist voll: Frei bleiben ${share} der Fläche, das Auge findet keinen Halt.`
        : `Die Seite ist leer: Auf ${share} der Fläche steht weder Text noch Bild.`,
      suggestion: isFull
        ? `Nehmen Sie weg, was niemand vermisst, und geben Sie dem Rest mehr Abstand (heute sind ${share} frei).`
        : `Rücken Sie zusammen, was zusammengehört, oder zeigen Sie mehr: Bilder Ihrer Arbeit, Leistungen, Wege zu Ihnen (heute sind ${share} leer).`,
    };
  },
};
