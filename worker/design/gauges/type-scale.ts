// Gauges of typography: how many typefaces, sizes and weights, and how headings stand out. Read from the desktop page.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge } from "../aspect.ts";
import { annotateTexts, place } from "../figures/body-text.ts";
import {
  distinctSizes,
  type HeadingSizes,
  measureHeadingSteps,
  measureHeadings,
  prominentFamilies,
  prominentSizes,
  prominentWeights,
} from "../figures/typography.ts";
import { germanNumber, joinList, pixels, quoted } from "../wording.ts";

/** Sizes closer than this look like a mistake. */
const VISIBLE_RATIO = 1.08;

export const fontFamilies: Gauge = {
  id: "font-families",
  label: "Schriftarten auf der Seite",
  weight: 0.5,
  cost: 45,
  good: 2,
  poor: 5,
  expected: "höchstens 2",
  basis: "Erfahrung: eine Schrift für Überschriften, eine für Text",
  read({ desktop }) {
    const families = prominentFamilies(desktop.snapshot);
    if (families.length === 0) return null;
    const names = families.map(({ family }) => quoted(family, 40));
    const shown = counted(families.length, "Schriftart", "Schriftarten");
    const surplus = families.slice(2);
    const goal =
      surplus.length > 0
        ? `Bleiben Sie bei ${joinList(names.slice(0, 2))} und ersetzen Sie ${joinList(names.slice(2))}.`
        : "Bleiben Sie auch bei neuen Seiten bei diesen Schriften.";
    return {
      value: families.length,
      shown,
      praise: `Die Seite kommt mit ${shown} aus (${joinList(names)}) und wirkt aus einem Guss.`,
      blame: `Auf der Seite stehen ${shown} nebeneinander: ${joinList(names, 6)}. Das wirkt zusammengesucht.`,
      suggestion: `${goal} Eine Schrift für Überschriften und eine für den Text genügen.`,
      annotations: surplus.flatMap(({ family, texts }) =>
        annotateTexts(
          place(texts, "desktop"),
          () => `Hier steht eine weitere Schrift: ${quoted(family, 40)}.`,
        ).slice(0, 1),
      ),
    };
  },
};

/** Steps from small print to title; fewer leave everything alike, more nobody tells apart. */
const SIZES = { few: 2, enough: 5, many: 10, tooMany: 20 };

export const sizeCount: Gauge = {
  id: "size-count",
  label: "Schriftgrößen auf der Seite",
  weight: 3.5,
  good: 0,
  poor: 1,
  expected: "5 bis 10",
  basis: "Erfahrung: Kleingedrucktes, Text, Vorspann, Schaltflächen und mehrere Stufen für Überschriften",
  read({ desktop }) {
    const sizes = distinctSizes(prominentSizes(desktop.snapshot));
    if (sizes.length === 0) return null;
    const count = sizes.length;
    const shown = counted(count, "Größe", "Größen");
    const lacking = (SIZES.enough - count) / (SIZES.enough - SIZES.few);
    const surplus = (count - SIZES.many) / (SIZES.tooMany - SIZES.many);
    const now = `Jetzt ${count === 1 ? "ist" : "sind"} es ${joinList(sizes.map(pixels), 8)}.`;
    return {
      value: Math.max(0, lacking, surplus),
      shown,
      praise: `Die Schrift ist klar abgestuft (${shown}): So ist auf einen Blick zu sehen, was wichtig ist.`,
      blame:
        lacking > 0
          ? `Auf der Seite ${count === 1 ? "steht nur 1 Schriftgröße" : `stehen nur ${germanNumber(count)} Schriftgrößen`}. Titel, Vorspann, Text und Nebensachen sehen fast gleich aus.`
          : `${germanNumber(count)} Schriftgrößen stehen auf der Seite. So viele Abstufungen unterscheidet niemand.`,
      suggestion:
        lacking > 0
          ? `Stufen Sie die Schrift deutlicher ab: Titel, Zwischentitel, Vorspann, Text und Kleingedrucktes. ${now}`
          : `Legen Sie sechs bis acht Schriftgrößen fest und streichen Sie die übrigen. ${now}`,
    };
  },
};

