// The tables of `npm run bench -- load`.

import type { Row } from "../outbox/judge.ts";
import { counted } from "../outbox/report.ts";
import { LOST_LOCALLY } from "./calls.ts";
import { percentile, type Sample } from "./run.ts";

const WIDTHS = [28, 8, 9, 9, 9, 11, 8];
const MAX_SHOWN = 5;

/** Prints times and errors of each kind; the number of wrong answers. */
export function reportSamples(samples: readonly Sample[]): number {
  const kinds = [...Map.groupBy(samples, ({ kind }) => kind)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const trivial = percentile(right(kinds.find(([kind]) => kind === "trivial route")?.[1] ?? []), 0.5);
  line(["", "calls", "p50 ms", "p95 ms", "p99 ms", "p50 ratio", "wrong"], "errors");
  for (const [kind, all] of [...kinds, ["together", samples] as const]) {
    const good = right(all);
    const times = [0.5, 0.95, 0.99].map((part) => format(percentile(good, part), 1));
    const ratio = format(percentile(good, 0.5) / trivial, 2);
    line([kind, String(all.length), ...times, ratio, String(wrong(all).length)], counted(all.flatMap(error)));
  }
  for (const why of wrong(samples).slice(0, MAX_SHOWN)) console.log(`  wrong: ${why}`);
  return wrong(samples).length;
}

/** Prints what was counted; false when a row is a fault. */
export function reportRows(rows: readonly Row[]): boolean {
  for (const { label, count, isFault } of rows)
    console.log(`${label.padEnd(58)}${`${isFault && count > 0 ? "! " : ""}${count}`.padStart(8)}`);
  return rows.every(({ isFault, count }) => !isFault || count === 0);
}

/** Errors that are not the local server's own. */
export function errorsIn(samples: readonly Sample[]): number {
  return samples.flatMap(error).filter((name) => name !== LOST_LOCALLY).length;
}

function right(samples: readonly Sample[]): Sample[] {
  return samples.filter(({ verdict }) => verdict.outcome === "right");
}

function wrong(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ kind, verdict }) =>
    verdict.outcome === "wrong" ? `${kind}: ${verdict.why}` : [],
  );
}

function error({ verdict }: Sample): string[] {
  if (verdict.outcome === "problem") return [`${verdict.status} ${verdict.code}`];
  return verdict.outcome === "lost" ? [verdict.reason] : [];
}

/** Nothing was measured where nothing succeeded. */
function format(value: number, digits: number): string {
  return Number.isNaN(value) ? "–" : value.toFixed(digits);
}

function line(cells: readonly string[], last: string): void {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
  );
  console.log(`${padded.join("")}  ${last}`);
}
