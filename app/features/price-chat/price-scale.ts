// Amounts as places on the way from nothing to the largest project that is drawn.
import { euros, inGerman } from "#content/figures.ts";
import type { RunningPrice } from "#contract/price-chat.ts";

/** Euros at the way's end; what costs more stands there, too. */
const END = 8_000;
const MARKS = [0, 2_000, 4_000, 6_000, 8_000];

export interface ScaleSpan {
  /** Percent of the way. */
  from: number;
  to: number;
  /** No upper end. */
  isOpen: boolean;
}

export function spanOnScale({ min, max }: Pick<RunningPrice, "min" | "max">): ScaleSpan {
  return { from: place(min), to: place(max ?? END), isOpen: max === undefined };
}

/** Labels below the way; the outer ones keep within it. */
export const TICKS = MARKS.map((amount, index) => ({
  at: place(amount),
  label: index === MARKS.length - 1 ? euros(amount) : inGerman(amount),
  anchor:
    index === 0 ? ("start" as const) : index === MARKS.length - 1 ? ("end" as const) : ("middle" as const),
}));

function place(amount: number): number {
  return Math.round((Math.min(Math.max(amount, 0), END) / END) * 1_000) / 10;
}
