/** „2025“ in the first year, „2025–2027“ later. A year before the first (a wrong clock) counts as the first. */
export function copyrightYears(first: number, current: number): string {
  return current > first ? `${first}–${current}` : `${first}`;
}
