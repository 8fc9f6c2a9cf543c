// Gauge of the layout: boxes on common lines.

import { counted } from "../../german/sentences.ts";
import type { Gauge, Reading } from "../aspect.ts";
import { alignment } from "../figures/alignment.ts";
import { percent, pixels } from "../wording.ts";

export const alignmentGauge: Gauge = {
  id: "alignment",
  label: "Kästen auf gemeinsamen Linien",
  weight: 35,
  good: 0.9,
  poor: 0.5,
  expected: "mindestens 90 %",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = alignment(desktop.snapshot);
    if (!found) return null;
    const [worst] = found.strays;
    const share = percent(found.share);
    return {
      value: found.share,
      shown: share,
      praise: `Die Kanten passen zueinander: ${share} der Kästen stehen auf gemeinsamen Linien.`,
      blame: `Es gibt verrutschte Stellen (${found.strays.length}): ${share} der Kästen stehen auf gemeinsamen Linien.`,
      suggestion: worst
        ? `Richten Sie Texte und Kästen an denselben Kanten aus. Die auffälligste Stelle steht ${pixels(worst.distance)} daneben und betrifft ${counted(worst.leaves, "Kasten", "Kästen")}.`
        : "Richten Sie neue Texte und Kästen an den Kanten aus, die es schon gibt.",
      annotations: found.strays.slice(0, 4).map(({ box, distance }) => ({
        viewport: "desktop",
        text: `Dieser Kasten steht ${pixels(distance)} neben der Linie seiner Nachbarn.`,
        box,
      })),
    };
  },
};
