// How many colours a page mixes, and whether one of them leads.

import { counted } from "../../german/sentences.ts";
import type { Gauge } from "../aspect.ts";
import { accentHues } from "../figures/accent.ts";
import {
  type ColorCluster,
  colorClusters,
  hexOf,
  hueFamilies,
  type WeightedColor,
} from "../figures/color-clusters.ts";
import { pageTexts } from "../figures/reading-text.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { listed, percent } from "../wording.ts";

/** px²: a dot of 10 × 10. Absolute, so that shrinking coloured things does not take their colour off the list. */
const LEAST_AREA = 100;
/** Of the text: rarer colours are an exception, not part of the palette. */
const LEAST_TEXT_SHARE = 0.01;
/** Of all places that have a hue. */
const LEAST_HUE_SHARE = 0.01;
const CLEAR = 0.1;

export const paletteSize: Gauge = {
  id: "palette-size",
  label: "Farben der Flächen und Linien",
  weight: 14,
  good: 8,
  poor: 18,
  expected: "höchstens 8",
  basis: "Erfahrung: Grund, Karte, Linie und Akzent in je zwei Abstufungen",
  read({ desktop }) {
    const colors = groundClusters(desktop.snapshot);
    const shown = counted(colors.length, "Farbe", "Farben");
    const names = listed(
      colors.map(({ color }) => hexOf(color)),
      6,
    );
    return {
      value: colors.length,
      shown,
      praise:
        colors.length === 0
          ? "Die Seite kommt ohne farbige Flächen aus (0 Farben)."
          : `Flächen und Linien kommen mit ${shown} aus; die Seite wirkt geordnet.`,
      blame: `Flächen und Linien haben ${shown}. So viele Töne wirken unruhig.`,
      suggestion: `Legen Sie eine Palette aus höchstens acht Tönen fest und ersetzen Sie ähnliche. Jetzt sind es ${shown}${names === "" ? "" : `: ${names}`}.`,
    };
  },
};

export const hueCount: Gauge = {
  id: "hue-count",
  label: "Verschiedene Farbtöne neben Schwarz, Weiß und Grau",
  weight: 10,
  good: 3,
  poor: 7,
  expected: "höchstens 3",
  basis: "Erfahrung: ein Hausfarbton, ein Akzent, ein Ton für Hinweise",
  read({ desktop }) {
    const hues = seenHues(desktop.snapshot);
    const shown = counted(hues.length, "Farbton", "Farbtöne");
    const names = listed(
      hues.map(({ color }) => hexOf(color)),
      8,
    );
    return {
      value: hues.length,
      shown,
      praise:
        hues.length === 0
          ? "Die Seite hält sich an Schwarz, Weiß und Grau (0 weitere Farbtöne)."
          : `Die Seite beschränkt sich auf ${shown} (${names}).`,
      blame: `Auf der Seite treffen ${shown} aufeinander: ${names}. Keiner davon prägt sich ein.`,
      suggestion: `Entscheiden Sie sich für zwei bis drei Farbtöne und ersetzen Sie die übrigen durch Abstufungen davon. Jetzt sind es ${shown}: ${names}.`,
    };
  },
};

export const textColors: Gauge = {
  id: "text-colours",
  label: "Farben des Textes",
  weight: 6,
  good: 5,
  poor: 11,
  expected: "höchstens 5",
  basis: "Erfahrung: Text, Nebentext, Überschrift, Link und Schrift auf dunklem Grund",
  read({ desktop }) {
    const texts = pageTexts(desktop.snapshot);
    if (texts.length === 0) return null;
    const all = texts.reduce((sum, { characters }) => sum + characters, 0);
    const colors = colorClusters(
      texts.map(({ color, characters }) => ({ color, weight: characters })),
    ).filter(({ weight }) => weight >= all * LEAST_TEXT_SHARE);
    const shown = counted(colors.length, "Textfarbe", "Textfarben");
    const names = listed(
      colors.map(({ color }) => hexOf(color)),
      8,
    );
    return {
      value: colors.length,
      shown,
      praise: `Der Text steht in ${shown}; Wichtiges lässt sich daran erkennen.`,
      blame: `Der Text steht in ${shown}. Was davon ein Link ist, lässt sich nur raten.`,
      suggestion: `Kommen Sie mit höchstens fünf Textfarben aus: eine für Text, eine für Nebentext, eine für Links. Jetzt sind es ${names}.`,
    };
  },
};

export const accentReuse: Gauge = {
  id: "accent-reuse",
  label: "Schaltflächen und Links in der häufigsten Akzentfarbe",
  weight: 10,
  good: 0.6,
  poor: 0.2,
  expected: "mindestens 60 %",
  basis: "Erfahrung: eine Farbe, die immer „hier klicken“ heißt",
  read({ desktop }) {
    const hues = accentHues(desktop.snapshot);
    const main = hues[0];
    const all = hues.reduce((sum, { weight }) => sum + weight, 0);
    const share = main ? main.weight / all : 0;
    const name = main ? hexOf(main.color) : "";
    return {
      value: share,
      shown: main ? percent(share) : "keine Akzentfarbe",
      praise: `Eine Akzentfarbe führt: ${percent(share)} der farbigen Schaltflächen und Links stehen in ${name} oder einem verwandten Ton.`,
      blame: main
        ? `Schaltflächen und Links haben ${counted(hues.length, "Farbton", "verschiedene Farbtöne")}; der häufigste (${name}) hat nur ${percent(share)}.`
        : "Weder Schaltflächen noch Links haben eine Akzentfarbe (0 % sind farbig).",
      suggestion: main
        ? `Geben Sie allen Schaltflächen und Links dieselbe Akzentfarbe, zum Beispiel ${name}.`
        : "Wählen Sie eine kräftige Farbe und geben Sie sie allen Schaltflächen und Links.",
    };
  },
};

/** Grounds and borders, whatever lies over them: text has a gauge of its own. */
function groundClusters(snapshot: PageSnapshot): ColorCluster[] {
  return colorClusters(grounds(snapshot)).filter(({ weight }) => weight >= LEAST_AREA);
}

function grounds({ surfaces }: PageSnapshot): WeightedColor[] {
  return surfaces
    .filter(({ role, color }) => role !== "text" && color.a >= CLEAR)
    .map(({ color, box, coverage }) => ({
      color: overWhite(color),
      weight: box.width * box.height * coverage,
    }));
}

function overWhite({ r, g, b, a }: WeightedColor["color"]): WeightedColor["color"] {
  const mixed = (channel: number) => channel * a + 255 * (1 - a);
  return { r: mixed(r), g: mixed(g), b: mixed(b), a: 1 };
}

/** Hues of grounds, borders and letters, by number of places: a small button shows its colour as well as a large ground. */
function seenHues(snapshot: PageSnapshot): { color: WeightedColor["color"]; weight: number }[] {
  const marks = [
    ...grounds(snapshot).filter(({ weight }) => weight >= LEAST_AREA),
    ...pageTexts(snapshot),
  ].map(({ color }) => ({ color, weight: 1 }));
  const families = hueFamilies(marks);
  const all = families.reduce((sum, { weight }) => sum + weight, 0);
  return families.filter(({ weight }) => weight >= all * LEAST_HUE_SHARE);
}
