/** The result of `work`, or `fallback` where it throws. */
export function tryOr<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}
