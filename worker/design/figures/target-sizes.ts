// How large buttons and links are to tap.
import type { Box } from "#contract/design-rating.ts";
import type { ControlItem, PageSnapshot } from "../page-snapshot.ts";

/** CSS px, WCAG 2.2, 2.5.8 Target Size (Minimum), level AA. */
export const MIN_TARGET = 24;
/** CSS px, WCAG 2.2, 2.5.5 Target Size (Enhanced), level AAA; the same as in Apple's guidelines. */
export const COMFORTABLE_TARGET = 44;

export interface TargetSizes {
  /** Controls judged: neither within a sentence nor in an overlay. */
  count: number;
  /** Below 24 px and too close to another one, smallest first. */
  tooSmall: SizedControl[];
  /** Mean of the shorter sides in px, each counted up to 44. */
  meanSide: number;
  /** Below 44 px, smallest first. */
  uncomfortable: SizedControl[];
}

export interface SizedControl {
  control: ControlItem;
  /** Shorter side in px, as it is on the screen. */
  side: number;
}

/** px; browsers round. */
const ROUNDING = 0.5;
/** Every small control is compared with every other one. */
const MAX_CONTROLS = 600;

/**
 * Null without a control to judge.
 * @param scale px on the screen per CSS px: a page too wide for the phone is zoomed out
 */
export function measureTargets(snapshot: PageSnapshot, scale = 1): TargetSizes | null {
  const targets = snapshot.controls
    .filter(({ inOverlay, box }) => !inOverlay && box.width > 0 && box.height > 0)
    .slice(0, MAX_CONTROLS)
    .map((control) => ({ control, box: scaled(control.box, scale) }))
    .map((target) => ({ ...target, side: Math.min(target.box.width, target.box.height) }));
  const judged = targets.filter(({ control }) => !control.isInline);
  if (judged.length === 0) return null;

  const bySize = judged.toSorted((a, b) => a.side - b.side);
  const sides = judged.map(({ side }) => Math.min(side, COMFORTABLE_TARGET));
  return {
    count: judged.length,
    tooSmall: bySize.filter((target) => isBelow(target, MIN_TARGET) && isCrowded(target, targets)),
    meanSide: sides.reduce((sum, side) => sum + side, 0) / sides.length,
    uncomfortable: bySize.filter((target) => isBelow(target, COMFORTABLE_TARGET)),
  };
}

interface Target extends SizedControl {
  box: Box;
}

function isBelow({ side }: Target, limit: number): boolean {
  return side < limit - ROUNDING;
}

/** Without the spacing exception of 2.5.8: its circle of 24 px touches another target, or the circle of another small one. */
function isCrowded(target: Target, targets: readonly Target[]): boolean {
  const centre = centreOf(target.box);
  return targets.some((other) => {
    if (other === target || contains(other.box, target.box) || contains(target.box, other.box)) return false;
    if (distanceTo(other.box, centre) < MIN_TARGET / 2 - ROUNDING) return true;
    const otherCentre = centreOf(other.box);
    const between = Math.hypot(centre.x - otherCentre.x, centre.y - otherCentre.y);
    return isBelow(other, MIN_TARGET) && between < MIN_TARGET - ROUNDING;
  });
}

function centreOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function distanceTo(box: Box, { x, y }: { x: number; y: number }): number {
  const aside = Math.max(box.x - x, 0, x - box.x - box.width);
  const above = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(aside, above);
}

/** A link around a card and the button in it share their tap area. */
function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function scaled({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
