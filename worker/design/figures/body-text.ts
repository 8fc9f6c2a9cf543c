// The text that visitors read, and what is typical of it.
import { type ViewportName, viewportNames } from "#contract/design-rating.ts";
import { MAX_ANNOTATIONS, type PageAnnotation } from "../aspect.ts";
import type { DesignFacts, PageSnapshot, TextItem } from "../page-snapshot.ts";
import { fitsPhone } from "./phone.ts";

/** Shorter texts are labels. */
const SENTENCE_CHARACTERS = 60;
/** px: larger text is display type, with tighter lines. */
const DISPLAY_SIZE = 28;
const ICON_FONT = /icon|awesome|material symbols|glyph/i;

/** Text of the page itself, without overlays and icon fonts. */
export function selectPageTexts({ texts }: Pick<PageSnapshot, "texts">): TextItem[] {
  return texts.filter(
    ({ inOverlay, characters, sample, family }) =>
      !inOverlay && characters > 0 && /[\p{L}\p{N}]/u.test(sample) && !ICON_FONT.test(family),
  );
}

/** Sentences outside headings, controls and tickers, below display size; on a page without any, the text that comes closest. */
export function selectBodyTexts(snapshot: PageSnapshot): TextItem[] {
  const texts = selectPageTexts(snapshot);
  const plain = texts.filter(
    ({ headingLevel, inControl, isTicker }) => headingLevel === 0 && inControl === null && !isTicker,
  );
  const sentences = plain.filter(({ characters }) => characters >= SENTENCE_CHARACTERS);
  const small = sentences.filter(({ size }) => size < DISPLAY_SIZE);
  return [small, sentences, plain, texts].find((list) => list.length > 0) ?? [];
}

export interface PlacedText {
  text: TextItem;
  viewport: ViewportName;
}

/** Of both screens; a phone that shows the page as a computer does, only smaller, adds nothing to what the page itself sets. */
export function ofBoth(facts: DesignFacts, select: (snapshot: PageSnapshot) => TextItem[]): PlacedText[] {
  return viewportNames
    .filter((viewport) => viewport === "desktop" || fitsPhone(facts[viewport].snapshot))
    .flatMap((viewport) => place(select(facts[viewport].snapshot), viewport));
}

export function place(texts: readonly TextItem[], viewport: ViewportName): PlacedText[] {
  return texts.map((text) => ({ text, viewport }));
}

/** Share of the characters, 0–1, in texts for which `holds`; 0 without text. */
export function characterShare(texts: readonly PlacedText[], holds: (text: PlacedText) => boolean): number {
  const count = (placed: readonly PlacedText[]) => countCharacters(placed.map(({ text }) => text));
  const all = count(texts);
  return all === 0 ? 0 : count(texts.filter(holds)) / all;
}

export function countCharacters(texts: readonly TextItem[]): number {
  return texts.reduce((sum, { characters }) => sum + characters, 0);
}

/** Median, weighted by characters; 0 without text. */
export function medianByCharacters(texts: readonly TextItem[], measure: (text: TextItem) => number): number {
  const sorted = texts
    .map((text) => ({ value: measure(text), characters: text.characters }))
    .sort((one, other) => one.value - other.value);
  const half = sorted.reduce((sum, { characters }) => sum + characters, 0) / 2;
  let passed = 0;
  for (const { value, characters } of sorted) {
    passed += characters;
    if (passed >= half) return value;
  }
  return 0;
}

export function annotateTexts(
  texts: readonly PlacedText[],
  sentence: (text: PlacedText) => string,
): PageAnnotation[] {
  return texts
    .toSorted((one, other) => other.text.characters - one.text.characters)
    .slice(0, MAX_ANNOTATIONS)
    .map((placed) => ({ viewport: placed.viewport, text: sentence(placed), box: placed.text.box }));
}

/**
 * Characters of the longest line. Bringhurst asks for 45–75 on average, 30–60 are common on phones; WCAG 1.4.8 stops at 80. The longest
 * line of a paragraph is a few longer than its average. Every card has short lines, so the lower end is generous.
 */
const COMFORTABLE: Record<ViewportName, { min: number; max: number }> = {
  desktop: { min: 28, max: 85 },
  mobile: { min: 22, max: 65 },
};

/** In characters; a text that cannot wrap is one line, however long. */
export function longestLineLength({ lines, characters, charactersPerLine }: TextItem): number {
  return lines > 1 ? charactersPerLine : characters;
}

/** Characters too many; negative: too few; 0: comfortable. */
export function lineLengthError({ text, viewport }: PlacedText): number {
  const { min, max } = COMFORTABLE[viewport];
  const length = longestLineLength(text);
  if (length > max) return length - max;
  // A single line may be short.
  return text.lines > 1 && length < min ? length - min : 0;
}
