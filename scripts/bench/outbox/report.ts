// The table of `npm run bench -- outbox`.
import type { Row } from "./judge.ts";

/** Prints the figures while the provider failed beside those afterwards; false when a row is a fault. */
export function report(failing: readonly Row[], working: readonly Row[]): boolean {
  console.log(line("", "provider failing", "working again"));
  for (const row of working)
    console.log(
      line(
        row.label,
        failing.find(({ label }) => label === row.label),
        row,
      ),
    );
  const isGood = [...failing, ...working].every((row) => !isWrong(row));
  console.log(isGood ? "\nNothing lost, nothing stored twice." : "\nWrong where marked with !");
  return isGood;
}

/** "3 × lost, 1 × found" */
export function counted(names: readonly string[]): string {
  const all = [...Map.groupBy(names, (name) => name)].toSorted();
  return all.map(([name, { length }]) => `${length} × ${name}`).join(", ") || "none";
}

function line(label: string, ...cells: (string | Row | undefined)[]): string {
  return `${label.padEnd(50)}${cells.map((cell) => format(cell).padStart(18)).join("")}`;
}

function format(cell: string | Row | undefined): string {
  if (typeof cell !== "object") return cell ?? "";
  return `${isWrong(cell) ? "! " : ""}${cell.count}`;
}

function isWrong({ isFault, count }: Row): boolean {
  return isFault === true && count > 0;
}
