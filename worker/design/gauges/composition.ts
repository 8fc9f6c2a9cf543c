// Gauges of the layout: margins on the phone, room between parts, areas, columns, and how much text meets the eye at first.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import {
  countColumnRows,
  countFirstCharacters,
  countStretches,
  listBands,
  measurePhoneMargin,
  measureSectionSpace,
} from "../figures/composition.ts";
import { classifyPage, isArticle, isTool } from "../figures/page-sort.ts";
import { measurePhoneOverflow } from "../figures/phone.ts";
import { germanNumber, pixels, quoted } from "../wording.ts";

const BLIND = "Erfahrung, an blind benoteten Seiten geprüft";

/** px */
const WANTED_MARGIN = 16;

export const phoneMarginGauge: Gauge = {
  id: "phone-margin",
  label: "Rand neben dem Text am Handy",
  weight: 6,
  cost: 15,
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
      withoutPraise: found.nearest.some(({ box }) => box.x < WANTED_MARGIN),
      // A page that is too wide is told so; its text may have all the room it needs.
      withoutBlame: found.margin === 0 && measurePhoneOverflow(mobile.snapshot).excess > 0,
      praise: "Am Handy hält der Text Abstand vom Rand des Bildschirms.",
      blame: `Am Handy klebt der Text am Rand des Bildschirms: Dazwischen bleiben ${margin}.`,
      suggestion: `Geben Sie dem Inhalt am Handy links und rechts 16 bis 24 px Rand (heute ${margin}).`,
      annotations: annotate(
        "mobile",
        found.nearest.filter(({ box }) => box.x < WANTED_MARGIN),
        ({ box }) => `Dieser Text steht ${pixels(Math.max(0, Math.round(box.x)))} neben dem Rand.`,
      ),
    };
  },
};

/** px: more makes a page better, less than enough is a fault. */
const WANTED_SPACE = 80;
const ENOUGH_SPACE = 40;
/** px: more divides nothing, it is missing something. */
const HOLE = 240;

export const sectionSpaceGauge: Gauge = {
  id: "section-space",
  label: "Freiraum zwischen den Abschnitten",
  weight: 6,
  good: WANTED_SPACE,
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
      withoutPraise: space > HOLE,
      withoutBlame: space >= ENOUGH_SPACE || isArticle(desktop.snapshot),
      praise: `Die Abschnitte sind deutlich getrennt: Zwischen ihnen liegen bis zu ${shown}.`,
      blame: `Die Abschnitte rücken eng zusammen: Selbst die größten Lücken messen nur ${shown}.`,
      suggestion: `Lassen Sie am Rechner zwischen zwei Abschnitten deutlich mehr Platz als innerhalb eines Abschnitts, ab 64 px (heute ${shown}).`,
    };
  },
};

/** Stretches of the page, each on another ground than the one before, from which on it is divided. */
const DIVIDED = 3;

export const bandsGauge: Gauge = {
  id: "bands",
  label: "Abschnitte mit eigenem Grund",
  weight: 4.5,
  good: 3,
  poor: 0,
  expected: "mindestens 3",
  basis: BLIND,
  read({ desktop }): Reading | null {
    if (desktop.snapshot.texts.length === 0 || isTool(desktop.snapshot)) return null;
    const bands = listBands(desktop.snapshot);
    const count = bands.length;
    const shown = counted(count, "Abschnitt", "Abschnitte");
    return {
      value: count,
      shown,
      withoutBlame:
        classifyPage(desktop.snapshot) !== "firm" ||
        (count > 0 && countStretches(bands, desktop.snapshot) >= DIVIDED),
      praise: `Man sieht, wo etwas Neues beginnt: ${shown} mit eigenem Grund gliedern die Seite.`,
      blame:
        count === 0
          ? "Kein Abschnitt hebt sich über die ganze Breite durch einen eigenen Grund ab."
          : `Über die ganze Breite ${count === 1 ? "hat" : "haben"} nur ${shown} einen eigenen Grund.`,
      suggestion: `Hinterlegen Sie einzelne Abschnitte über die ganze Breite mit einem zweiten, ruhigen Ton oder einem Foto (heute ${shown}).`,
    };
  },
};

/** One shows that the width is used; more make a page better. */
const WANTED_ROWS = 4;

export const columnsGauge: Gauge = {
  id: "columns",
  label: "Reihen mit Inhalt nebeneinander",
  weight: 4,
  good: WANTED_ROWS,
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
      // One column is right for articles, profiles, demonstrations.
      withoutBlame: rows > 0 || classifyPage(desktop.snapshot) !== "firm",
      praise: `Die Seite nutzt die Breite des Bildschirms: In ${shown} steht Inhalt nebeneinander.`,
      blame: `Am Rechner steht fast alles untereinander (${shown} mit Inhalt nebeneinander).`,
      suggestion: `Setzen Sie am Rechner nebeneinander, was zusammengehört, etwa Bild und Text oder zwei Leistungen (heute ${shown}).`,
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
