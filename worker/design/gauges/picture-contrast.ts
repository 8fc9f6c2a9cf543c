import { viewportNames } from "#contract/design-rating.ts";
import type { Color } from "../../in-page/contrast-ratio.ts";
import { type Gauge, MAX_ANNOTATIONS } from "../aspect.ts";
import { requiredContrast } from "../contrast.ts";
import { characterShare, type PlacedText, selectPageTexts } from "../figures/body-text.ts";
import { contrastOn } from "../figures/picture-grounds.ts";
import type { DesignFacts } from "../page-snapshot.ts";
import { germanNumber, percent, quoted } from "../wording.ts";

/** The picture is a quarter of the page's size: so much of what is required may be missing unseen. */
const SEEN = 0.9;

interface TextOnPicture extends PlacedText {
  ratio: number;
}

/** Measured on the pixels around the letters; what is a flat colour belongs to `text-contrast`. */
export const pictureContrast: Gauge = {
  id: "picture-contrast",
  label: "Text auf Bildern und Verläufen mit zu wenig Kontrast",
  weight: 1,
  good: 0.02,
  poor: 0.5,
  expected: "höchstens 2 %",
  basis: "WCAG 2.2, 1.4.3 (Stufe AA), abgelesen am Bild der Seite",
  read(facts) {
    const texts = textsOnPictures(facts);
    if (texts.length === 0) return null;
    const failing = texts.filter(fails).toSorted((one, other) => lack(other) - lack(one));
    const share = characterShare(texts, ({ text }) => failing.some((one) => one.text === text));
    const [first] = failing;
    return {
      value: share,
      shown: percent(share),
      withoutBlame: first === undefined,
      withoutPraise: first !== undefined,
      praise: "Auch auf Bildern und Verläufen ist der Text gut zu lesen.",
      blame: `Auf Bildern oder Verläufen ist Text schlecht zu lesen${first ? `, etwa ${quoted(first.text.sample)} mit rund ${shownRatio(first)}` : ""}.`,
      suggestion: first
        ? `Dunkeln Sie ab, was hinter ${quoted(first.text.sample)} liegt, oder hellen Sie es auf; besser noch, der Text bekommt eine eigene Fläche (jetzt rund ${shownRatio(first)}, nötig sind ${germanNumber(requiredContrast(first.text), 1)} zu 1).`
        : "Prüfen Sie neue Bilder daraufhin, ob der Text auf ihnen zu lesen bleibt.",
      annotations: failing.slice(0, MAX_ANNOTATIONS).map((one) => ({
        viewport: one.viewport,
        box: one.text.box,
        text: `Der Kontrast zum Bild beträgt hier rund ${shownRatio(one)}; nötig sind ${germanNumber(requiredContrast(one.text), 1)} zu 1.`,
      })),
    };
  },
};

/** Of the page itself, on both screens, where the picture shows what is behind them. */
function textsOnPictures(facts: DesignFacts): TextOnPicture[] {
  return viewportNames.flatMap((viewport) => {
    const { snapshot, grounds } = facts[viewport];
    const own = new Set(selectPageTexts(snapshot));
    return snapshot.texts.flatMap((text, at) => {
      const ground: Color | null = grounds[at] ?? null;
      return ground === null || !own.has(text)
        ? []
        : [{ text, viewport, ratio: contrastOn(ground, text.color) }];
    });
  });
}

function fails({ text, ratio }: TextOnPicture): boolean {
  return ratio < requiredContrast(text) * SEEN;
}

/** Characters × missing contrast. */
function lack({ text, ratio }: TextOnPicture): number {
  return text.characters * (requiredContrast(text) - ratio);
}

/** "1,8 zu 1" */
function shownRatio({ ratio }: TextOnPicture): string {
  return `${germanNumber(Math.floor(ratio * 10) / 10, 1)} zu 1`;
}
