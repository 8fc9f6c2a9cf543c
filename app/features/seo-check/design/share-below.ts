// Where a rating stands among others.

/** Whole percent of `ratings` that are lower than `score`; 0 for none. */
export function shareBelow(score: number, ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.floor((ratings.filter((one) => one < score).length / ratings.length) * 100);
}
