// How many typefaces, sizes and weights a page mixes. Read from the desktop page: the phone shows the same ones.

import { counted } from "../../german/sentences.ts";
import type { Gauge } from "../aspect.ts";
import { marksOnTexts } from "../figures/reading-text.ts";
import { distinctSizes, noticedFamilies, noticedSizes, noticedWeights } from "../figures/typefaces.ts";
import { germanNumber, listed, pixels, quoted } from "../wording.ts";

/** Neighbouring sizes closer than this look like a mistake. */
const SEEN_RATIO = 1.08;

export const fontFamilies: Gauge = {
  id: "font-families",
  label: "Schriftarten auf der Seite",
  weight: 30,
  good: 2,
  poor: 5,
  expected: "höchstens 2",
  basis: "Erfahrung: eine Schrift für Überschriften, eine für Text",
  read({ desktop }) {
    const families = noticedFamilies(desktop.snapshot);
    if (families.length === 0) return null;
    const names = families.map(({ family }) => quoted(family, 40));
    const shown = counted(families.length, "Schriftart", "Schriftarten");
    const surplus = families.slice(2);
    const goal =
      surplus.length > 0
        ? `Bleiben Sie bei ${listed(names.slice(0, 2))} und ersetzen Sie ${listed(names.slice(2))}.`
        : "Bleiben Sie auch bei neuen Seiten bei diesen Schriften.";
    return {
      value: families.length,
      shown,
      praise: `Die Seite kommt mit ${shown} aus (${listed(names)}) und wirkt aus einem Guss.`,
      blame: `Auf der Seite stehen ${shown} nebeneinander: ${listed(names, 6)}. Das wirkt zusammengesucht.`,
      suggestion: `${goal} Eine Schrift für Überschriften und eine für den Text genügen.`,
      annotations: surplus.flatMap(({ family, texts }) =>
        marksOnTexts(
          texts.map((text) => ({ text, viewport: "desktop" as const })),
          () => `Hier steht eine weitere Schrift: ${quoted(family, 40)}.`,
        ).slice(0, 1),
      ),
    };
  },
};

export const sizeCount: Gauge = {
  id: "size-count",
  label: "Schriftgrößen auf der Seite",
  weight: 4,
  good: 8,
  poor: 16,
  expected: "höchstens 8",
  basis: "Erfahrung: Kleingedrucktes, Text, Vorspann, Schaltflächen und vier Stufen für Überschriften",
  read({ desktop }) {
    const sizes = distinctSizes(noticedSizes(desktop.snapshot));
    if (sizes.length === 0) return null;
    const shown = counted(sizes.length, "Größe", "Größen");
    return {
      value: sizes.length,
      shown,
      praise: `${counted(sizes.length, "Schriftgröße genügt", "Schriftgrößen genügen")} der Seite: So ist auf einen Blick klar, was wichtig ist.`,
      blame: `${counted(sizes.length, "Schriftgröße steht", "Schriftgrößen stehen")} auf der Seite. So viele Abstufungen unterscheidet niemand.`,
      suggestion: `Legen Sie sechs bis acht Schriftgrößen fest und streichen Sie die übrigen. Jetzt sind es ${listed(sizes.map(pixels), 8)}.`,
    };
  },
};

export const sizeSteps: Gauge = {
  id: "size-steps",
  label: "Schriftgrößen, die sich kaum unterscheiden",
  weight: 2,
  good: 2,
  poor: 8,
  expected: "höchstens 2 Paare",
  basis: "Erfahrung: unter 8 % Unterschied sieht eine Größe wie ein Versehen aus",
  read({ desktop }) {
    const sizes = noticedSizes(desktop.snapshot);
    if (sizes.length === 0) return null;
    const close = sizes.flatMap((size, index) => {
      const next = sizes[index + 1];
      return next !== undefined && next < size * SEEN_RATIO
        ? [`${germanNumber(size, 1)} und ${pixels(next)}`]
        : [];
    });
    const first = close[0];
    const shown = counted(close.length, "Paar", "Paare");
    return {
      value: close.length,
      shown,
      praise:
        first === undefined
          ? "Jede Schriftgröße hebt sich klar von der nächsten ab."
          : `Die Schriftgrößen heben sich bis auf ${shown} (${first}) klar voneinander ab.`,
      blame: `${counted(close.length, "Paar", "Paare")} von Schriftgrößen ${close.length === 1 ? "unterscheidet" : "unterscheiden"} sich kaum${first === undefined ? "" : `, etwa ${first}`}.`,
      suggestion: `Fassen Sie fast gleiche Schriftgrößen zusammen${first === undefined ? "" : `, zuerst ${first}`}.`,
    };
  },
};

export const fontWeights: Gauge = {
  id: "font-weights",
  label: "Schriftstärken auf der Seite",
  weight: 2,
  good: 3,
  poor: 6,
  expected: "höchstens 3",
  basis: "Erfahrung: normal, halbfett und fett",
  read({ desktop }) {
    const weights = noticedWeights(desktop.snapshot);
    if (weights.length === 0) return null;
    const shown = counted(weights.length, "Stärke", "Stärken");
    const names = listed(weights.map(String), 9);
    return {
      value: weights.length,
      shown,
      praise: `Die Schrift steht in ${shown} (${names}): Betontes fällt dadurch auf.`,
      blame: `Die Schrift steht in ${shown} (${names}). Wo vieles betont ist, fällt nichts mehr auf.`,
      suggestion: `Beschränken Sie die Schriftstärken auf drei: 400 für Text, 600 für Schaltflächen, 700 für Überschriften. Jetzt sind es ${names}.`,
    };
  },
};
