// From totals by day and name to what the owner reads. Pure.
import type { DayTotal } from "./tally-storage.ts";

/** A line of the figures: what it is called, and the names whose sums it shows; a name that ends in ":" stands for all that begin so. */
export interface FigureRow {
  label: string;
  names: readonly string[];
}

export interface ComparedFigure {
  label: string;
  now: number;
  before: number;
}

export function compareFigures(
  rows: readonly FigureRow[],
  now: readonly DayTotal[],
  before: readonly DayTotal[],
): ComparedFigure[] {
  return rows.map(({ label, names }) => ({
    label,
    now: sumOf(now, names),
    before: sumOf(before, names),
  }));
}

/** Sums of one line by day, in the order of `days`; 0 where nothing happened. */
export function byDay(
  totals: readonly DayTotal[],
  names: readonly string[],
  days: readonly string[],
): number[] {
  const sums = new Map<string, number>();
  for (const { day, name, count } of totals)
    if (matches(name, names)) sums.set(day, (sums.get(day) ?? 0) + count);
  return days.map((day) => sums.get(day) ?? 0);
}

/** What follows the prefix, the most frequent first. */
export function ranked(
  totals: readonly DayTotal[],
  prefix: string,
  most: number,
): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const { name, count } of totals) {
    if (!name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length);
    sums.set(rest, (sums.get(rest) ?? 0) + count);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, most);
}

function sumOf(totals: readonly DayTotal[], names: readonly string[]): number {
  return totals.reduce((sum, { name, count }) => sum + (matches(name, names) ? count : 0), 0);
}

function matches(name: string, names: readonly string[]): boolean {
  return names.some((one) => (one.endsWith(":") ? name.startsWith(one) : name === one));
}
