// What misses the marks of the design rating and can be mended by a style sheet alone: which elements, and which lines. Pure.
import type { MendKind } from "#contract/mends.ts";
import { failsContrast } from "../../design/contrast.ts";
import { lineLengthError, selectBodyTexts } from "../../design/figures/body-text.ts";
import { toHex } from "../../design/figures/colors.ts";
import { COMFORTABLE_TARGET } from "../../design/figures/target-sizes.ts";
import type { ControlItem, PageSnapshot, TextItem } from "../../design/page-snapshot.ts";
import { legibleInk } from "./legible-ink.ts";
import type { Mendable, MendableLook, MendList, MendPart, MendPlan } from "./mend-reading.ts";

/** Points of the rating that each can bring; a test compares them with the gauges. */
export const MEND_POINTS: Record<MendKind, number> = {
  contrast: 2,
  "target-size": 1.5,
  "line-length": 5.5,
  "line-height": 4,
  "text-size": 3.5,
};

/** Share of the page's characters or controls; less is not worth a picture. */
const MIN_SHARE = 0.02;
/** Rules for one mend. */
const MAX_PARTS = 4;
/** px; browsers round. */
const ROUNDING = 0.5;
const TEXT_SIZE = 16;
/** px: narrower ones are drawn as dots and crosses, which must not grow. */
const MIN_DRAWN = 24;
/** px: what comes closer to the mark is not worth a change that hardly anybody sees. */
const WORTH = { text: 15, target: 40 };
const DISPLAY_SIZE = 28;
const LINE_HEIGHT = { min: 1.35, set: 1.5 };
/** Of the typeface's zero, which is wider than most letters: some 70 characters. */
const LINE_LENGTH = "60ch";
/** What gets a width of its own. */
const BLOCKS = /^(?:block|list-item|flow-root)$/;

type Numbered<Item> = Mendable<Item> & { number: number };

/** At a computer: contrast, length and height of the lines. */
export function planWide(look: MendableLook): MendPlan[] {
  const texts = numbered(look.texts);
  return [planContrast(texts), planLineLength(texts), planLineHeight(texts)].flatMap((plan) => plan ?? []);
}

/** On a phone: size of the text and of what is tapped. Nothing of a page that is not made for phones. */
export function planPhone(look: MendableLook): MendPlan[] {
  if (!look.hasViewport) return [];
  const plans = [planTextSize(numbered(look.texts), look.rootSize), planTargets(numbered(look.controls))];
  return plans.flatMap((plan) => plan ?? []);
}

function numbered<Item>(list: readonly (Mendable<Item> | null)[]): Numbered<Item>[] {
  return list.flatMap((one, number) => (one ? [{ ...one, number }] : []));
}

function planContrast(all: readonly Numbered<TextItem>[]): MendPlan | null {
  const texts = all.filter(({ item }) => isOfPage(item));
  const faulty = texts.filter(({ item }) => failsContrast(item));
  const byColours = Map.groupBy(faulty, ({ item }) => coloursOf(item));
  const groups = [...byColours].toSorted(([, one], [, other]) => charactersOf(other) - charactersOf(one));
  const parts = groups.slice(0, MAX_PARTS).flatMap(([colours, group]): MendPart[] => {
    const [first] = group;
    const ink = first && legibleInk(group.map(({ item }) => item));
    if (!ink) return [];
    const harmless = texts.filter(({ item }) => coloursOf(item) === colours);
    return [
      { faulty: numbersOf(group), harmless: numbersOf(harmless), declarations: [`color: ${toHex(ink)}`] },
    ];
  });
  return plan("contrast", "texts", { faulty, parts, share: charactersOf(faulty) / charactersOf(texts) });
}

function planLineLength(all: readonly Numbered<TextItem>[]): MendPlan | null {
  const body = bodyOf(all);
  const faulty = body.filter((one) => isTooLong(one) && BLOCKS.test(one.display));
  // Others are narrower anyway.
  const harmless = all.filter(({ item, display }) => isPlain(item) && BLOCKS.test(display));
  const isCentred = ({ item }: Numbered<TextItem>) => item.align === "center";
  const parts = [false, true].flatMap((centred): MendPart[] => {
    const group = faulty.filter((one) => isCentred(one) === centred);
    if (group.length === 0) return [];
    const alike = harmless.filter((one) => isCentred(one) === centred);
    const declarations = [`max-width: ${LINE_LENGTH}`, ...(centred ? ["margin-inline: auto"] : [])];
    return [{ faulty: numbersOf(group), harmless: numbersOf(alike), declarations }];
  });
  return plan("line-length", "texts", { faulty, parts, share: charactersOf(faulty) / charactersOf(body) });
}

function planLineHeight(all: readonly Numbered<TextItem>[]): MendPlan | null {
  const body = bodyOf(all);
  const faulty = body.filter(({ item }) => isTooTight(item));
  const harmless = all.filter(({ item }) => isPlain(item) && item.size < DISPLAY_SIZE);
  const declarations = [`line-height: ${LINE_HEIGHT.set}`];
  const parts = [{ faulty: numbersOf(faulty), harmless: numbersOf(harmless), declarations }];
  return plan("line-height", "texts", { faulty, parts, share: charactersOf(faulty) / charactersOf(body) });
}

function planTextSize(all: readonly Numbered<TextItem>[], rootSize: number): MendPlan | null {
  const body = bodyOf(all);
  const faulty = body.filter(({ item }) => item.size < WORTH.text);
  const harmless = all.filter(({ item }) => isPlain(item) && isTooSmall(item));
  const size = `${Math.round((TEXT_SIZE / rootSize) * 10_000) / 10_000}rem`;
  const parts = [
    {
      faulty: numbersOf(faulty),
      harmless: numbersOf(harmless),
      declarations: [`font-size: ${size}`, `line-height: ${LINE_HEIGHT.set}`],
    },
  ];
  return plan("text-size", "texts", { faulty, parts, share: charactersOf(faulty) / charactersOf(body) });
}

