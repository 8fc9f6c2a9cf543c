// Whether a step from one stop to the next leads back against the reading direction.
import type { Box } from "../spot.ts";
import type { WalkedStop } from "./keyboard-reading.ts";

/** px; less is the baseline's play. */
const TOLERANCE = 4;
/** Of the lower one's height, from which two stand in one row. */
const ROW_SHARE = 0.5;

/** Stops to which a step leads back, in their order. */
export function jumpsBack(stops: readonly WalkedStop[]): WalkedStop[] {
  return stops.filter(
    ({ previous, box, isFixed, isRightToLeft, sight }) =>
      previous !== null &&
      box !== null &&
      !isFixed &&
      sight === "seen" &&
      isBack(previous, box, isRightToLeft),
  );
}

/** Up is back, unless it leads to the top of the next column; against the line is back within a row. */
function isBack(from: Box, to: Box, isRightToLeft: boolean): boolean {
  const isAhead = isRightToLeft ? isLeftOf(to, from) : isLeftOf(from, to);
  if (isAhead) return false;
  if (to.y + to.height <= from.y + TOLERANCE) return true;
  const isAgainst = isRightToLeft ? isLeftOf(from, to) : isLeftOf(to, from);
  return isAgainst && sharesRow(from, to);
}

function isLeftOf(one: Box, other: Box): boolean {
  return one.x + one.width <= other.x + TOLERANCE;
}

function sharesRow(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared >= Math.min(one.height, other.height) * ROW_SHARE;
}
