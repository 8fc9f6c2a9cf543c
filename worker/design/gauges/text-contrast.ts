import type { ViewportName } from "#contract/design-rating.ts";
import type { Gauge } from "../aspect.ts";
import { contrastRatio, failsContrast, relativeLuminance, requiredContrast } from "../contrast.ts";
import type { DesignFacts } from "../design-facts.ts";
import { hexOf } from "../figures/color-clusters.ts";
import { MOST_MARKS, type PlacedText, pageTexts, shareOfCharacters } from "../figures/reading-text.ts";
import type { TextItem } from "../page-snapshot.ts";
import { germanNumber, percent, quoted } from "../wording.ts";

/** Text over pictures and gradients is left out: what stands behind a letter is not known. */
export const textContrast: Gauge = {
  id: "text-contrast",
  label: "Text mit zu wenig Kontrast",
  weight: 45,
  good: 0.01,
  poor: 0.25,
  expected: "höchstens 1 %",
  basis: "WCAG 2.2, 1.4.3 (Stufe AA): 4,5 zu 1, bei großer Schrift 3 zu 1",
  read(facts) {
    const sides = (["desktop", "mobile"] as const).map((viewport) => measured(facts, viewport));
    if (sides.every(({ texts }) => texts.length === 0)) return null;
    const share = Math.max(...sides.map((side) => side.share));
    const failing = sides.flatMap(({ texts }) => texts.filter(({ text }) => failsContrast(text)));
    // Many letters just below the line weigh more than one that cannot be read at all.
    const worst = failing.toSorted((one, other) => gravity(other.text) - gravity(one.text));
    const first = worst[0]?.text;
    return {
      value: share,
      shown: percent(share),
      praise:
        share === 0
          ? "Der Text hebt sich überall gut vom Hintergrund ab (0\u00a0% mit zu wenig Kontrast)."
          : `Bis auf ${percent(share)} hebt sich der Text gut vom Hintergrund ab.`,
      blame: `${percent(share)} des Textes heben sich zu wenig vom Hintergrund ab${first ? `, etwa ${quoted(first.sample)} mit ${shownRatio(first)}` : ""}.`,
      suggestion: first
        ? `Machen Sie ${quoted(first.sample)} ${directionOf(first)}: ${hexOf(first.color)} auf ${hexOf(first.background ?? first.color)} ergibt ${shownRatio(first)}, nötig sind ${germanNumber(requiredContrast(first), 1)} zu 1.`
        : "Prüfen Sie neue Farben vor dem Einsatz auf einen Kontrast von 4,5 zu 1.",
      annotations: worst.slice(0, MOST_MARKS).map(({ text, viewport }) => ({
        viewport,
        box: text.box,
        text: `Der Kontrast beträgt hier ${shownRatio(text)}; nötig sind ${germanNumber(requiredContrast(text), 1)} zu 1.`,
      })),
    };
  },
};

function measured(facts: DesignFacts, viewport: ViewportName): { texts: PlacedText[]; share: number } {
  const texts = pageTexts(facts[viewport].snapshot)
    .filter(({ isInactive, background }) => !isInactive && background !== null)
    .map((text) => ({ text, viewport }));
  const share = shareOfCharacters(
    texts,
    ({ text }) => text,
    ({ text }) => failsContrast(text),
  );
  return { texts, share };
}

/** Characters times what is missing to the line. */
function gravity(text: TextItem): number {
  return text.characters * (requiredContrast(text) - ratioOf(text));
}

function ratioOf({ color, background }: TextItem): number {
  return contrastRatio(color, background ?? color);
}

function directionOf({ color, background }: TextItem): string {
  const isLighter = background !== null && relativeLuminance(color) > relativeLuminance(background);
  return isLighter ? "heller oder den Grund dunkler" : "dunkler oder den Grund heller";
}

/** "3,2 zu 1"; cut, not rounded, so that 4.49 does not read as 4.5. */
function shownRatio(text: TextItem): string {
  return `${germanNumber(Math.floor(ratioOf(text) * 10) / 10, 1)} zu 1`;
}
