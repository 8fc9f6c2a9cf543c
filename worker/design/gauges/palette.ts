// Gauges of colour: colours, hues and accent of the page, as its styles say. screenshot.ts looks at the pixels.

import { counted } from "../../german/sentences.ts";
import { blend, WHITE } from "../../in-page/blend.ts";
import { relativeLuminance } from "../../in-page/contrast-ratio.ts";
import type { Gauge } from "../aspect.ts";
import { countCharacters, selectPageTexts } from "../figures/body-text.ts";
import { findAccentHues, isBrowserColor } from "../figures/branding.ts";
import { clusterColors, groupHues, type HueFamily, toHex, type WeightedColor } from "../figures/colors.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";
import { joinList, percent } from "../wording.ts";

/** px²: a dot of 10 × 10. Absolute, so that making coloured things smaller does not remove their colour. */
const MIN_AREA = 100;
/** Of the text: rarer colours are exceptions. */
const MIN_TEXT_SHARE = 0.01;
/** Of all coloured places. */
const MIN_HUE_SHARE = 0.01;
const CLEAR = 0.1;

/** With more hues nobody calls a page orderly. */
const ORDERLY_HUES = 4;

export const paletteSize: Gauge = {
  id: "palette-size",
  label: "Farben der Flächen und Linien",
  weight: 0.5,
  cost: 10,
  good: 8,
  poor: 18,
  expected: "höchstens 8",
  basis: "Erfahrung: Grund, Karte, Linie und Akzent in je zwei Abstufungen",
  read({ desktop }) {
    const colors = clusterColors(readBackgrounds(desktop.snapshot)).filter(isLarge);
    const shown = counted(colors.length, "Farbe", "Farben");
    const names = listHex(colors, 6);
    return {
      value: colors.length,
      shown,
      withoutPraise: findHues(desktop.snapshot).length > ORDERLY_HUES,
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
  weight: 1,
  cost: 15,
  good: 3,
  poor: 7,
  expected: "höchstens 3",
  basis: "Erfahrung: ein Hausfarbton, ein Akzent, ein Ton für Hinweise",
  read({ desktop }) {
    const hues = findHues(desktop.snapshot);
    const shown = counted(hues.length, "Farbton", "Farbtöne");
    const names = listHex(hues, 8);
    return {
      value: hues.length,
      shown,
      // A blue that nobody has chosen is no restraint.
      withoutPraise: hues.some(isBrowserColor),
      praise:
        hues.length === 0
          ? "Flächen und Schrift halten sich an Schwarz, Weiß und Grau (0 weitere Farbtöne)."
          : `Flächen und Schrift beschränken sich auf wenige Töne (${shown}).`,
      blame: `Auf der Seite treffen ${shown} aufeinander: ${names}. Das wirkt unruhig.`,
      suggestion: `Entscheiden Sie sich für zwei bis drei Farbtöne und ersetzen Sie die übrigen durch Abstufungen davon. Jetzt sind es ${shown}: ${names}.`,
    };
  },
};

export const textColors: Gauge = {
  id: "text-colours",
  label: "Farben des Textes",
  weight: 0.5,
  good: 5,
  poor: 11,
  expected: "höchstens 5",
  basis: "Erfahrung: Text, Nebentext, Überschrift, Link und Schrift auf dunklem Grund",
  read({ desktop }) {
    const texts = selectPageTexts(desktop.snapshot);
    if (texts.length === 0) return null;
    const colors = listTextColors(texts);
    const shown = counted(colors.length, "Textfarbe", "Textfarben");
    const names = listHex(colors, 8);
    return {
      value: colors.length,
      shown,
      withoutBlame: listTextColors(texts.filter(isOnLightGround)).length <= MANY_TEXT_COLORS,
      praise: `Der Text kommt mit ${shown} aus.`,
      blame: `Der Text steht in ${shown}. So viele Töne unterscheidet beim Lesen niemand.`,
      suggestion: `Kommen Sie mit höchstens fünf Textfarben aus: eine für Text, eine für Nebentext, eine für Links. Jetzt sind es ${names}.`,
    };
  },
};

/** On one ground; the same again on a dark one is the same text turned round. */
const MANY_TEXT_COLORS = 7;
/** Relative luminance. */
const LIGHT = 0.4;

function listTextColors(texts: readonly TextItem[]): WeightedColor[] {
  const all = countCharacters(texts);
  return clusterColors(texts.map(({ color, characters }) => ({ color, weight: characters }))).filter(
    ({ weight }) => weight >= all * MIN_TEXT_SHARE,
  );
}

function isOnLightGround({ background }: TextItem): boolean {
  return background !== null && relativeLuminance(background) > LIGHT;
}

/** Half of them lead nowhere. */
const LEADING = 0.6;

export const accentReuse: Gauge = {
  id: "accent-reuse",
  label: "Schaltflächen und Links in der häufigsten Akzentfarbe",
  weight: 0.5,
  good: LEADING,
  poor: 0.2,
  expected: "mindestens 60 %",
  basis: "Erfahrung: eine Farbe, die immer „hier klicken“ heißt",
  read({ desktop }) {
    const hues = findAccentHues(desktop.snapshot);
    const main = hues[0];
    const all = hues.reduce((sum, { weight }) => sum + weight, 0);
    const share = main ? main.weight / all : 0;
    const name = main ? toHex(main.color) : "";
    return {
      value: share,
      shown: main ? percent(share) : "keine Akzentfarbe",
      // What counts as coloured is seen otherwise by everyone: a share of it convinces nobody.
      withoutPraise: true,
      ...(!main && { matter: "accent" }),
      praise: `Eine Akzentfarbe führt: ${percent(share)} der farbigen Schaltflächen und Links stehen in ${name} oder einem verwandten Ton.`,
      blame: main
        ? `Schaltflächen und Links haben ${counted(hues.length, "Farbton", "verschiedene Farbtöne")}; der wichtigste (${name}) hat nur ${percent(share)}.`
        : "Weder Schaltflächen noch Links haben eine Akzentfarbe (0 % sind farbig).",
      suggestion: main
        ? "Geben Sie allen Schaltflächen und Links dieselbe Akzentfarbe: die Ihres Betriebs, wenn er eine hat."
        : "Wählen Sie eine kräftige Farbe und geben Sie sie allen Schaltflächen und Links.",
    };
  },
};

function listHex(colors: readonly WeightedColor[], max: number): string {
  const names = colors.map(({ color }) => toHex(color));
  return joinList(names, max);
}

function isLarge({ weight }: WeightedColor): boolean {
  return weight >= MIN_AREA;
}

/** Backgrounds and borders by area, covered parts included; text has a gauge of its own. */
function readBackgrounds({ surfaces }: PageSnapshot): WeightedColor[] {
  return surfaces
    .filter(({ role, color }) => role !== "text" && color.a >= CLEAR)
    .map(({ color, box, coverage }) => ({
      color: blend(color, WHITE),
      weight: box.width * box.height * coverage,
    }));
}

/** Hues of backgrounds, borders and letters, by number of places: a small button shows its colour as well as a large area. */
function findHues(snapshot: PageSnapshot): HueFamily[] {
  const colored = [...readBackgrounds(snapshot).filter(isLarge), ...selectPageTexts(snapshot)];
  const families = groupHues(colored.map(({ color }) => ({ color, weight: 1 })));
  const all = families.reduce((sum, { weight }) => sum + weight, 0);
  return families.filter(({ weight }) => weight >= all * MIN_HUE_SHARE);
}
