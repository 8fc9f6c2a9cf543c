// The page's texts with their typography, and the colours in which they really appear.
import type { TextItem } from "../page-snapshot.ts";
import { boxOf } from "./clip.ts";
import { parseColor, rounded } from "./color.ts";
import { controlAround, isInactive } from "./control-kinds.ts";
import type { Overlays } from "./overlays.ts";
import type { PaintedPage } from "./painted-page.ts";
import { attributeOf, closestOf, tagOf } from "./plain-dom.ts";
import type { LaidOutText } from "./text-lines.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";

const MAX_TEXTS = 3_000;
const MAX_SAMPLE = 120;
/** Browsers take about this for `normal`; the exact one depends on the typeface. */
const NORMAL_LINE_HEIGHT = 1.2;
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
/** Of a heading by role that does not state one. */
const DEFAULT_LEVEL = 2;

/** Visible elements with text of their own, in document order. */
export function readTexts(page: PaintedPage, overlays: Overlays): Capped<TextItem> {
  const items: TextItem[] = [];
  for (const text of page.texts) {
    const item = page.seen[text.index];
    if (!item) continue;
    if (items.length === MAX_TEXTS) return { items, isCut: true };
    items.push(textItem(text, item, page, overlays));
  }
  return { items, isCut: false };
}

function textItem(text: LaidOutText, item: SeenElement, page: PaintedPage, overlays: Overlays): TextItem {
  const { element, tag, style } = item;
  const size = Number.parseFloat(style.fontSize);
  const appearance = text.color
    ? page.groundBehind(text.index, text.piece, text.color)
    : { color: parseColor(style.color), background: null };
  return {
    box: boxOf(text.box),
    tag,
    headingLevel: headingLevelOf(element),
    sample: text.text.slice(0, MAX_SAMPLE),
    characters: text.text.length,
    lines: text.lines,
    charactersPerLine: text.charactersPerLine,
    family: page.familyOf(style.fontFamily),
    size,
    weight: Number(style.fontWeight),
    lineHeight: lineHeightOf(style, size),
    align: alignOf(style),
    isUppercase: style.textTransform.includes("uppercase") || isCapitals(text.text),
    color: rounded(appearance.color),
    background: appearance.background && rounded(appearance.background),
    inControl: controlAround(element),
    inOverlay: overlays.elements.has(element),
    isInactive: isInactive(element),
  };
}

/** left, center, right, justify: what start and end mean here. */
function alignOf({ textAlign, direction }: CSSStyleDeclaration): TextItem["align"] {
  if (textAlign.endsWith("center")) return "center";
  if (textAlign === "justify") return "justify";
  if (textAlign.endsWith("left")) return "left";
  if (textAlign.endsWith("right")) return "right";
  const isLeftToRight = direction !== "rtl";
  return (textAlign === "end") === isLeftToRight ? "right" : "left";
}

function headingLevelOf(element: Element): number {
  const heading = closestOf(element, HEADINGS);
  if (!heading) return 0;
  const stated = Number(attributeOf(heading, "aria-level") ?? /^h([1-6])$/.exec(tagOf(heading))?.[1]);
  return stated >= 1 && stated <= 6 ? Math.floor(stated) : DEFAULT_LEVEL;
}

function lineHeightOf({ lineHeight }: CSSStyleDeclaration, size: number): number {
  const height = Number.parseFloat(lineHeight);
  return Number.isNaN(height) || size === 0 ? NORMAL_LINE_HEIGHT : Math.round((height / size) * 100) / 100;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
