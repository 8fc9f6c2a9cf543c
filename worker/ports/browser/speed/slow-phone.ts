// A phone of the middle class on a slow mobile line, as Lighthouse slows a browser down: its "devtools" throttling, constants mobileSlow4G.
import type { CDPSession } from "@cloudflare/puppeteer";
import type { Viewport } from "../viewports.ts";

/** Lighthouse's own screen of a phone: pages choose their pictures by it. */
export const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75 } as const;
const ROUND_TRIP_MS = 150;
/** kbit/s */
const DOWN = 1.6 * 1024;
const UP = 750;
/** What a browser adds to each request stands for several round trips; and it counts no headers. */
const LATENCY_FACTOR = 3.75;
const THROUGHPUT_FACTOR = 0.9;
const CPU_SLOWDOWN = 4;

const bytesPerSecond = (kilobits: number) => Math.floor((kilobits * THROUGHPUT_FACTOR * 1024) / 8);

export const SLOW_LINE = {
  offline: false,
  latency: ROUND_TRIP_MS * LATENCY_FACTOR,
  downloadThroughput: bytesPerSecond(DOWN),
  uploadThroughput: bytesPerSecond(UP),
} as const;

export function slowPhone(mobile: Viewport): Viewport {
  return { ...mobile, width: SCREEN.width, height: SCREEN.height };
}

/** Screen and line. Call before the tab goes anywhere. */
export async function beSlowPhone(session: CDPSession): Promise<void> {
  const slowLine = (of: CDPSession) => of.send("Network.emulateNetworkConditions", SLOW_LINE);
  // Frames of other sites have sessions of their own; those that have gone by then need none.
  session.on("sessionattached", (frame) => void slowLine(frame).catch(() => {}));
  await Promise.all([
    session.send("Emulation.setDeviceMetricsOverride", {
      ...SCREEN,
      mobile: true,
      screenWidth: SCREEN.width,
      screenHeight: SCREEN.height,
    }),
    // A visitor of the middle has not asked for less motion: what fades in, comes later.
    session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-reduced-motion", value: "no-preference" },
        { name: "prefers-color-scheme", value: "light" },
      ],
    }),
    slowLine(session),
  ]);
}

/** Just before it goes: a slow tab keeps a core of the machine busy. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

export async function speedUp(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

/** Slow only where the page has something to do: Chromium slows a tab down by keeping a core of the machine busy, idle tabs as well. */
export interface Pace {
  /** Nothing is under way: full speed until the next request, whose answer is far enough away. */
  rest: () => void;
  isSlow: () => boolean;
}

export function paceOf(session: CDPSession): Pace {
  let isSlow = true;
  const set = (wanted: boolean) => {
    if (wanted === isSlow) return;
    isSlow = wanted;
    session.send("Emulation.setCPUThrottlingRate", { rate: wanted ? CPU_SLOWDOWN : 1 }).catch(() => {});
  };
  session.on("Network.requestWillBeSent", () => set(true));
  return { rest: () => set(false), isSlow: () => isSlow };
}
