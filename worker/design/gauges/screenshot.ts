// Gauges of colour that look at the pixels of the screenshot, photos included.
import { viewportNames } from "#contract/design-rating.ts";
import { counted } from "../../german/sentences.ts";
import { relativeLuminance } from "../../in-page/contrast-ratio.ts";
import type { Gauge } from "../aspect.ts";
import { characterShare, place, selectPageTexts } from "../figures/body-text.ts";
import { isLively } from "../figures/composition.ts";
import { classifyPage } from "../figures/page-sort.ts";
import type { DesignFacts } from "../page-snapshot.ts";
import type { PixelFigures } from "../pixels.ts";
import { germanNumber, percent } from "../wording.ts";

/** The source calls a picture extremely colourful above 109; flat brand colours come close and are fine. */
const CALM = { min: 30, max: 109 };
/** What a page without any colour loses: black and white is a decision, but one that few make on purpose. */
const GREY_COST = 0.6;
const TOO_LOUD = 40;
/** Less is not grey by figure, but looks it. */
const PLEASANT = 42;
/** Relative luminance. */
const DARK = 0.18;

export const colourfulness: Gauge = {
  id: "colourfulness",
  label: "Farbigkeit der ganzen Seite",
  weight: 0.5,
  good: 0,
  poor: TOO_LOUD,
  expected: "30 bis 109",
  basis: "Hasler und Süsstrunk 2003: ab 109 überaus bunt; die untere Grenze ist Erfahrung",
  read(facts) {
    const figure = meanOf(facts, (pixels) => pixels.colourfulness);
    const shown = germanNumber(figure);
    const isLoud = figure > CALM.max;
    const [impression, advice] = isLoud
      ? [
          "Die Seite ist sehr bunt und wirkt grell",
          "Nehmen Sie großen Flächen die Farbe und heben Sie kräftige Töne für Schaltflächen auf",
        ]
      : [
          "Die Seite hat fast keine Farbe",
          "Setzen Sie Ihre Hausfarbe oder ein Foto ein, damit die Seite im Gedächtnis bleibt",
        ];
    return {
      ...(!isLoud && { matter: "variety", withoutBlame: isRichEnough(facts) }),
      withoutPraise: figure < PLEASANT || isLoud,
      value: isLoud ? figure - CALM.max : (Math.max(0, CALM.min - figure) / CALM.min) * GREY_COST * TOO_LOUD,
      shown,
      praise: `Die Seite ist angenehm bunt: weder grau noch grell (Farbigkeit ${shown}).`,
      blame: `${impression} (Farbigkeit ${shown}; 0 ist grau, ab ${CALM.max} ist grell).`,
      suggestion: `${advice}.`,
    };
  },
};

export const luminanceSpread: Gauge = {
  id: "luminance-spread",
  label: "Unterschied zwischen hellen und dunklen Flächen",
  weight: 0.5,
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
      matter: "variety",
      // Dark photos spread as far, and parts on a ground of their own are praised by number.
      withoutPraise: true,
      // A dark page needs no dark part.
      withoutBlame: isDark(facts) || isRichEnough(facts),
      praise: `Helle und dunkle Flächen gliedern die Seite.`,
      blame: `Ihre Seite ist fast überall gleich hell.`,
      suggestion: `Legen Sie den Kopf oder den Kontaktblock auf dunklen Grund.`,
    };
  },
};

export const mainToneGauge: Gauge = {
  id: "main-tone",
  label: "Größter Anteil eines einzigen Tons",
  weight: 2,
  good: 0.55,
  poor: 0.95,
  expected: "höchstens 55 % der Fläche",
  basis: "Erfahrung, an blind benoteten Seiten geprüft",
  read(facts) {
    const { snapshot, pixels } = facts.desktop;
    if (snapshot.texts.length === 0) return null;
    const share = percent(pixels.mainTone);
    return {
      value: pixels.mainTone,
      shown: share,
      matter: "variety",
      // A share that nobody has in mind.
      withoutPraise: true,
      withoutBlame: isRichEnough(facts),
      praise: `Das Bild der Seite lebt: Ihr häufigster Ton füllt ${share} der Fläche.`,
      blame: `${share} der Seite haben denselben Ton; sie wirkt leer.`,
      suggestion: `Bringen Sie Abwechslung in die Fläche: ein Foto über die ganze Breite, einen Abschnitt in Ihrer Hausfarbe, Karten auf getöntem Grund (heute ein Ton auf ${share}).`,
    };
  },
};

export const tonesGauge: Gauge = {
  id: "tones",
  label: "Töne im Bild der Seite",
  weight: 2,
  good: 9,
  poor: 1,
  expected: "mindestens 9",
  basis: "Erfahrung, an blind benoteten Seiten geprüft",
  read(facts) {
    const { snapshot, pixels } = facts.desktop;
    if (snapshot.texts.length === 0) return null;
    const shown = counted(pixels.tones, "Ton", "Töne");
    return {
      value: pixels.tones,
      shown,
      matter: "variety",
      // Many tones are rich or restless, which figures do not tell apart.
      withoutPraise: true,
      withoutBlame: isRichEnough(facts),
      praise: `Flächen, Bilder und Schrift geben der Seite ${shown}; sie wirkt reich, nicht kahl.`,
      blame: `Nur ${shown} ${pixels.tones === 1 ? "füllt" : "füllen"} mehr als ein Hundertstel der Fläche; die Seite wirkt kahl.`,
      suggestion: `Geben Sie der Seite mehr zu sehen: Fotos, einen zweiten Grundton, eine Akzentfläche (heute ${shown}).`,
    };
  },
};

/** No firm, or one that nobody would call bare. */
function isRichEnough(facts: DesignFacts): boolean {
  const { snapshot } = facts.desktop;
  return classifyPage(snapshot) !== "firm" || isLively(snapshot) || isGarish(facts);
}

function isGarish(facts: DesignFacts): boolean {
  return meanOf(facts, (pixels) => pixels.colourfulness) > CALM.max;
}

/** By the colour that most of its text stands on. */
function isDark({ desktop: { snapshot } }: DesignFacts): boolean {
  const texts = selectPageTexts(snapshot).filter(({ background }) => background !== null);
  const dark = characterShare(
    place(texts, "desktop"),
    ({ text }) => text.background !== null && relativeLuminance(text.background) < DARK,
  );
  return dark > 0.5;
}

function meanOf(facts: DesignFacts, figure: (pixels: PixelFigures) => number): number {
  return viewportNames.reduce((sum, name) => sum + figure(facts[name].pixels), 0) / viewportNames.length;
}
