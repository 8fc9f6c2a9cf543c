// Gauges of the layout: margins on the phone, room between parts, areas, columns, and how much text meets the eye at first.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import {
  countColumnRows,
  countFirstCharacters,
  listBands,
  measurePhoneMargin,
  measureSectionSpace,
} from "../figures/composition.ts";
import { isTool } from "../figures/page-sort.ts";
import { germanNumber, pixels, quoted } from "../wording.ts";

const BLIND = "Erfahrung, an blind benoteten Seiten geprüft";

/** px */
const WANTED_MARGIN = 16;

export const phoneMarginGauge: Gauge = {
  id: "phone-margin",
  label: "Rand neben dem Text am Handy",
  weight: 6,
  good: WANTED_MARGIN,
  poor: 3,
  expected: "mindestens 16 px, ohne seitwärts zu schieben",
  basis: BLIND,
  read({ mobile }): Reading | null {
    const found = measurePhoneMargin(mobile.snapshot);
    if (!found) return null;
    const margin = pixels(Math.round(found.margin));
    return {
      value: found.margin,
      shown: margin,
      praise: `Am Handy hat der Text ${margin} Rand und lässt sich ruhig lesen.`,
      blame:
        found.margin > 0
          ? `Am Handy klebt der Text fast am Rand des Bildschirms: Dazwischen bleiben ${margin}.`
          : "Am Handy reicht die Seite über den Bildschirm hinaus oder bis an seinen Rand; der Text hat keinen Halt (0 px).",
      suggestion: `Geben Sie dem Inhalt am Handy links und rechts 16 bis 24 px Rand (heute ${margin}).`,
      annotations: annotate(
        "mobile",
        found.nearest.filter(({ box }) => box.x < WANTED_MARGIN),
        ({ box }) => `Dieser Text steht ${pixels(Math.max(0, Math.round(box.x)))} neben dem Rand.`,
      ),
    };
  },
};

export const sectionSpaceGauge: Gauge = {
  id: "section-space",
  label: "Freiraum zwischen den Abschnitten",
  weight: 4,
  good: 80,
  poor: 24,
  expected: "mindestens 80 px",
  basis: BLIND,
  read({ desktop }): Reading | null {
    const space = isTool(desktop.snapshot) ? null : measureSectionSpace(desktop.snapshot);
    if (space === null) return null;
    const shown = pixels(Math.round(space));
    return {
      value: space,
      shown,
      praise: `Die Abschnitte sind deutlich getrennt: Zwischen ihnen liegen ${shown}.`,
      blame: `Die Abschnitte rücken eng zusammen: Selbst die größten Lücken messen nur ${shown}.`,
      suggestion: `Lassen Sie am Rechner zwischen zwei Abschnitten 80 bis 120 px frei, deutlich mehr als innerhalb eines Abschnitts (heute ${shown}).`,
    };
  },
};

export const bandsGauge: Gauge = {
  id: "bands",
  label: "Abschnitte mit eigenem Grund",
  weight: 3.5,
  good: 3,
  poor: 0,
  expected: "mindestens 3",
  basis: BLIND,
  read({ desktop }): Reading | null {
    if (desktop.snapshot.texts.length === 0 || isTool(desktop.snapshot)) return null;
    const count = listBands(desktop.snapshot).length;
    const shown = counted(count, "Abschnitt", "Abschnitte");
    return {
      value: count,
      shown,
      praise: `Man sieht, wo etwas Neues beginnt: ${shown} mit eigenem Grund gliedern die Seite.`,
      blame:
        count === 0
          ? "Alles steht auf demselben Grund (0 Abschnitte mit eigenem): Beim Überfliegen findet das Auge keinen Halt."
          : `Nur ${shown} der Seite ${count === 1 ? "hat" : "haben"} einen eigenen Grund; der Rest läuft ineinander.`,
      suggestion: `Hinterlegen Sie einzelne Abschnitte über die ganze Breite mit einem zweiten, ruhigen Ton oder einem Foto (heute ${shown}).`,
    };
  },
};

export const columnsGauge: Gauge = {
  id: "columns",
  label: "Reihen mit Inhalt nebeneinander",
  weight: 4.5,
  good: 4,
  poor: 0,
  expected: "mindestens 4",
  basis: BLIND,
  read({ desktop }): Reading | null {
    if (desktop.snapshot.texts.length === 0) return null;
    const rows = countColumnRows(desktop.snapshot);
    const shown = counted(rows, "Reihe", "Reihen");
    return {
      value: rows,
      shown,
      praise: `Die Seite nutzt die Breite des Bildschirms: In ${shown} steht Inhalt nebeneinander.`,
      blame: `Am Rechner steht fast alles untereinander (${shown} mit Inhalt nebeneinander); die Breite bleibt ungenutzt.`,
      suggestion: `Setzen Sie am Rechner zusammen, was zusammengehört: Leistungen als Karten, Bild neben Text (heute ${shown}).`,
    };
  },
};

export const firstTextGauge: Gauge = {
  id: "first-screen-text",
  label: "Menge an Text im ersten Bildschirm",
  weight: 0.5,
  good: 500,
  poor: 1400,
  expected: "höchstens 500 Zeichen",
  basis: BLIND,
  read({ desktop }): Reading | null {
    const characters = isTool(desktop.snapshot) ? null : countFirstCharacters(desktop.snapshot);
    if (characters === null) return null;
    const shown = `${germanNumber(characters)} Zeichen`;
    const longest = desktop.snapshot.texts
      .filter(({ box, inOverlay }) => !inOverlay && box.y < desktop.snapshot.viewport.height)
      .toSorted((one, other) => other.characters - one.characters)[0];
    return {
      value: characters,
      shown,
      praise: `Der erste Bildschirm ist schnell erfasst: Dort stehen ${shown}.`,
      blame: `Im ersten Bildschirm stehen ${shown}. So viel liest niemand, bevor er weiß, ob er richtig ist.`,
      suggestion: `Sagen Sie oben nur, wer Sie sind, was Sie tun und wie es weitergeht; der Rest kann tiefer stehen${longest ? `, zum Beispiel ${quoted(longest.sample, 50)}` : ""}.`,
    };
  },
};
