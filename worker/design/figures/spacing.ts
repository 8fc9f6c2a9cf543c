// The distances between boxes that follow each other: a few that come again, or every one another.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { blockTree } from "./block-tree.ts";

export interface Spacing {
  /** Distances seen. */
  gaps: number;
  /** Distinct distances that nine tenths of the gaps have. */
  steps: number;
  /** Share of gaps whose distance stands on the page at least three times. 0–1. */
  recurring: number;
  /** Most frequent distances in px, at most three. */
  usual: number[];
  /** Gaps with a distance of their own, larger than none; between the boxes. */
  odd: { box: Box; distance: number }[];
}

/** With fewer distances a page has no rhythm to judge. */
const FEWEST_GAPS = 12;

/** px; boxes that touch have no gap, and half a screen of nothing is a stage of its own. */
const LEAST_GAP = 1;
const MOST_GAP = 400;

/** Of the gaps; the rest may be exceptions. */
const COVERED = 0.9;

/** px; the cluster of one distance. */
const TOLERANCE = 2;

/** From here on a distance counts as coming again. */
const RECURS = 3;

interface Gap {
  distance: number;
  box: Box;
}

/** Null where too few boxes follow each other. */
export function spacing({ blocks }: PageSnapshot): Spacing | null {
  const gaps = gapsOf(blocks);
  if (gaps.length < FEWEST_GAPS) return null;
  const steps = clustered(gaps).toSorted((a, b) => b.length - a.length);
  let covered = 0;
  const needed = steps.findIndex((step) => {
    covered += step.length;
    return covered >= gaps.length * COVERED;
  });
  const recurring = steps.filter(({ length }) => length >= RECURS);
  return {
    gaps: gaps.length,
    steps: needed + 1,
    recurring: recurring.reduce((sum, { length }) => sum + length, 0) / gaps.length,
    usual: recurring.slice(0, 3).flatMap(([gap]) => (gap ? [Math.round(gap.distance)] : [])),
    odd: steps.filter(({ length }) => length === 1).flat(),
  };
}

/** Between siblings of a stack, in document order; boxes that touch have none, overlaps count as negative ones. */
function gapsOf(blocks: PageSnapshot["blocks"]): Gap[] {
  return [...blockTree(blocks).children.values()].flatMap((children) => {
    const stack = children
      .flatMap((index) => blocks[index] ?? [])
      .filter(({ isStacked, layout }) => isStacked && layout !== "absolute" && layout !== "float")
      .map(({ box }) => box)
      .toSorted((a, b) => a.y - b.y);
    return stack.slice(1).flatMap((box, place) => {
      const before = stack[place] ?? box;
      const distance = box.y - before.y - before.height;
      const isGap = Math.abs(distance) > LEAST_GAP && distance < MOST_GAP;
      return isGap
        ? [{ distance, box: { ...box, y: box.y - Math.max(0, distance), height: Math.abs(distance) } }]
        : [];
    });
  });
}

function clustered(gaps: readonly Gap[]): Gap[][] {
  const clusters: Gap[][] = [];
  let start = Number.NEGATIVE_INFINITY;
  for (const gap of gaps.toSorted((a, b) => a.distance - b.distance)) {
    const cluster = clusters.at(-1);
    if (cluster && gap.distance - start <= TOLERANCE) cluster.push(gap);
    else {
      clusters.push([gap]);
      start = gap.distance;
    }
  }
  return clusters;
}
