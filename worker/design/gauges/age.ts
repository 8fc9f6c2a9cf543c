// Gauges of modernity: what gives a page's age away, and what new it uses.

import { counted } from "../../german/sentences.ts";
import type { Gauge, Reading } from "../aspect.ts";
import { obsoleteMarkup, oldTechniques } from "../figures/old-marks.ts";
import { listed } from "../wording.ts";

export const obsoleteMarkupGauge: Gauge = {
  id: "obsolete-markup",
  label: "Veraltetes HTML",
  weight: 10,
  good: 0,
  poor: 20,
  expected: "keines",
  basis: "HTML-Standard: Obsolete features",
  read({ desktop }): Reading {
    const { count, names } = obsoleteMarkup(desktop.snapshot.technique);
    const places = counted(count, "Stelle", "Stellen");
    return {
      value: count,
      shown: places,
      praise: "Das HTML ist auf dem heutigen Stand: veraltete Befehle stehen an 0 Stellen.",
      blame: `Im HTML stehen Befehle, die seit Jahren abgeschafft sind: ${listed(names, 4)} (${places}).`,
      suggestion: `Geben Sie das Aussehen im Stylesheet an statt mit ${listed(names, 3) || "veralteten Befehlen"} (${places}).`,
    };
  },
};

export const oldTechniquesGauge: Gauge = {
  id: "old-techniques",
  label: "Technik von früher",
  weight: 6,
  good: 0,
  poor: 2,
  expected: "keine",
  basis: "Erfahrung",
  read({ desktop }): Reading {
    const found = oldTechniques(desktop.snapshot.technique);
    const names = listed(found, 4);
    return {
      value: found.length,
      shown: names || "keine",
      praise: "Nichts auf der Seite stammt aus der Frühzeit des Webs (0 Funde).",
      blame: `An der Technik sieht man der Seite ihr Alter an: ${names}.`,
      suggestion: `Ersetzen oder entfernen Sie: ${names || "nichts"}.`,
    };
  },
};

/** Of Technique.cssFeatures, in words of the trade. */
const CSS_FEATURES = new Map(
  Object.entries({
    "custom-properties": "CSS-Variablen",
    grid: "CSS-Grid",
    clamp: "fließende Größen (clamp)",
    container: "Container-Abfragen",
    "color-scheme": "Farbschema",
    "aspect-ratio": "feste Seitenverhältnisse (aspect-ratio)",
    has: ":has()",
    nesting: "verschachtelte Regeln",
    logical: "logische Abstände",
  }),
);

export const cssFeaturesGauge: Gauge = {
  id: "css-features",
  label: "CSS der letzten Jahre",
  weight: 0,
  good: 3,
  poor: 0,
  expected: "ohne Vorgabe",
  basis: "Erfahrung",
  read({ desktop }): Reading {
    const found = desktop.snapshot.technique.cssFeatures.flatMap(
      (feature) => CSS_FEATURES.get(feature) ?? [],
    );
    const names = listed(found, 9);
    return {
      value: found.length,
      shown: names || "nichts davon",
      praise: `Das Stylesheet nutzt ${found.length} Mittel der letzten Jahre: ${names}.`,
      blame: `Das Stylesheet nutzt ${found.length} Mittel der letzten Jahre${names ? `: ${names}` : ""}.`,
      suggestion: "CSS-Variablen und Grid machen spätere Änderungen billiger; dringend ist das nicht.",
    };
  },
};