function planTargets(all: readonly Numbered<ControlItem>[]): MendPlan | null {
  const controls = all.filter(({ item }) => isTarget(item));
  const faulty = controls.filter(({ item }) => isWorthSizing(item));
  const size = `${COMFORTABLE_TARGET}px`;
  const byDisplay = Map.groupBy(faulty, ({ display }) => displayFor(display));
  const parts = [...byDisplay].map(([display, group]): MendPart => {
    const isNarrow = group.some(({ item }) => item.box.width < COMFORTABLE_TARGET - ROUNDING);
    return {
      faulty: numbersOf(group),
      harmless: numbersOf(
        controls.filter((one) => displayFor(one.display) === display && one.item.box.width >= MIN_DRAWN),
      ),
      declarations: [
        ...(display === null ? [] : [`display: ${display}`]),
        `min-height: ${size}`,
        ...(isNarrow ? [`min-width: ${size}`] : []),
        ...(isNarrow && display !== null ? ["justify-content: center"] : []),
        ...(display === null ? [] : ["align-items: center"]),
        ...(display === null ? ["align-content: center"] : []),
      ],
    };
  });
  return plan("target-size", "controls", { faulty, parts, share: faulty.length / controls.length });
}

/** What an element must become to have a height; null where it has one. */
function displayFor(display: string): "inline-flex" | null {
  return display.startsWith("inline") && !display.includes("flex") ? "inline-flex" : null;
}

interface Found {
  faulty: readonly Numbered<TextItem | ControlItem>[];
  parts: MendPart[];
  share: number;
}

function plan(kind: MendKind, list: MendList, { faulty, parts, share }: Found): MendPlan | null {
  const mended = new Set(parts.flatMap((part) => part.faulty));
  const shown = faulty.filter(({ number }) => mended.has(number)).toSorted(byArea)[0];
  if (!shown || !(share >= MIN_SHARE)) return null;
  return {
    kind,
    list,
    gain: MEND_POINTS[kind] * share,
    faulty: numbersOf(faulty),
    parts,
    shown: shown.number,
  };
}

function byArea(
  { item: one }: Numbered<TextItem | ControlItem>,
  { item: other }: Numbered<TextItem | ControlItem>,
) {
  return other.box.width * other.box.height - one.box.width * one.box.height;
}

/** Numbers of those that miss the mark, in a look at the page with or without a mend. Whoever is not to be seen any more misses it as well. */
export function findMisses(kind: MendKind, look: MendableLook): Set<number> {
  const list: readonly unknown[] = kind === "target-size" ? look.controls : look.texts;
  const gone = list.flatMap((one, number) => (one === null ? [number] : []));
  const misses = kind === "target-size" ? missingControls(look) : missingTexts(kind, look);
  return new Set([...gone, ...numbersOf(misses)]);
}

function missingControls({ controls }: MendableLook): Numbered<ControlItem>[] {
  return numbered(controls).filter(({ item }) => isTarget(item) && isTooNarrow(item));
}

function missingTexts(kind: Exclude<MendKind, "target-size">, look: MendableLook): Numbered<TextItem>[] {
  const texts = numbered(look.texts);
  switch (kind) {
    case "contrast":
      return texts.filter(({ item }) => isOfPage(item) && failsContrast(item));
    case "line-length":
      return bodyOf(texts).filter(isTooLong);
    case "line-height":
      return bodyOf(texts).filter(({ item }) => isTooTight(item));
    case "text-size":
      return bodyOf(texts).filter(({ item }) => isTooSmall(item));
  }
}

function isOfPage({ inOverlay, characters }: TextItem): boolean {
  return !inOverlay && characters > 0;
}

/** Neither heading nor button. */
function isPlain({ headingLevel, inControl, inOverlay }: TextItem): boolean {
  return headingLevel === 0 && inControl === null && !inOverlay;
}

/** As the rating chooses them. */
function bodyOf(texts: readonly Numbered<TextItem>[]): Numbered<TextItem>[] {
  const body = new Set(selectBodyTexts({ texts: texts.map(({ item }) => item) } as PageSnapshot));
  return texts.filter(({ item }) => body.has(item));
}

function isTooLong({ item }: Numbered<TextItem>): boolean {
  return item.lines > 1 && lineLengthError({ text: item, viewport: "desktop" }) > 0;
}

function isTooTight({ lines, lineHeight }: TextItem): boolean {
  return lines > 1 && lineHeight < LINE_HEIGHT.min;
}

function isTooSmall({ size }: TextItem): boolean {
  return size < TEXT_SIZE - ROUNDING;
}

function isTarget({ inOverlay, isInline, box }: ControlItem): boolean {
  return !inOverlay && !isInline && box.width > 0 && box.height > 0;
}

function isTooNarrow(control: ControlItem): boolean {
  return sideOf(control) < COMFORTABLE_TARGET - ROUNDING;
}

function isWorthSizing(control: ControlItem): boolean {
  return control.kind !== "field" && control.box.width >= MIN_DRAWN && sideOf(control) < WORTH.target;
}

function sideOf({ box }: ControlItem): number {
  return Math.min(box.width, box.height);
}

function coloursOf({ color, background }: TextItem): string {
  return `${toHex(color)} ${background ? toHex(background) : ""}`;
}

function charactersOf(texts: readonly Numbered<TextItem>[]): number {
  return texts.reduce((sum, { item }) => sum + item.characters, 0);
}

function numbersOf(list: readonly { number: number }[]): number[] {
  return list.map(({ number }) => number);
}
