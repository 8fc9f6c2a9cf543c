/** A list with its positions as React keys: what a page shows and never moves has no other identity, and may say a word twice. */
export function keyed<T>(list: readonly T[]): { key: number; entry: T }[] {
  return list.map((entry, key) => ({ key, entry }));
}
