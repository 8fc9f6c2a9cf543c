/** A list with its positions as React keys: what a report shows has no other identity, and never moves. */
export function keyed<T>(list: readonly T[]): { key: number; entry: T }[] {
  return list.map((entry, key) => ({ key, entry }));
}
