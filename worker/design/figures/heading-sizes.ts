// How headings stand out from the text, and from each other.
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";
import { pageTexts, readingTexts, typicalOf } from "./reading-text.ts";

/** Below this ratio a step in size is not seen as one. */
const SEEN_STEP = 1.1;
/** Levels below are rare and often set by weight alone. */
const DEEPEST_LEVEL = 3;
/** A difference of weight that is seen at the same size: regular to semibold. */
const SEEN_WEIGHT = 200;

export interface HeadingSizes {
  /** px */
  largest: number;
  /** px, of the reading text. */
  text: number;
  /** The largest heading; the largest text on a page without headings. */
  sample: TextItem;
}

/** Null on a page without text. */
export function headingSizes(snapshot: PageSnapshot): HeadingSizes | null {
  const texts = pageTexts(snapshot);
  const headings = texts.filter(({ headingLevel }) => headingLevel > 0);
  const sample = largestOf(headings) ?? largestOf(texts);
  if (!sample) return null;
  const text = typicalOf(readingTexts(snapshot), ({ size }) => size);
  return { largest: sample.size, text: text > 0 ? text : sample.size, sample };
}

/** A level and the one below it, with the sizes typical of them in px. */
export interface HeadingStep {
  /** "Überschrift 1. Ebene" to "Lesetext", German. */
  from: string;
  to: string;
  fromSize: number;
  toSize: number;
  isSeen: boolean;
}

/** Steps from each used level (1–3) to the next, the last one to the reading text. Empty without headings. */
export function headingSteps(snapshot: PageSnapshot): HeadingStep[] {
  const texts = pageTexts(snapshot);
  const levels = Array.from({ length: DEEPEST_LEVEL }, (_, index) => ({
    name: `Überschrift der ${index + 1}. Ebene`,
    texts: texts.filter(({ headingLevel }) => headingLevel === index + 1),
  })).filter((level) => level.texts.length > 0);
  const ladder = [...levels, { name: "Lesetext", texts: readingTexts(snapshot) }];
  return levels.flatMap((level, index) => {
    const next = ladder[index + 1];
    if (!next) return [];
    const typical = (of: readonly TextItem[], value: "size" | "weight") =>
      typicalOf(of, (text) => text[value]);
    const fromSize = typical(level.texts, "size");
    const toSize = typical(next.texts, "size");
    const isHeavier = typical(level.texts, "weight") - typical(next.texts, "weight") >= SEEN_WEIGHT;
    const isSeen = fromSize >= toSize * SEEN_STEP || (fromSize >= toSize && isHeavier);
    return [{ from: level.name, to: next.name, fromSize, toSize, isSeen }];
  });
}

function largestOf(texts: readonly TextItem[]): TextItem | undefined {
  return texts.reduce<TextItem | undefined>(
    (largest, text) => (largest && largest.size >= text.size ? largest : text),
    undefined,
  );
}
