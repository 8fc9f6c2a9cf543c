// Runs in a page from its first moment and counts what the browser measures: paints, shifts, long frames. A world of its own keeps it from the page.
import type { SeenLoad } from "../../speed/speed-reading.ts";
import { longFramesSeen } from "./long-frames.ts";
import { paintsSeen } from "./paints.ts";
import { shiftsSeen } from "./shifts.ts";

export function report(): SeenLoad {
  const paints = paintsSeen();
  return {
    origin: performance.timeOrigin,
    ...paints,
    ...shiftsSeen(),
    blocked: longFramesSeen(paints.fcp),
  };
}
