// Compares what was spent with the limits.
import { type SpendingLimit, type Spent, spendingLimits } from "./limits.ts";

export interface Row extends SpendingLimit {
  spent: number;
  /** True also for a missing figure (NaN). */
  isOver: boolean;
}

export function judge(spent: Spent): Row[] {
  return Object.entries(spendingLimits).map(([name, limit]) => {
    const value = spent[name as keyof Spent];
    return { ...limit, spent: value, isOver: !(value <= limit.max) };
  });
}

const WIDTHS = { what: 58, number: 12 };

/** One line for each limit. */
export function formatTable(rows: readonly Row[]): string {
  const line = (what: string, spent: string, max: string, mark: string, source: string) =>
    `${what.padEnd(WIDTHS.what)}${spent.padStart(WIDTHS.number)}${max.padStart(WIDTHS.number)}  ${mark.padEnd(6)}${source}`;
  return [
    line("", "spent", "at most", "", ""),
    ...rows.map(({ what, spent, max, isOver, source }) =>
      line(what, format(spent), format(max), isOver ? "OVER" : "ok", source),
    ),
  ].join("\n");
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
