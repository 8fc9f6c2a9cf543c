// How much the page shifts while it comes, by session windows, and what it is that shifts.
import { getParent, isConnected } from "../../../in-page/safe-dom.ts";
import type { ShiftedSpot } from "../../speed/speed-reading.ts";
import { spotOf } from "../describe.ts";
import { observe } from "./observe.ts";

/** Not among TypeScript's own types. */
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** A window ends after a second of rest, and after five at the latest: https://web.dev/articles/evolving-cls */
const REST_MS = 1_000;
const WINDOW_MS = 5_000;
/** Elements that are told apart; a page can shift as many as it likes. */
const MAX_ELEMENTS = 200;
const MAX_SPOTS = 8;

let worst = 0;
let sum = 0;
let begin = Number.NEGATIVE_INFINITY;
let last = Number.NEGATIVE_INFINITY;
const shares = new Map<Element, number>();

const shifts = observe<ShiftEntry>("layout-shift", ({ value, hadRecentInput, startTime, sources }) => {
  if (hadRecentInput) return;
  const isSame = startTime - last < REST_MS && startTime - begin < WINDOW_MS;
  if (!isSame) begin = startTime;
  sum = isSame ? sum + value : value;
  last = startTime;
  worst = Math.max(worst, sum);
  for (const { node } of sources) {
    const element = node instanceof Element ? node : node && getParent(node);
    if (element === null || (shares.size >= MAX_ELEMENTS && !shares.has(element))) continue;
    shares.set(element, (shares.get(element) ?? 0) + value);
  }
});

export function shiftsSeen(): { cls: number; shifted: ShiftedSpot[] } {
  shifts();
  const most = [...shares]
    .filter(([element]) => isConnected(element))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SPOTS);
  return { cls: worst, shifted: most.map(([element, value]) => ({ value, spot: spotOf(element) })) };
}
