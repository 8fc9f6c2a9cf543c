// The typefaces, sizes and weights of a page, and how its headings stand out.
import type { TypeSpecimen } from "#contract/design-rating.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";
import { countCharacters, medianByCharacters, selectBodyTexts, selectPageTexts } from "./body-text.ts";

const MAX_TYPEFACES = 6;
const MAX_SIZES = 12;
/** Share of the text below which nobody notices; headings are always noticed. */
const MIN_SHARE = 0.01;
/** Sizes computed from percentages differ in invisible decimals. */
const SIZE_STEP = 0.5;
/** Up to 3 % more looks like the same size. */
const SAME_SIZE_RATIO = 1.03;

/** The typefaces that the page is judged by, most used first. */
export function buildTypeSpecimens(snapshot: PageSnapshot): TypeSpecimen[] {
  const all = countCharacters(selectPageTexts(snapshot));
  return prominentFamilies(snapshot)
    .map(({ family, texts: own }) => ({
      family,
      share: Math.round((countCharacters(own) / all) * 1000) / 10,
      sizes: sortUnique(own.map(roundSize)).slice(0, MAX_SIZES),
      weights: sortUnique(own.map(({ weight }) => weight)),
      usedFor: isMostlyHeadings(own) ? ("headings" as const) : ("text" as const),
    }))
    .sort((one, other) => other.share - one.share || (one.family < other.family ? -1 : 1))
    .slice(0, MAX_TYPEFACES);
}

/** By the area of their letters, largest first; without those of a few small letters. */
export function prominentFamilies(snapshot: PageSnapshot): { family: string; texts: TextItem[] }[] {
  const area = (texts: readonly TextItem[]) =>
    texts.reduce((sum, { characters, size }) => sum + characters * size ** 2, 0);
  const texts = selectPageTexts(snapshot);
  const all = area(texts);
  return [...Map.groupBy(texts, ({ family }) => family)]
    .map(([family, own]) => ({ family, texts: own, area: area(own) }))
    .filter(({ texts: own, area: ownArea }) => ownArea >= MIN_SHARE * all || hasHeading(own))
    .sort((one, other) => other.area - one.area || (one.family < other.family ? -1 : 1));
}

/** px, ascending, to half a px. */
export function prominentSizes(snapshot: PageSnapshot): number[] {
  return selectProminent(selectPageTexts(snapshot), roundSize);
}

/** Without sizes hardly larger than the one before, which fluid type has many of. px, ascending. */
export function distinctSizes(sizes: readonly number[]): number[] {
  let last = 0;
  return sizes.filter((size) => {
    const isNew = size > last * SAME_SIZE_RATIO;
    if (isNew) last = size;
    return isNew;
  });
}

/** 100–900, ascending. */
export function prominentWeights(snapshot: PageSnapshot): number[] {
  return selectProminent(selectPageTexts(snapshot), ({ weight }) => weight);
}

function selectProminent(texts: TextItem[], measure: (text: TextItem) => number): number[] {
  const all = countCharacters(texts);
  return sortUnique(
    [...Map.groupBy(texts, measure)]
      .filter(([, own]) => countCharacters(own) >= MIN_SHARE * all || hasHeading(own))
      .map(([value]) => value),
  );
}

function hasHeading(texts: readonly TextItem[]): boolean {
  return texts.some(({ headingLevel }) => headingLevel > 0);
}

function isMostlyHeadings(texts: readonly TextItem[]): boolean {
  return countCharacters(texts.filter(({ headingLevel }) => headingLevel > 0)) * 2 > countCharacters(texts);
}

function roundSize({ size }: TextItem): number {
  return Math.round(size / SIZE_STEP) * SIZE_STEP;
}

function sortUnique(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}

/** Ratio from which on a difference in size is noticed. */
const VISIBLE_STEP = 1.1;
/** Deeper levels are rare and often differ by weight alone. */
const DEEPEST_LEVEL = 3;
/** Difference of weight that is noticed at the same size: regular to semibold. */
const VISIBLE_WEIGHT = 200;

export interface HeadingSizes {
  /** px */
  largest: number;
  /** px, of the body text. */
  text: number;
  /** The largest heading; the largest text on a page without headings. */
  sample: TextItem;
}

/** Null on a page without text. */
export function measureHeadings(snapshot: PageSnapshot): HeadingSizes | null {
  const texts = selectPageTexts(snapshot);
  const headings = texts.filter(({ headingLevel }) => headingLevel > 0);
  const [sample] = (headings.length > 0 ? headings : texts).toSorted((one, other) => other.size - one.size);
  if (!sample) return null;
  const text = typicalSize(selectBodyTexts(snapshot));
  return { largest: sample.size, text: text > 0 ? text : sample.size, sample };
}

/** A level and the next one, with their typical sizes in px. */
export interface HeadingStep {
  /** "Überschrift 1. Ebene" to "Lesetext", German. */
  from: string;
  to: string;
  fromSize: number;
  toSize: number;
  isVisible: boolean;
}

/** From each used level (1–3) to the next, the last one to the body text. Empty without headings. */
export function measureHeadingSteps(snapshot: PageSnapshot): HeadingStep[] {
  const texts = selectPageTexts(snapshot);
  const levels = Array.from({ length: DEEPEST_LEVEL }, (_, index) => ({
    name: `Überschrift der ${index + 1}. Ebene`,
    texts: texts.filter(({ headingLevel }) => headingLevel === index + 1),
  })).filter((level) => level.texts.length > 0);
  const ladder = [...levels, { name: "Lesetext", texts: selectBodyTexts(snapshot) }];
  return levels.flatMap((level, index) => {
    const next = ladder[index + 1];
    if (!next) return [];
    const [fromSize, toSize] = [typicalSize(level.texts), typicalSize(next.texts)];
    const isHeavier = typicalWeight(level.texts) - typicalWeight(next.texts) >= VISIBLE_WEIGHT;
    const isVisible = fromSize >= toSize * VISIBLE_STEP || (fromSize >= toSize && isHeavier);
    return [{ from: level.name, to: next.name, fromSize, toSize, isVisible }];
  });
}

function typicalSize(texts: readonly TextItem[]): number {
  return medianByCharacters(texts, ({ size }) => size);
}

function typicalWeight(texts: readonly TextItem[]): number {
  return medianByCharacters(texts, ({ weight }) => weight);
}
