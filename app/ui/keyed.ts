/** Uses positions as React keys, for lists that never change order and may contain duplicates. */
export function keyed<T>(list: readonly T[]): { key: number; entry: T }[] {
  return list.map((entry, key) => ({ key, entry }));
}
