/**
 * The value a counter shows, easing out (cubic): fast at first, slower towards the target.
 * @param elapsedMs since the start; before it 0, after `durationMs` exactly `target`
 * @param decimals digits after the comma
 */
export function countUp(elapsedMs: number, target: number, durationMs: number, decimals = 0): number {
  const share = Math.min(1, Math.max(0, elapsedMs / durationMs));
  const scale = 10 ** decimals;
  return Math.round(target * (1 - (1 - share) ** 3) * scale) / scale;
}
