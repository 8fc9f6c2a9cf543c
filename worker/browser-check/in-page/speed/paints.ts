// When something was painted first, and when the largest part was.
import type { LargestPaint } from "../../speed/speed-reading.ts";
import { spotOf } from "../describe.ts";
import { observe } from "./observe.ts";

/** Not among TypeScript's own types. */
interface LargestEntry extends PerformanceEntry {
  element: Element | null;
  url: string;
}

let first: number | null = null;
let largest: LargestEntry | null = null;

const paints = observe<PerformanceEntry>("paint", ({ name, startTime }) => {
  if (name === "first-contentful-paint") first = startTime;
});
const largestPaints = observe<LargestEntry>("largest-contentful-paint", (entry) => {
  largest = entry;
});

export function paintsSeen(): { fcp: number | null; lcp: LargestPaint | null } {
  paints();
  largestPaints();
  if (largest === null) return { fcp: first, lcp: null };
  const { element, startTime, url } = largest;
  return { fcp: first, lcp: { ms: startTime, isImage: url !== "", spot: element && spotOf(element) } };
}
