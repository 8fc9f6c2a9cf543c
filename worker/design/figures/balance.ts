// Whether the content of a page leans to one side.
import type { PageSnapshot } from "../page-snapshot.ts";
import { type ContentBox, contentBoxes } from "./content-boxes.ts";

export interface Balance {
  /** 0: both halves carry the same; 1: everything stands on one side. Mean over the screens, by their content. */
  lean: number;
  side: "left" | "right";
}

/** Weight left and right of the middle, screen by screen: a page is never seen as a whole. Null without content. */
export function balance(snapshot: PageSnapshot): Balance | null {
  const { viewport } = snapshot;
  const screens = new Map<number, { left: number; right: number }>();
  for (const item of contentBoxes(snapshot)) {
    const screen = Math.floor((item.box.y + item.box.height / 2) / viewport.height);
    const sum = screens.get(screen) ?? { left: 0, right: 0 };
    const { left, right } = halves(item, viewport.width);
    screens.set(screen, { left: sum.left + left, right: sum.right + right });
  }
  const sums = [...screens.values()];
  const total = sums.reduce((sum, { left, right }) => sum + left + right, 0);
  if (total === 0) return null;
  const difference = sums.reduce((sum, { left, right }) => sum + Math.abs(left - right), 0);
  const toTheLeft = sums.reduce((sum, { left, right }) => sum + left - right, 0);
  return { lean: difference / total, side: toTheLeft >= 0 ? "left" : "right" };
}

function halves({ box, density }: ContentBox, width: number): { left: number; right: number } {
  const start = Math.max(0, box.x);
  const end = Math.min(width, box.x + box.width);
  const left = Math.max(0, Math.min(end, width / 2) - start);
  const right = Math.max(0, end - Math.max(start, width / 2));
  return { left: left * box.height * density, right: right * box.height * density };
}
