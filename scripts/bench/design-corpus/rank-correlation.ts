// Spearman's rank correlation: 1 where two lists have the same order, 0 where one says nothing about the other.

/** NaN where a list is constant or shorter than three. Equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) throw new RangeError("Both lists need a value for each item.");
  if (one.length < 3) return Number.NaN;
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length + 1) / 2;
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, rank, index) => sum + (rank - mean) * ((right[index] ?? 0) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
