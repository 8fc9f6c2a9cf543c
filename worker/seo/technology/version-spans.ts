// Spans of versions, as advisories name them: from one version on, before another.

export interface VersionSpan {
  /** Inclusive; major, minor, patch. */
  from: readonly number[];
  /** Exclusive. */
  before: readonly number[];
}

/** @param range such as "<3.5.0" or ">=1.2.0 <3.5.0"; null for other forms. Suffixes such as "-beta.2" are left out. */
export function parseRange(range: string): VersionSpan | null {
  const from = /^>=\s?(\d{1,5}(?:\.\d{1,5}){0,2})/.exec(range)?.[1] ?? "0";
  const before = /<\s?(\d{1,5}(?:\.\d{1,5}){0,2})/.exec(range)?.[1];
  return before === undefined ? null : { from: partsOf(from), before: partsOf(before) };
}

export function isWithin(version: string, { from, before }: VersionSpan): boolean {
  const parts = partsOf(version);
  return compareVersions(parts, from) >= 0 && compareVersions(parts, before) < 0;
}

export function compareVersions(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < 3; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function partsOf(version: string): number[] {
  return version.split(".", 3).map((part) => Number.parseInt(part, 10) || 0);
}
