// Gauges of typography: how many typefaces, sizes and weights. Read from the desktop page.
import { counted } from "../../german/sentences.ts";
import type { Gauge } from "../aspect.ts";
import {
  annotateTexts,
  characterShare,
  place,
  selectBodyTexts,
  selectPageTexts,
} from "../figures/body-text.ts";
import {
  distinctSizes,
  measureHeadings,
  prominentFamilies,
  prominentSizes,
  prominentWeights,
} from "../figures/typography.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, joinList, pixels, quoted } from "../wording.ts";
import { TITLE_SIZE } from "./headings.ts";

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
      surplus.length === 0
        ? "Bleiben Sie auch bei neuen Seiten bei diesen Schriften."
        : families.slice(0, 2).some(isUnworthy)
          ? `Wählen Sie zwei Schriften, die zu Ihnen passen, statt ${joinList(names, 6)}.`
          : `Bleiben Sie bei ${joinList(names.slice(0, 2))} und ersetzen Sie ${joinList(names.slice(2))}.`;
    return {
      value: families.length,
      shown,
      // One that nobody has chosen makes nothing of a piece.
      withoutPraise: families.some(isUnworthy),
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
/** Largest to smallest size: three of them that are so far apart do tell title, subtitle and text from each other. */
const APART = 1.75;

export const sizeCount: Gauge = {
  id: "size-count",
  label: "Schriftgrößen auf der Seite",
  weight: 3,
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
    const isTold = count >= 3 && (sizes.at(-1) ?? 0) >= (sizes[0] ?? 0) * APART;
    const title = measureHeadings(desktop.snapshot);
    const now = `Jetzt ${count === 1 ? "ist" : "sind"} es ${joinList(sizes.map(pixels), 8)}.`;
    return {
      value: Math.max(0, lacking, surplus),
      shown,
      withoutPraise:
        (title !== null && title.largest < title.text * TITLE_SIZE.good) ||
        listClosePairs(prominentSizes(desktop.snapshot)).length > 0,
      withoutBlame: lacking > 0 && isTold,
      praise: `Die Schrift ist klar abgestuft (${shown}): So ist auf einen Blick zu sehen, was wichtig ist.`,
      blame:
        lacking > 0
          ? `Auf der Seite ${count === 1 ? "steht nur 1 Schriftgröße" : `stehen nur ${germanNumber(count)} Schriftgrößen`}. Zwischen Titel und Text fehlen Stufen.`
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
  weight: 0.5,
  good: 2,
  poor: 8,
  expected: "höchstens 2 Paare",
  basis: "Erfahrung: unter 8 % Unterschied sieht eine Größe wie ein Versehen aus",
  read({ desktop }) {
    const sizes = prominentSizes(desktop.snapshot);
    if (sizes.length === 0) return null;
    const close = listClosePairs(sizes);
    const first = close[0];
    const shown = counted(close.length, "Paar", "Paare");
    return {
      value: close.length,
      shown,
      withoutPraise: close.length > 0,
      praise:
        first === undefined
          ? "Jede Schriftgröße hebt sich klar von der nächsten ab."
          : `Die Schriftgrößen heben sich bis auf ${shown} (${first}) klar voneinander ab.`,
      blame: `${counted(close.length, "Paar", "Paare")} von Schriftgrößen ${close.length === 1 ? "unterscheidet" : "unterscheiden"} sich kaum${first === undefined ? "" : `, etwa ${first}`}.`,
      suggestion: `Fassen Sie fast gleiche Schriftgrößen zusammen${first === undefined ? "" : `, zuerst ${first}`}.`,
    };
  },
};

/** Neighbours that the eye does not tell apart: "15 und 16 px". */
function listClosePairs(sizes: readonly number[]): string[] {
  return sizes.flatMap((size, index) => {
    const next = sizes[index + 1];
    return next !== undefined && next < size * VISIBLE_RATIO
      ? [
          `${Number.isInteger(size) && Number.isInteger(next) ? "" : "rund "}${germanNumber(size, 1)} und ${pixels(next)}`,
        ]
      : [];
  });
}

/** What browsers take where a page names no typeface. */
const DEFAULT_FAMILIES = /^(?:times|times new roman|serif|liberation serif|dejavu serif)$/i;
/** What was once meant to be funny, or festive. */
const JOKING_FAMILIES = /^(?:comic sans ms|papyrus|monotype corsiva)$/i;
/** Nobody has chosen it, or nobody should. */
const isUnworthy = ({ family }: { family: string }): boolean =>
  DEFAULT_FAMILIES.test(family) || JOKING_FAMILIES.test(family);
/** Names of kinds, not of typefaces. */
const NAMELESS = /^(?:system-ui|ui-.+|sans-serif|serif|monospace|cursive|fantasy|math)$/i;
const COMMON = 0.7;

export const ownTypeface: Gauge = {
  id: "own-typeface",
  label: "Eigene Schrift",
  weight: 1,
  good: 1,
  poor: 0,
  expected: "eine Schrift, die die Seite mitbringt",
  basis: "Erfahrung, an blind benoteten Seiten geprüft",
  read({ desktop }) {
    const families = prominentFamilies(desktop.snapshot);
    const [main] = families;
    if (!main) return null;
    const loaded = new Set(desktop.snapshot.technique.fonts.map(({ family }) => family.toLowerCase()));
    // A typeface of icons, or one that nothing is set in, is none for the eye.
    const isOwn = families.some(({ family }) => loaded.has(family.toLowerCase()));
    const isRead = selectBodyTexts(desktop.snapshot).some(({ family }) => loaded.has(family.toLowerCase()));
    const isDefault = DEFAULT_FAMILIES.test(main.family);
    const name = NAMELESS.test(main.family) ? null : quoted(main.family, 40);
    const today = isDefault ? "die Grundschrift des Browsers" : (name ?? "eine Schrift des Geräts");
    return {
      value: isOwn ? 1 : isDefault ? 0 : COMMON,
      shown: isOwn ? "ja" : isDefault ? "Grundschrift des Browsers" : "Schrift des Geräts",
      praise: isOwn
        ? loaded.has(main.family.toLowerCase()) && isRead
          ? "Die Seite bringt ihre eigene Schrift mit und sieht damit überall gleich aus."
          : "Ein Teil der Texte steht in einer eigenen Schrift, die überall gleich aussieht."
        : `Die Seite nutzt eine Schrift des Geräts${name ? ` (${name})` : ""}; die steht sofort da.`,
      blame: isDefault
        ? "Die Seite steht in der Grundschrift des Browsers: Das wirkt, als hätte niemand eine Schrift gewählt."
        : `Die Seite hat keine eigene Schrift, sie nimmt ${name ?? "eine"} vom Gerät.`,
      suggestion: `Wählen Sie eine Schrift, die zu Ihnen passt, und liefern Sie sie von Ihrem eigenen Server aus; heute ist es ${today}.`,
    };
  },
};

/** Two more than wanted are seen by nobody; often they are not even loaded. */
const USUAL_WEIGHTS = 5;
/** Between regular and semibold: less is hardly seen. */
const SEEN_WEIGHT = 200;
/** Of the letters: where more are bold, none stands out. */
const MUCH_BOLD = 0.25;
const BOLD = 600;

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
      withoutPraise: !standsOut(desktop.snapshot, weights),
      withoutBlame: weights.length <= USUAL_WEIGHTS,
      praise: `Die Schrift steht in ${shown} (${names}): Betontes fällt dadurch auf.`,
      blame: `Die Schrift steht in ${shown} (${names}). Feine Unterschiede dazwischen sieht niemand.`,
      suggestion: `Beschränken Sie die Schriftstärken auf drei: 400 für Text, 600 für Schaltflächen, 700 für Überschriften. Jetzt sind es ${names}.`,
    };
  },
};

function standsOut(snapshot: PageSnapshot, weights: readonly number[]): boolean {
  const texts = place(selectPageTexts(snapshot), "desktop");
  const bold = characterShare(texts, ({ text }) => text.weight >= BOLD);
  return (weights.at(-1) ?? 0) - (weights[0] ?? 0) >= SEEN_WEIGHT && bold <= MUCH_BOLD;
}
