/**
 * Caches the result of a pure function for as long as its argument lives: many audits ask the same of one page. Nobody may
 * change a result.
 */
export function memoizeByFacts<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}
