import { viewportNames } from "#contract/design-rating.ts";
import { contrastRatio, relativeLuminance } from "../../in-page/contrast-ratio.ts";
import { type Gauge, MAX_ANNOTATIONS } from "../aspect.ts";
import { failsContrast, requiredContrast } from "../contrast.ts";
import {
  characterShare,
  countCharacters,
  type PlacedText,
  place,
  selectPageTexts,
} from "../figures/body-text.ts";
import { toHex } from "../figures/colors.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";
import { germanNumber, percent, quoted } from "../wording.ts";

/** Without text over pictures and gradients, where the colour behind a letter is unknown. */
export const textContrast: Gauge = {
  id: "text-contrast",
  label: "Text mit zu wenig Kontrast",
  weight: 2,
  good: 0.01,
  poor: 0.25,
  expected: "höchstens 1 %",
  basis: "WCAG 2.2, 1.4.3 (Stufe AA): 4,5 zu 1, bei großer Schrift 3 zu 1",
  read(facts) {
    const isFailing = ({ text }: PlacedText) => failsContrast(text);
    const views = viewportNames.map((name) => place(selectJudged(facts[name].snapshot), name));
    if (views.every((texts) => texts.length === 0)) return null;
    const share = Math.max(...views.map((texts) => characterShare(texts, isFailing)));
    // Over pictures and gradients nothing is measured: of the rest alone, no share of the whole is told.
    const measured = Math.min(...viewportNames.map((name) => measuredShare(facts[name].snapshot)));
    const isMuch = measured >= MEASURED.much;
    const isAll = measured >= MEASURED.all;
    const weighed = Math.max(...views.map(weighShortfall));
    // Many letters just below the limit weigh more than one that is illegible.
    const worst = views
      .flatMap((texts) => texts.filter((one) => isFailing(one) && isSeen(one.text)))
      .toSorted((one, other) => severity(other.text) - severity(one.text));
    const first = worst[0]?.text;
    return {
      value: weighed,
      shown: percent(share),
      withoutBlame: first === undefined,
      // One pale button is seen before all the text that is well.
      withoutPraise: first !== undefined,
      praise:
        share === 0
          ? isAll
            ? "Der Text hebt sich überall gut vom Hintergrund ab."
            : "Wo der Text auf einer Farbe steht, hebt er sich gut von ihr ab."
          : `Bis auf ${percent(share)} hebt sich der Text gut vom Hintergrund ab.`,
      blame: `${isMuch ? `${percent(share)} des Textes heben` : "Teile des Textes heben"} sich zu wenig vom Hintergrund ab${first ? `, etwa ${quoted(first.sample)} mit ${shownRatio(first)}` : ""}.`,
      suggestion: first
        ? `${adviceOn(first)}: ${toHex(first.color)} auf ${toHex(first.background ?? first.color)} ergibt ${shownRatio(first)}, nötig sind ${germanNumber(requiredContrast(first), 1)} zu 1.`
        : "Prüfen Sie neue Farben vor dem Einsatz auf einen Kontrast von 4,5 zu 1.",
      annotations: worst.slice(0, MAX_ANNOTATIONS).map(({ text, viewport }) => ({
        viewport,
        box: text.box,
        text: `Der Kontrast beträgt hier ${shownRatio(text)}; nötig sind ${germanNumber(requiredContrast(text), 1)} zu 1.`,
      })),
    };
  },
};

/** Of all letters: so many have to stand on a ground that is known before a share of the whole, or „überall“, is told. */
const MEASURED = { much: 0.6, all: 0.995 };

/** 0–1; 1 for a page without text. */
function measuredShare(snapshot: PageSnapshot): number {
  const all = countCharacters(selectPageTexts(snapshot));
  return all === 0 ? 1 : countCharacters(selectJudged(snapshot)) / all;
}

/** 4.45 instead of 4.5 is measured, but seen by nobody. */
const SEEN_SHORTFALL = 0.1;

function isSeen(text: TextItem): boolean {
  return requiredContrast(text) - ratioOf(text) > SEEN_SHORTFALL;
}

function selectJudged(snapshot: PageSnapshot): TextItem[] {
  return selectPageTexts(snapshot).filter(({ isInactive, background }) => !isInactive && background !== null);
}

/** Where half of the contrast that is needed is missing, a character counts in full; just below the limit a fifth. */
const SHORTFALL = { slight: 0.2, full: 0.5 };

/** Share of the characters that lack contrast, each weighed by how much is missing; 0–1. */
function weighShortfall(texts: readonly PlacedText[]): number {
  const all = texts.reduce((sum, { text }) => sum + text.characters, 0);
  const missing = texts.reduce((sum, { text }) => sum + text.characters * shortfallOf(text), 0);
  return all === 0 ? 0 : missing / all;
}

function shortfallOf(text: TextItem): number {
  if (!failsContrast(text)) return 0;
  const needed = requiredContrast(text);
  const missing = (needed - ratioOf(text)) / (needed - 1);
  return Math.min(1, SHORTFALL.slight + (missing / SHORTFALL.full) * (1 - SHORTFALL.slight));
}

/** Characters × missing contrast. */
function severity(text: TextItem): number {
  return text.characters * (requiredContrast(text) - ratioOf(text));
}

function ratioOf({ color, background }: TextItem): number {
  return contrastRatio(color, background ?? color);
}

/** White cannot get lighter, nor black darker. */
const EXTREME = { light: 0.9, dark: 0.02 };

function adviceOn({ color, background, sample }: TextItem): string {
  const own = relativeLuminance(color);
  const isLighter = background !== null && own > relativeLuminance(background);
  if (isLighter && own > EXTREME.light) return `Stellen Sie ${quoted(sample)} auf einen dunkleren Grund`;
  if (!isLighter && own < EXTREME.dark) return `Stellen Sie ${quoted(sample)} auf einen helleren Grund`;
  return `Machen Sie ${quoted(sample)} ${isLighter ? "heller oder den Grund dunkler" : "dunkler oder den Grund heller"}`;
}

/** "3,2 zu 1"; truncated, so that 4.49 does not read as 4.5. */
function shownRatio(text: TextItem): string {
  return `${germanNumber(Math.floor(ratioOf(text) * 10) / 10, 1)} zu 1`;
}