export const sizeSteps: Gauge = {
  id: "size-steps",
  label: "Schriftgrößen, die sich kaum unterscheiden",
  weight: 1,
  good: 2,
  poor: 8,
  expected: "höchstens 2 Paare",
  basis: "Erfahrung: unter 8 % Unterschied sieht eine Größe wie ein Versehen aus",
  read({ desktop }) {
    const sizes = prominentSizes(desktop.snapshot);
    if (sizes.length === 0) return null;
    const close = sizes.flatMap((size, index) => {
      const next = sizes[index + 1];
      return next !== undefined && next < size * VISIBLE_RATIO
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

/** What browsers take where a page names no typeface. */
const DEFAULT_FAMILIES = /^(?:times|times new roman|serif|liberation serif|dejavu serif)$/i;
const COMMON = 0.7;

export const ownTypeface: Gauge = {
  id: "own-typeface",
  label: "Eigene Schrift",
  weight: 5,
  good: 1,
  poor: 0,
  expected: "eine Schrift, die die Seite mitbringt",
  basis: "Erfahrung, an blind benoteten Seiten geprüft",
  read({ desktop }) {
    const [main] = prominentFamilies(desktop.snapshot);
    if (!main) return null;
    const isOwn = desktop.snapshot.technique.fonts.length > 0;
    const isDefault = DEFAULT_FAMILIES.test(main.family);
    const name = quoted(main.family, 40);
    return {
      value: isOwn ? 1 : isDefault ? 0 : COMMON,
      shown: isOwn ? "ja" : isDefault ? "Grundschrift des Browsers" : "Schrift des Geräts",
      praise: isOwn
        ? "Die Seite bringt ihre eigene Schrift mit und sieht damit überall gleich aus."
        : `Die Seite nutzt eine Schrift des Geräts (${name}); die steht sofort da.`,
      blame: isDefault
        ? `Die Seite steht in ${name}, der Grundschrift des Browsers: Das wirkt, als hätte niemand eine Schrift gewählt.`
        : `Die Seite hat keine eigene Schrift, sie nimmt ${name} vom Gerät.`,
      suggestion: `Wählen Sie eine Schrift, die zu Ihnen passt, und liefern Sie sie von Ihrem eigenen Server aus; heute ist es ${name}.`,
    };
  },
};

export const fontWeights: Gauge = {
  id: "font-weights",
  label: "Schriftstärken auf der Seite",
  weight: 0.5,
  good: 3,
  poor: 6,
  expected: "höchstens 3",
  basis: "Erfahrung: normal, halbfett und fett",
  read({ desktop }) {
    const weights = prominentWeights(desktop.snapshot);
    if (weights.length === 0) return null;
    const shown = counted(weights.length, "Stärke", "Stärken");
    const names = joinList(weights.map(String), 9);
    return {
      value: weights.length,
      shown,
      praise: `Die Schrift steht in ${shown} (${names}): Betontes fällt dadurch auf.`,
      blame: `Die Schrift steht in ${shown} (${names}). Wo vieles betont ist, fällt nichts mehr auf.`,
      suggestion: `Beschränken Sie die Schriftstärken auf drei: 400 für Text, 600 für Schaltflächen, 700 für Überschriften. Jetzt sind es ${names}.`,
    };
  },
};

export const headingContrast: Gauge = {
  id: "heading-contrast",
  label: "Größte Überschrift gegenüber dem Lesetext",
  weight: 2,
  good: 2.5,
  poor: 1.2,
  expected: "mindestens das 2,5-Fache",
  basis: "Erfahrung, an blind benoteten Seiten geprüft: darunter geht die Hauptüberschrift im Text unter",
  read({ desktop }) {
    const sizes = measureHeadings(desktop.snapshot);
    if (sizes === null) return null;
    const { largest, text, sample } = sizes;
    const ratio = largest / text;
    const times = `das ${germanNumber(ratio, 1)}-Fache`;
    const isHeading = sample.headingLevel > 0;
    return {
      value: ratio,
      shown: `${germanNumber(ratio, 1)}-fach`,
      praise: `Die Hauptüberschrift ist ${times} des Lesetextes groß und zieht den Blick auf sich.`,
      blame: isHeading
        ? `Die Hauptüberschrift ist mit ${pixels(largest)} nur ${times} des Lesetextes groß und fällt kaum auf.`
        : `Keine Überschrift führt in die Seite: Ihr größter Text ist mit ${pixels(largest)} nur ${times} des Lesetextes groß.`,
      suggestion: adviseHeading(sizes),
      annotations: isHeading
        ? annotate("desktop", [sample], () => `Diese Überschrift ist ${pixels(largest)} groß.`)
        : [],
    };
  },
};

/** px: where text is larger, it is the text that is to change. */
const LARGE_TEXT = 28;

function adviseHeading({ largest, text, sample }: HeadingSizes): string {
  if (text >= LARGE_TEXT)
    return `Setzen Sie den Lesetext kleiner, auf 16 bis 20 px: Er ist ${pixels(text)} groß, daneben fällt keine Überschrift auf.`;
  const goal = pixels(Math.ceil(text * 2.5));
  return sample.headingLevel > 0
    ? `Setzen Sie die Hauptüberschrift auf mindestens ${goal}, das Zweieinhalbfache des Lesetextes (jetzt ${quoted(sample.sample)} mit ${pixels(largest)}).`
    : `Beginnen Sie mit einer Überschrift, die sagt, was Sie tun und wo, und setzen Sie sie auf mindestens ${goal}.`;
}

export const headingLevels: Gauge = {
  id: "heading-levels",
  label: "Ebenen der Überschriften, die sich im Aussehen unterscheiden",
  weight: 0.5,
  good: 1,
  poor: 0,
  expected: "alle",
  basis: "Erfahrung: eine Stufe ist ab 10 % Größe oder 200 Stärken zu sehen",
  read({ desktop }) {
    if (measureHeadings(desktop.snapshot) === null) return null;
    const steps = measureHeadingSteps(desktop.snapshot);
    const visible = steps.filter(({ isVisible }) => isVisible);
    const invisible = steps.find(({ isVisible }) => !isVisible);
    const shown =
      steps.length === 0
        ? "keine Überschrift"
        : `${germanNumber(visible.length)} von ${germanNumber(steps.length)}`;
    return {
      value: steps.length === 0 ? 0 : visible.length / steps.length,
      shown,
      praise:
        steps.length === 1
          ? "Die Überschriften heben sich klar vom Lesetext ab."
          : `Alle ${germanNumber(steps.length)} Stufen vom Titel bis zum Lesetext sind auf einen Blick zu unterscheiden.`,
      blame: invisible
        ? `${invisible.from} und ${invisible.to} sind mit ${pixels(invisible.fromSize)} und ${pixels(invisible.toSize)} nicht zu unterscheiden (${shown} Stufen sind zu sehen).`
        : "Auf der Seite ist keine Überschrift als solche ausgezeichnet.",
      suggestion: invisible
        ? `Setzen Sie die ${invisible.from} auf mindestens ${pixels(Math.ceil(invisible.toSize * 1.2))} (jetzt ${pixels(invisible.fromSize)}).`
        : "Zeichnen Sie Titel und Zwischentitel als Überschriften aus (h1, h2) und setzen Sie sie größer als den Text.",
    };
  },
};
