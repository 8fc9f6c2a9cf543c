// Gauges of the layout: how many distances there are, and how many of them come again.
import type { Gauge, Reading } from "../aspect.ts";
import { spacing } from "../figures/spacing.ts";
import { listed, percent, pixels } from "../wording.ts";

/** px; smaller ones differ by the typeface's rounding, and nobody finds them in the picture. */
const VISIBLE_GAP = 12;

export const spacingStepsGauge: Gauge = {
  id: "spacing-steps",
  label: "Verschiedene senkrechte Abstände",
  weight: 12,
  good: 10,
  poor: 24,
  expected: "höchstens 10",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = spacing(desktop.snapshot);
    if (!found) return null;
    return {
      value: found.steps,
      shown: String(found.steps),
      praise: `Neun von zehn Abständen kommen mit ${found.steps} Maßen aus; das bringt Ruhe in die Seite.`,
      blame: `Zwischen den Kästen stehen ${found.steps} verschiedene Abstände; die Seite wirkt dadurch unruhig.`,
      suggestion: `Einigen Sie sich auf wenige Abstände, etwa 8, 16, 32 und 64 px, statt der ${found.steps} von heute.`,
    };
  },
};

export const spacingRhythmGauge: Gauge = {
  id: "spacing-rhythm",
  label: "Abstände, die wiederkehren",
  weight: 8,
  good: 0.65,
  poor: 0.2,
  expected: "mindestens 65 %",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = spacing(desktop.snapshot);
    if (!found) return null;
    const usual = listed(found.usual.map(pixels));
    const share = percent(found.recurring);
    return {
      value: found.recurring,
      shown: share,
      praise: `Die Abstände haben einen Takt: ${share} von ihnen kehren wieder${usual ? `, am häufigsten ${usual}` : ""}.`,
      blame: `Den Abständen fehlt ein Takt: ${share} von ihnen kommen wenigstens dreimal vor.`,
      suggestion: usual
        ? `Nehmen Sie für gleiche Dinge gleiche Abstände. Am häufigsten steht auf der Seite schon ${usual}.`
        : "Nehmen Sie für gleiche Dinge gleiche Abstände, zum Beispiel 24 px zwischen Absätzen und 80 px zwischen Abschnitten.",
      annotations: found.odd
        .filter(({ distance }) => distance >= VISIBLE_GAP)
        .slice(0, 4)
        .map(({ box, distance }) => ({
          viewport: "desktop",
          text: `Den Abstand von ${pixels(distance)} gibt es nur an dieser Stelle.`,
          box,
        })),
    };
  },
};
