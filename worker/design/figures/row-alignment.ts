// How the children of one box stand in it: row by row, against its edges, its middle and each other.
import type { Box } from "#contract/design-rating.ts";
import type { BlockItem } from "../page-snapshot.ts";

/** The box the children stand in, px. */
export type Frame = Pick<Box, "x" | "width">;

/** How far a box stands beside its line, px; "offLevel" is up or down, against its neighbours. */
export type Verdict = { state: "onLine" | "unjudged" } | { state: "offLine" | "offLevel"; by: number };

const ON_LINE: Verdict = { state: "onLine" };
const UNJUDGED: Verdict = { state: "unjudged" };

/** px; browsers round edges to fractions, and an eye does not see less. */
const TOLERANCE = 2;

/** px: nearer to a line than this and not on it looks like a mistake, farther like an intention. */
const NEAR_MISS = 48;

/** px: so far from every line a box was put there on purpose. */
const DELIBERATE = 96;

/** px: a gap that parts two groups of a row (logo left, menu right) rather than two boxes. */
const WIDE_GAP = 100;

/** px: buttons, menu items and chips are as wide as their words; behind another one their edge tells nothing. */
const WORD_WIDTH = 240;
const WORD_HEIGHT = 64;

/** Boxes; each is compared with its whole row, and only a hostile page has longer ones. */
const LONGEST_ROW = 60;

/** Elements that are indented by custom. */
const INDENTED_TAGS = new Set(["dd", "blockquote", "li", "ul", "ol", "pre", "figure"]);

/** A verdict for every child, by its index in `blocks`. */
export function alignedInRows(
  blocks: readonly BlockItem[],
  children: readonly number[],
  frame: Frame,
): Map<number, Verdict> {
  const members = children.flatMap((index) => {
    const block = blocks[index];
    return block ? [{ index, block }] : [];
  });
  const verdicts = new Map<number, Verdict>();
  const flowing = members.filter(({ block }) => block.layout !== "absolute");
  for (const { index } of members) verdicts.set(index, UNJUDGED);
  for (const row of rowsOf(flowing)) {
    row.forEach(({ index }, place) => {
      verdicts.set(index, verdictOf(row, place, frame));
    });
  }
  borrowColumns(flowing, verdicts);
  return verdicts;
}

interface Member {
  index: number;
  block: BlockItem;
}

/** Top to bottom; in a row from left to right. Boxes share a row where one begins above the other's middle and beside it. */
function rowsOf(members: readonly Member[]): Member[][] {
  const rows: Member[][] = [];
  let row: Member[] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const member of members.toSorted((a, b) => a.block.box.y - b.block.box.y)) {
    const { box } = member.block;
    const fits = row.length > 0 && row.length < LONGEST_ROW && box.y < middle;
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

function verdictOf(row: readonly Member[], place: number, frame: Frame): Verdict {
  const block = row[place]?.block;
  if (!block) return UNJUDGED;
  if (row.length === 1) return verdict("offLine", strayAlone(block, frame));
  if (place > 0 && block.box.width < WORD_WIDTH && block.box.height < WORD_HEIGHT) return UNJUDGED;
  const level = verdict("offLevel", strayFromLevel(row, place));
  return level.state === "onLine" ? verdict("offLine", strayInRow(row, place, frame)) : level;
}

function verdict(state: "offLine" | "offLevel", by: number): Verdict {
  if (by <= TOLERANCE) return ON_LINE;
  return by < DELIBERATE ? { state, by } : UNJUDGED;
}

/** A box alone in its row: at an edge or in the middle, and not a little beside the left edge. */
function strayAlone({ box, tag }: BlockItem, frame: Frame): number {
  const { left, right } = freeSpace(box, box, frame);
  const isIndented = Math.abs(left) >= NEAR_MISS || INDENTED_TAGS.has(tag);
  return Math.min(Math.abs(left), Math.abs(left - right) / 2, isIndented ? Math.abs(right) : Infinity);
}

/** Large boxes of a row begin, end or are centred on one height, or are clearly staggered. */
function strayFromLevel(row: readonly Member[], place: number): number {
  const box = row[place]?.block.box;
  if (!box || box.height < WORD_HEIGHT || (row.length === 2 && place === 0)) return 0;
  const distances = row
    .filter(({ block }, index) => index !== place && block.box.height >= WORD_HEIGHT)
    .map(({ block }) => {
      const top = block.box.y - box.y;
      const bottom = top + block.box.height - box.height;
      return Math.min(Math.abs(top), Math.abs(bottom), Math.abs(top + bottom) / 2);
    });
  const nearest = Math.min(...distances);
  return nearest < NEAR_MISS ? nearest : 0;
}

function strayInRow(row: readonly Member[], place: number, frame: Frame): number {
  const box = row[place]?.block.box;
  const first = row[0]?.block.box;
  const last = row.at(-1)?.block.box;
  if (!box || !first || !last) return 0;
  const { left, right } = freeSpace(first, last, frame);
  const before = gapBetween(row[place - 1]?.block.box, box);
  const after = gapBetween(box, row[place + 1]?.block.box);

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
  const usual = gapBetween(row[place - 2]?.block.box, row[place - 1]?.block.box);
  const fromUsual = usual !== null && Math.abs(left) <= TOLERANCE ? Math.abs(usual - before) : Infinity;
  return Math.min(Math.abs(right), fromMiddle, fromUsual);
}

/** What a frame leaves free beside a row, px; negative where the row sticks out. */
function freeSpace(first: Box, last: Box, frame: Frame): { left: number; right: number } {
  return { left: first.x - frame.x, right: frame.x + frame.width - last.x - last.width };
}

function gapBetween(one: Box | undefined, other: Box | undefined): number | null {
  return one && other ? other.x - one.x - one.width : null;
}

/** A box whose left edge is that of a sibling on its line stands in its column: the short last row of a grid. */
function borrowColumns(members: readonly Member[], verdicts: Map<number, Verdict>): void {
  const columns = new Set(
    members
      .filter(({ index }) => verdicts.get(index)?.state === "onLine")
      .map(({ block }) => Math.round(block.box.x)),
  );
  for (const { index, block } of members) {
    if (verdicts.get(index)?.state !== "offLine") continue;
    const x = Math.round(block.box.x);
    if ([x - 2, x - 1, x, x + 1, x + 2].some((near) => columns.has(near))) verdicts.set(index, ON_LINE);
  }
}
