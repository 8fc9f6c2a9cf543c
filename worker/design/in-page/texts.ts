// The texts of the page as laid out, with their typography and the colours in which they appear.

import { roundColor } from "../../in-page/blend.ts";
import { parseColor } from "../../in-page/color.ts";
import { findClosest, getAttribute, getTag } from "../../in-page/safe-dom.ts";
import type { TextItem } from "../page-snapshot.ts";
import { findControlAround, isInactive } from "./controls/control-kinds.ts";
import type { LaidOutText } from "./laid-out-texts.ts";
import type { Overlays } from "./overlays.ts";
import { toBox } from "./paint/clip.ts";
import type { PreparedPage } from "./paint/prepared-page.ts";
import { createTextReader } from "./text-samples.ts";
import type { Capped, VisibleElement } from "./visible-elements.ts";

const MAX_TEXTS = 3_000;
const MAX_SAMPLE = 120;
/** About what browsers use for `normal`; the exact value depends on the typeface. */
const NORMAL_LINE_HEIGHT = 1.2;
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
/** Of role=heading without aria-level, as in ARIA. */
const DEFAULT_LEVEL = 2;

export function readTexts(page: PreparedPage, overlays: Overlays): Capped<TextItem> {
  const { items, isCut } = listTexts(page, overlays);
  return { items: items.map(({ item }) => item), isCut };
}

type Listed = { element: Element; item: TextItem };

export function listTexts(page: PreparedPage, overlays: Overlays): Capped<Listed> {
  const items: Listed[] = [];
  const sampleOf = createSampler(page);
  for (const text of page.texts) {
    const seen = page.seen[text.index];
    if (!seen) continue;
    if (items.length === MAX_TEXTS) return { items, isCut: true };
    const item = { ...toTextItem(text, seen, page, overlays), sample: sampleOf(text, seen) };
    items.push({ element: seen.element, item });
  }
  return { items, isCut: false };
}

/** The first text of a heading shows all its words, in whatever elements they stand; every other text its own. */
function createSampler({ seen }: PreparedPage): (text: LaidOutText, item: VisibleElement) => string {
  const readAll = createTextReader(seen);
  const begun = new Set<Element>();
  return ({ text }, { element }) => {
    const heading = findClosest(element, HEADINGS);
    const isFirst = heading !== null && !begun.has(heading);
    if (isFirst) begun.add(heading);
    return ((isFirst && readAll(heading)) || text).slice(0, MAX_SAMPLE);
  };
}

function toTextItem(
  text: LaidOutText,
  item: VisibleElement,
  page: PreparedPage,
  overlays: Overlays,
): Omit<TextItem, "sample"> {
  const { element, tag, style } = item;
  const size = Number.parseFloat(style.fontSize);
  const appearance = text.color
    ? page.findBackground(text.index, text.piece, text.color)
    : { color: parseColor(style.color), background: null, isOverPicture: false };
  return {
    box: toBox(text.box),
    tag,
    headingLevel: getHeadingLevel(element),
    characters: text.text.length,
    lines: text.lines,
    charactersPerLine: text.charactersPerLine,
    family: page.familyOf(style.fontFamily),
    size,
    weight: Number(style.fontWeight),
    lineHeight: getLineHeight(style, size),
    align: resolveAlign(style),
    isUppercase: style.textTransform.includes("uppercase") || isCapitals(text.text),
    color: roundColor(appearance.color),
    background: appearance.background && roundColor(appearance.background),
    isOverPicture: appearance.isOverPicture,
    inControl: findControlAround(element),
    inOverlay: overlays.elements.has(element),
    isInactive: isInactive(element),
    isTicker: isTicker(item, page.seen),
  };
}

/** Boxes around a text of which one may carry it along. */
const MAX_CARRIERS = 4;

/** In a marquee, or on one line that moves for ever. */
function isTicker(item: VisibleElement, seen: readonly VisibleElement[]): boolean {
  if (findClosest(item.element, "marquee")) return true;
  if (item.style.whiteSpace !== "nowrap") return false;
  let from: VisibleElement | undefined = item;
  for (let steps = 0; from && steps < MAX_CARRIERS; steps += 1) {
    const { animationName, animationIterationCount } = from.style;
    if (animationName !== "none" && animationIterationCount.includes("infinite")) return true;
    from = seen[from.parent];
  }
  return false;
}

function resolveAlign({ textAlign, direction }: CSSStyleDeclaration): TextItem["align"] {
  if (textAlign.endsWith("center")) return "center";
  if (textAlign === "justify") return "justify";
  if (/left$|right$/.test(textAlign)) return textAlign.endsWith("left") ? "left" : "right";
  return (textAlign === "end") === (direction === "rtl") ? "left" : "right";
}

function getHeadingLevel(element: Element): number {
  const heading = findClosest(element, HEADINGS);
  if (!heading) return 0;
  const stated = Number(getAttribute(heading, "aria-level") ?? /^h([1-6])$/.exec(getTag(heading))?.[1]);
  return stated >= 1 && stated <= 6 ? Math.floor(stated) : DEFAULT_LEVEL;
}

function getLineHeight({ lineHeight }: CSSStyleDeclaration, size: number): number {
  const height = Number.parseFloat(lineHeight);
  return Number.isNaN(height) || size === 0 ? NORMAL_LINE_HEIGHT : Math.round((height / size) * 100) / 100;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
