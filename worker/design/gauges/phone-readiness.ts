// Gauges of modernity: whether the page was made for more than one width.

import { counted } from "../../german/sentences.ts";
import type { Gauge, Reading } from "../aspect.ts";
import { type ViewportMeta, viewportMeta } from "../figures/viewport-meta.ts";
import { quoted } from "../wording.ts";

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
  weight: 24,
  good: 1,
  poor: 0,
  expected: "width=device-width, Vergrößern erlaubt",
  basis: "MDN: meta viewport; WCAG 2.2, 1.4.4",
  read({ mobile }): Reading {
    const content = mobile.snapshot.technique.viewportMeta;
    const state = viewportMeta(content);
    const written = content ? quoted(content, 50) : "";
    return {
      value: POINTS[state],
      shown: SHOWN[state],
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
  weight: 6,
  good: 2,
  poor: 0,
  expected: "mindestens 2 Regeln",
  basis: "MDN: Responsive Webdesign",
  read({ desktop }): Reading | null {
    const { widthQueries, cssFeatures } = desktop.snapshot.technique;
    if (widthQueries === null) return null;
    // Grid and clamp() follow the width without asking for it.
    const byThemselves = cssFeatures.filter((feature) => feature === "grid" || feature === "clamp").length;
    const shown = counted(widthQueries, "Abfrage", "Abfragen");
    return {
      value: widthQueries + byThemselves,
      shown,
      praise: `Das Stylesheet richtet sich nach der Breite des Bildschirms (${shown}).`,
      blame: `Das Stylesheet kennt fast nur eine Breite (${shown} nach der Breite des Bildschirms).`,
      suggestion: `Ordnen Sie die Seite für schmale Bildschirme eigens an: Spalten untereinander, Menü zum Aufklappen. Heute gibt es ${shown} dafür.`,
    };
  },
};
