// A load of a slow phone: complete, fast, nothing shifts, unless a test says otherwise.
import type { SlowLoad } from "#worker/browser-check/speed/speed-reading.ts";
import type { Spot } from "#worker/browser-check/spot.ts";

export const spot = (name: string, y = 0): Spot => ({
  selector: `main > ${name}`,
  snippet: `<${name}>Möbel nach Maß`,
  box: { x: 16, y, width: 380, height: 120 },
});

export function slowLoad(more: Partial<SlowLoad> = {}): SlowLoad {
  return {
    origin: 1_795_000_000_000,
    isComplete: true,
    spentMs: 3_200,
    fcp: 1_100,
    lcp: { ms: 1_800, isImage: true, spot: spot("img", 200) },
    cls: 0,
    shifted: [],
    blocked: { ms: 40, longestMs: 90, byHost: [{ host: "firma.de", ms: 80 }] },
    bytes: {
      byKind: [
        { kind: "document", bytes: 12_400, files: 1 },
        { kind: "image", bytes: 640_000, files: 6 },
      ],
      byHost: [
        { host: "firma.de", bytes: 340_000, files: 5 },
        { host: "fonts.gstatic.com", bytes: 312_400, files: 2 },
      ],
      beyond: { bytes: 0, files: 0 },
    },
    ...more,
  };
}
