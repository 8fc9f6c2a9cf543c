// Which typefaces, sizes and weights a page uses, and how much.
import type { TypeSpecimen } from "#contract/design-rating.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";
import { pageTexts } from "./reading-text.ts";

const MOST_TYPEFACES = 6;
const MOST_SIZES = 12;
/** Below this share of the text nobody notices; headings are noticed always. */
const LEAST_SHARE = 0.01;
/** Sizes computed from percentages differ in decimals nobody sees. */
const SIZE_STEP = 0.5;
/** Up to 3 % more is the same size to the eye. */
const SAME_SIZE_RATIO = 1.03;

/** For the specimen of the rating: most used first. */
export function typeSpecimens(snapshot: PageSnapshot): TypeSpecimen[] {
  const texts = pageTexts(snapshot);
  const all = charactersOf(texts);
  return [...groupedBy(texts, ({ family }) => family)]
    .map(([family, own]) => ({
      family,
      share: Math.round((charactersOf(own) / all) * 1000) / 10,
      sizes: ascending(own.map(roundedSize)).slice(0, MOST_SIZES),
      weights: ascending(own.map(({ weight }) => weight)),
      usedFor: isMostlyHeadings(own) ? ("headings" as const) : ("text" as const),
    }))
    .sort((one, other) => other.share - one.share || (one.family < other.family ? -1 : 1))
    .slice(0, MOST_TYPEFACES);
}

/** Families by the area of their letters, largest first; those that only a few small letters use are left out. */
export function noticedFamilies(snapshot: PageSnapshot): { family: string; texts: TextItem[] }[] {
  const area = (texts: readonly TextItem[]) =>
    texts.reduce((sum, { characters, size }) => sum + characters * size ** 2, 0);
  const texts = pageTexts(snapshot);
  const all = area(texts);
  return [...groupedBy(texts, ({ family }) => family)]
    .map(([family, own]) => ({ family, texts: own, area: area(own) }))
    .filter(({ texts: own, area: ownArea }) => ownArea >= LEAST_SHARE * all || hasHeading(own))
    .sort((one, other) => other.area - one.area || (one.family < other.family ? -1 : 1));
}

/** px, ascending, to half a px. */
export function noticedSizes(snapshot: PageSnapshot): number[] {
  return noticed(pageTexts(snapshot), roundedSize);
}

/** Sizes without those nobody tells from the one before: type that grows with the window has many. px, ascending. */
export function distinctSizes(sizes: readonly number[]): number[] {
  let last = 0;
  return sizes.filter((size) => {
    const isNew = size > last * SAME_SIZE_RATIO;
    if (isNew) last = size;
    return isNew;
  });
}

/** 100–900, ascending. */
export function noticedWeights(snapshot: PageSnapshot): number[] {
  return noticed(pageTexts(snapshot), ({ weight }) => weight);
}

function noticed(texts: TextItem[], measure: (text: TextItem) => number): number[] {
  const all = charactersOf(texts);
  return ascending(
    [...groupedBy(texts, measure)]
      .filter(([, own]) => charactersOf(own) >= LEAST_SHARE * all || hasHeading(own))
      .map(([value]) => value),
  );
}

function groupedBy<Key>(texts: readonly TextItem[], keyOf: (text: TextItem) => Key): Map<Key, TextItem[]> {
  const groups = new Map<Key, TextItem[]>();
  for (const text of texts) {
    const known = groups.get(keyOf(text));
    if (known) known.push(text);
    else groups.set(keyOf(text), [text]);
  }
  return groups;
}

function charactersOf(texts: readonly TextItem[]): number {
  return texts.reduce((sum, { characters }) => sum + characters, 0);
}

function hasHeading(texts: readonly TextItem[]): boolean {
  return texts.some(({ headingLevel }) => headingLevel > 0);
}

function isMostlyHeadings(texts: readonly TextItem[]): boolean {
  return charactersOf(texts.filter(({ headingLevel }) => headingLevel > 0)) * 2 > charactersOf(texts);
}

function roundedSize({ size }: TextItem): number {
  return Math.round(size / SIZE_STEP) * SIZE_STEP;
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}
