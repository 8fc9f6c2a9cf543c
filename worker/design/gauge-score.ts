// From a figure to points.

/** 0–1: full at or beyond `good`, none at or beyond `poor`, linear between; `good` and `poor` differ. */
export function gaugeScore(value: number, { good, poor }: { good: number; poor: number }): number {
  const share = (value - poor) / (good - poor);
  return Math.min(1, Math.max(0, share));
}
