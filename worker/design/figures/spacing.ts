// Vertical gaps, white space, and how content is distributed over the page.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot, TextItem } from "../page-snapshot.ts";
import { buildBlockTree } from "./block-tree.ts";
import { measureCoverage } from "./cells.ts";

export interface Spacing {
  /** Distinct distances that nine tenths of the gaps have. */
  steps: number;
  /** Share of gaps whose distance occurs at least three times. 0–1. */
  recurring: number;
  /** Most frequent distances in px, at most three. */
  common: number[];
  /** Gaps with a distance that no other one has. */
  odd: Gap[];
}

/** With fewer gaps a page has no rhythm to judge. */
const MIN_GAPS = 12;
/** px; boxes that touch have no gap, and half an empty screen separates sections. */
const MIN_GAP = 1;
const MAX_GAP = 400;
/** Of the gaps; the rest may be exceptions. */
const COVERED = 0.9;
/** px; distances this close count as one. */
const TOLERANCE = 2;
/** From this count on a distance recurs. */
const RECURS = 3;

interface Gap {
  distance: number;
  box: Box;
}

/** Null where there are too few gaps. */
export function measureSpacing({ blocks }: PageSnapshot): Spacing | null {
  const gaps = collectGaps(blocks);
  if (gaps.length < MIN_GAPS) return null;
  const steps = groupByDistance(gaps).toSorted((a, b) => b.length - a.length);
  let covered = 0;
  const needed = steps.findIndex((step) => {
    covered += step.length;
    return covered >= gaps.length * COVERED;
  });
  const recurring = steps.filter(({ length }) => length >= RECURS);
  return {
    steps: needed + 1,
    recurring: recurring.reduce((sum, { length }) => sum + length, 0) / gaps.length,
    // Nobody sets an overlap as a distance.
    common: recurring
      .map(([gap]) => Math.round(gap?.distance ?? 0))
      .filter((distance) => distance > 0)
      .slice(0, 3),
    odd: steps.filter(({ length }) => length === 1).flat(),
  };
}

/** Between siblings of a stack, in document order; overlaps are negative. */
function collectGaps(blocks: PageSnapshot["blocks"]): Gap[] {
  return [...buildBlockTree(blocks).children.values()].flatMap((children) => {
    const stack = children
      .flatMap((index) => blocks[index] ?? [])
      .filter(({ isStacked, layout }) => isStacked && layout !== "absolute" && layout !== "float")
      .map(({ box }) => box)
      .toSorted((a, b) => a.y - b.y);
    return stack.slice(1).flatMap((box, place) => {
      const before = stack[place] ?? box;
      const distance = box.y - before.y - before.height;
      const isGap = Math.abs(distance) > MIN_GAP && distance < MAX_GAP;
      return isGap
        ? [{ distance, box: { ...box, y: box.y - Math.max(0, distance), height: Math.abs(distance) } }]
        : [];
    });
  });
}

function groupByDistance(gaps: readonly Gap[]): Gap[][] {
  const clusters: Gap[][] = [];
  for (const gap of gaps.toSorted((a, b) => a.distance - b.distance)) {
    const cluster = clusters.at(-1);
    const start = cluster?.[0]?.distance ?? Number.NEGATIVE_INFINITY;
    if (cluster && gap.distance - start <= TOLERANCE) cluster.push(gap);
    else clusters.push([gap]);
  }
  return clusters;
}

interface ContentBox {
  box: Box;
  /** Visual weight per px²: 1 for a picture, less for text. */
  density: number;
}

/** Text looks about a third as heavy as a picture of the same size. */
const TEXT_DENSITY = 0.35;
/** Mean letter width as a share of the font size, over German text in common typefaces. */
const LETTER_WIDTH = 0.52;

/** Texts and pictures of the page, without backgrounds and overlays. */
function collectContentBoxes({ texts, media }: PageSnapshot): ContentBox[] {
  return [
    ...texts
      .filter(({ inOverlay }) => !inOverlay)
      .map((text) => ({ box: estimateInkBox(text), density: TEXT_DENSITY })),
    ...media
      .filter(({ inOverlay, kind }) => !inOverlay && kind !== "background")
      .map(({ box }) => ({ box, density: 1 })),
  ].filter(({ box }) => box.width > 0 && box.height > 0);
}

/** The part of a text's box that its letters fill: short lines leave the rest of a wide box empty. */
function estimateInkBox({ box, lines, characters, charactersPerLine, size, align }: TextItem): Box {
  const longest = lines > 1 ? charactersPerLine : characters;
  const width = longest > 0 ? Math.min(box.width, longest * size * LETTER_WIDTH) : box.width;
  const free = box.width - width;
  const before = { left: 0, justify: 0, center: free / 2, right: free }[align];
  return { ...box, x: box.x + before, width };
}

export interface Balance {
  /** 0: both halves weigh the same; 1: everything is on one side. Mean over the screens, weighted by content. */
  lean: number;
  side: "left" | "right";
}

/** Left against right half, screen by screen as visitors see it. Null without content. */
export function measureBalance(snapshot: PageSnapshot): Balance | null {
  const { viewport } = snapshot;
  const screens = new Map<number, { left: number; right: number }>();
  for (const { box, density } of collectContentBoxes(snapshot)) {
    const screen = Math.floor((box.y + box.height / 2) / viewport.height);
    const sum = screens.get(screen) ?? { left: 0, right: 0 };
    const [start, middle, end] = [
      Math.max(0, box.x),
      viewport.width / 2,
      Math.min(viewport.width, box.x + box.width),
    ];
    const left = Math.max(0, Math.min(end, middle) - start) * box.height * density;
    const right = Math.max(0, end - Math.max(start, middle)) * box.height * density;
    screens.set(screen, { left: sum.left + left, right: sum.right + right });
  }
  let [total, difference, toTheLeft] = [0, 0, 0];
  for (const { left, right } of screens.values()) {
    total = total + left + right;
    difference += Math.abs(left - right);
    toTheLeft = toTheLeft + left - right;
  }
  return total === 0 ? null : { lean: difference / total, side: toTheLeft >= 0 ? "left" : "right" };
}

/** Share of the page's cells without text or picture, 0–1; only the part within the screenshot counts. */
export function measureWhiteSpace(snapshot: PageSnapshot): number {
  const boxes = collectContentBoxes(snapshot).map(({ box }) => box);
  return 1 - measureCoverage(boxes, snapshot);
}
