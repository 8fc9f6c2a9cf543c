// How the children of one box align: row by row, with its edges, its middle and each other.
import type { Box } from "#contract/design-rating.ts";
import type { BlockItem } from "../page-snapshot.ts";

/** The box around the children, px. */
export type Frame = Pick<Box, "x" | "width">;

/** Distance from the nearest line in px; "uneven": up or down, against the neighbours. */
export type Verdict = { state: "aligned" | "unjudged" } | { state: "misaligned" | "uneven"; by: number };

const ALIGNED: Verdict = { state: "aligned" };
const UNJUDGED: Verdict = { state: "unjudged" };
/** px; browsers round edges to fractions, and nobody sees less. */
const TOLERANCE = 2;
/** px: closer to a line without being on it looks like a mistake, farther like intention. */
const NEAR_MISS = 48;
/** px: this far from every line a box was placed there on purpose. */
const DELIBERATE = 96;
/** px: a gap that separates two groups of a row (logo left, menu right) rather than two boxes. */
const WIDE_GAP = 100;
/** px: buttons, menu items and chips are as wide as their words; after another one their edge means nothing. */
const WORD_WIDTH = 240;
const WORD_HEIGHT = 64;
/** Boxes; each is compared with its whole row, and only a hostile page has longer ones. */
const MAX_ROW_LENGTH = 60;
/** Elements that are indented by convention. */
const INDENTED_TAGS = new Set(["dd", "blockquote", "li", "ul", "ol", "pre", "figure"]);

interface Member {
  index: number;
  block: BlockItem;
}

/** A verdict for every child, by its index in `blocks`. */
export function alignRows(
  blocks: readonly BlockItem[],
  children: readonly number[],
  frame: Frame,
): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>(children.map((index) => [index, UNJUDGED]));
  const flowing = children.flatMap((index): Member[] => {
    const block = blocks[index];
    return block && block.layout !== "absolute" ? [{ index, block }] : [];
  });
  for (const members of groupRows(flowing)) {
    const row = members.map(({ block }) => block);
    for (const [place, { index, block }] of members.entries())
      verdicts.set(index, judge(row, place, block, frame));
  }
  acceptSiblingColumns(flowing, verdicts);
  return verdicts;
}

/** Whether the edge is within the tolerance of one or, together, `min` boxes. */
export function isOnLine(x: number, lines: ReadonlyMap<number, number>, min = 1): boolean {
  let count = 0;
  for (let near = -TOLERANCE; near <= TOLERANCE; near += 1) count += lines.get(Math.round(x) + near) ?? 0;
  return count >= min;
}

/** Top to bottom, each row left to right. Boxes share a row where one begins above the other's middle and beside it. */
function groupRows(members: readonly Member[]): Member[][] {
  const rows: Member[][] = [];
  let row: Member[] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const member of members.toSorted((a, b) => a.block.box.y - b.block.box.y)) {
    const { box } = member.block;
    const fits = row.length > 0 && row.length < MAX_ROW_LENGTH && box.y < middle;
    if (fits && row.every((other) => isBeside(other.block.box, box))) {
      row.push(member);
    } else {
      row = [member];
      rows.push(row);
    }
    middle = row.length === 1 ? box.y + box.height / 2 : Math.min(middle, box.y + box.height / 2);
  }
  return rows.map((one) => one.toSorted((a, b) => a.block.box.x - b.block.box.x));
}

function isBeside(one: Box, other: Box): boolean {
  return one.x + one.width <= other.x + TOLERANCE || other.x + other.width <= one.x + TOLERANCE;
}

function judge(row: readonly BlockItem[], place: number, block: BlockItem, frame: Frame): Verdict {
  if (row.length === 1) return toVerdict("misaligned", offsetAlone(block, frame));
  if (place > 0 && block.box.width < WORD_WIDTH && block.box.height < WORD_HEIGHT) return UNJUDGED;
  const level = toVerdict("uneven", offsetFromLevel(row, place, block));
  return level.state === "aligned" ? toVerdict("misaligned", offsetInRow(row, place, block, frame)) : level;
}

function toVerdict(state: "misaligned" | "uneven", by: number): Verdict {
  if (by <= TOLERANCE) return ALIGNED;
  return by < DELIBERATE ? { state, by } : UNJUDGED;
}

/** A box alone in its row belongs at an edge or in the middle, not a little beside the left edge. */
function offsetAlone({ box, tag }: BlockItem, frame: Frame): number {
  const { left, right } = freeSpace(box, box, frame);
  const isIndented = Math.abs(left) >= NEAR_MISS || INDENTED_TAGS.has(tag);
  return Math.min(Math.abs(left), Math.abs(left - right) / 2, isIndented ? Math.abs(right) : Infinity);
}

/** Large boxes of a row share their top, bottom or middle, or are clearly staggered. */
function offsetFromLevel(row: readonly BlockItem[], place: number, { box }: BlockItem): number {
  if (box.height < WORD_HEIGHT || (row.length === 2 && place === 0)) return 0;
  const distances = row
    .filter((other, index) => index !== place && other.box.height >= WORD_HEIGHT)
    .map((other) => {
      const top = other.box.y - box.y;
      const bottom = top + other.box.height - box.height;
      return Math.min(Math.abs(top), Math.abs(bottom), Math.abs(top + bottom) / 2);
    });
  const nearest = Math.min(...distances);
  return nearest < NEAR_MISS ? nearest : 0;
}

function offsetInRow(row: readonly BlockItem[], place: number, block: BlockItem, frame: Frame): number {
  const { left, right } = freeSpace(row[0]?.box ?? block.box, row.at(-1)?.box ?? block.box, frame);
  const before = gapBetween(row[place - 1], block);
  const after = gapBetween(block, row[place + 1]);
  if (before !== null && after !== null) {
    const difference = Math.abs(before - after);
    const isGroupBorder = difference >= WIDE_GAP && Math.max(before, after) > 3 * Math.min(before, after);
    return isGroupBorder ? 0 : difference / 2;
  }
  const fromMiddle = Math.abs(left - right) / 2;
  if (before === null) {
    const isAtTheEnd = Math.abs(right) <= TOLERANCE && left >= NEAR_MISS;
    return isAtTheEnd ? 0 : Math.min(Math.abs(left), fromMiddle);
  }
  const usual = gapBetween(row[place - 2], row[place - 1]);
  const fromUsual = usual !== null && Math.abs(left) <= TOLERANCE ? Math.abs(usual - before) : Infinity;
  return Math.min(Math.abs(right), fromMiddle, fromUsual);
}

/** What a frame leaves free beside a row, px; negative where the row overflows. */
function freeSpace(first: Box, last: Box, frame: Frame): { left: number; right: number } {
  return { left: first.x - frame.x, right: frame.x + frame.width - last.x - last.width };
}

function gapBetween(one: BlockItem | undefined, other: BlockItem | undefined): number | null {
  return one && other ? other.box.x - one.box.x - one.box.width : null;
}

/** A box in the column of an aligned sibling is aligned: the short last row of a grid. */
function acceptSiblingColumns(members: readonly Member[], verdicts: Map<number, Verdict>): void {
  const aligned = members.filter(({ index }) => verdicts.get(index)?.state === "aligned");
  const columns = new Map(aligned.map(({ block }) => [Math.round(block.box.x), 1]));
  for (const { index, block } of members) {
    const isMisaligned = verdicts.get(index)?.state === "misaligned";
    if (isMisaligned && isOnLine(block.box.x, columns)) verdicts.set(index, ALIGNED);
  }
}
