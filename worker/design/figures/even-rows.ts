// Pictures and cards that stand side by side: whether they end at one height.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

/** px: narrower or flatter ones are signs, buttons and lines. */
const MIN = { width: 100, height: 60 };
/** px: wider ones are bands. */
const MAX_CARD_WIDTH = 700;
/** px: so far apart two of a row may begin. */
const TOP = 4;
/** Share of the width by which two of a row may differ. */
const WIDTH = 0.04;
/** Shares of the height, and px, up to which a difference is rounding. */
const SLACK = { pictures: 0.06, cards: 0.04, px: 8 };
/** px: so far below one of a row the next of its column begins. */
const MAX_GAP = 60;

export interface UnevenRow {
  kind: "pictures" | "cards";
  /** Left to right. */
  boxes: readonly Box[];
}

export interface Rows {
  all: number;
  uneven: UnevenRow[];
}

/** Rows of at least two of the same width; null where there is none. Bricks of a wall, whose columns run on unaligned, are meant so. */
export function findRows({ media, surfaces, page }: PageSnapshot): Rows | null {
  const isInside = ({ x, width }: Box) => x >= 0 && x + width <= page.width;
  const isLarge = (box: Box) => box.width >= MIN.width && box.height >= MIN.height && isInside(box);
  const pictures = media
    .filter(
      ({ kind, inOverlay, isPattern }) => kind !== "svg" && kind !== "iframe" && !inOverlay && !isPattern,
    )
    .map(({ box }) => box)
    .filter(isLarge);
  const cards = surfaces
    .filter(({ role, box }) => role !== "text" && box.width <= MAX_CARD_WIDTH)
    .map(({ box }) => box)
    .filter((box) => isLarge(box) && !pictures.some((picture) => isSame(box, picture)));
  const rows = [
    ...rowsOf(pictures).map((boxes) => ({ kind: "pictures" as const, boxes })),
    ...rowsOf(cards).map((boxes) => ({ kind: "cards" as const, boxes })),
  ];
  return rows.length === 0 ? null : { all: rows.length, uneven: rows.filter(isUneven) };
}

function rowsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.find((own) => own.every((other) => isBeside(box, other)));
    if (row) row.push(box);
    else if (!rows.some((own) => own.some((other) => isSame(box, other)))) rows.push([box]);
  }
  return rows.filter((row) => row.length > 1 && !isWall(row, boxes));
}

function isBeside(one: Box, other: Box): boolean {
  return (
    Math.abs(one.y - other.y) <= TOP &&
    Math.abs(one.width - other.width) <= WIDTH * Math.max(one.width, other.width) &&
    (one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1)
  );
}

/** Ground and border of one box. */
function isSame(one: Box, other: Box): boolean {
  return (["x", "y", "width", "height"] as const).every((side) => Math.abs(one[side] - other[side]) <= TOP);
}

function isWall(row: readonly Box[], all: readonly Box[]): boolean {
  const below = row.flatMap((box) => {
    const end = box.y + box.height;
    const next = all.find(
      ({ x, y, width }) =>
        Math.abs(x - box.x) <= TOP && Math.abs(width - box.width) <= TOP && y >= end && y <= end + MAX_GAP,
    );
    return next ? [next.y] : [];
  });
  return below.length > 1 && Math.max(...below) - Math.min(...below) > TOP;
}

function isUneven({ kind, boxes }: UnevenRow): boolean {
  const heights = boxes.map(({ height }) => height);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  return most - least > Math.max(SLACK.px, SLACK[kind] * most);
}
