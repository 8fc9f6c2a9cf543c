// The text that visitors read, and what is typical of it.
import type { Annotation, ViewportName } from "#contract/design-rating.ts";
import type { DesignFacts } from "../design-facts.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";

/** From here on a text is a sentence to read, not a label. */
const SENTENCE_CHARACTERS = 60;
/** px: larger text is a show of its own, with closer lines. */
const DISPLAY_SIZE = 28;
/** Signs drawn as letters, by the names such typefaces go by. */
const ICON_FONT = /icon|awesome|material symbols|glyph/i;

/** Text of the page itself, without what covers it and without signs that are drawn as letters. */
export function pageTexts({ texts }: PageSnapshot): TextItem[] {
  return texts.filter(
    ({ inOverlay, characters, sample, family }) =>
      !inOverlay && characters > 0 && /[\p{L}\p{N}]/u.test(sample) && !ICON_FONT.test(family),
  );
}

/** Sentences outside headings and controls, without large type; on a page without any, all its text but headings, else all. */
export function readingTexts(snapshot: PageSnapshot): TextItem[] {
  const texts = pageTexts(snapshot);
  const plain = texts.filter(({ headingLevel, inControl }) => headingLevel === 0 && inControl === null);
  const sentences = plain.filter(({ characters }) => characters >= SENTENCE_CHARACTERS);
  const small = sentences.filter(({ size }) => size < DISPLAY_SIZE);
  return [small, sentences, plain, texts].find((list) => list.length > 0) ?? [];
}

export interface PlacedText {
  text: TextItem;
  viewport: ViewportName;
}

/** Of both viewports, so that either can spoil a figure. */
export function readingTextsOfBoth({ desktop, mobile }: DesignFacts): PlacedText[] {
  return [
    ...readingTexts(desktop.snapshot).map((text) => ({ text, viewport: "desktop" as const })),
    ...readingTexts(mobile.snapshot).map((text) => ({ text, viewport: "mobile" as const })),
  ];
}

/** Share of the characters, 0–1, in texts for which `holds`; 0 without text. */
export function shareOfCharacters<Item>(
  items: readonly Item[],
  textOf: (item: Item) => TextItem,
  holds: (item: Item) => boolean,
): number {
  let all = 0;
  let held = 0;
  for (const item of items) {
    const { characters } = textOf(item);
    all += characters;
    if (holds(item)) held += characters;
  }
  return all === 0 ? 0 : held / all;
}

/** The value in the middle of the text, counted in characters; 0 without text. */
export function typicalOf(texts: readonly TextItem[], measure: (text: TextItem) => number): number {
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

/** Marks the texts, those with the most characters first, with a sentence each. */
export function marksOnTexts(
  texts: readonly PlacedText[],
  sentence: (text: TextItem) => string,
): Omit<Annotation, "aspect" | "measurement">[] {
  return texts
    .toSorted((one, other) => other.text.characters - one.text.characters)
    .slice(0, MOST_MARKS)
    .map(({ text, viewport }) => ({ viewport, box: text.box, text: sentence(text) }));
}

/** As many as the rating keeps of a measurement. */
export const MOST_MARKS = 4;
