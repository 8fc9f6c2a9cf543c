// What a result complains of, in short: "rule: count", with a question mark where a person has to look.
import type { SizeResult } from "#contract/accessibility-check.ts";

export function saidOf(result: Pick<SizeResult, "faults" | "open"> | null): string[] {
  if (result === null) return [];
  const { faults, open } = result;
  return [
    ...faults.map(({ rule, count }) => `${rule}: ${count}`),
    ...open.map(({ rule, count }) => `? ${rule}: ${count}`),
  ].toSorted();
}
