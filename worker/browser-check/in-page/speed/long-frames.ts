// Frames in which the main thread was busy for more than 50 ms, and the hosts whose scripts kept it so.
import type { HostTime, SeenLoad } from "../../speed/speed-reading.ts";
import { knows, observe } from "./observe.ts";

/** Not among TypeScript's own types: https://w3c.github.io/long-animation-frames/ */
interface LongFrame extends PerformanceEntry {
  blockingDuration: number;
  scripts: { duration: number; sourceURL: string }[];
}

const LONG_FRAME = "long-animation-frame";
/** A task is long beyond it: https://w3c.github.io/longtasks/ */
const LONG_MS = 50;
/** Hosts that are told apart. */
const MAX_HOSTS = 50;
const MAX_TOLD = 8;
const MAX_HOST_LENGTH = 253;

/** Frames that are told apart by their begin. */
const MAX_FRAMES = 500;

const long: { begin: number; blockedMs: number; ms: number }[] = [];
const byHost = new Map<string, number>();

function add(begin: number, blockedMs: number, ms: number): void {
  if (long.length < MAX_FRAMES) long.push({ begin, blockedMs, ms });
}

const frames = observe<LongFrame>(LONG_FRAME, ({ startTime, blockingDuration, duration, scripts }) => {
  add(startTime, blockingDuration, duration);
  for (const script of scripts) {
    const host = hostOf(script.sourceURL);
    if (byHost.size >= MAX_HOSTS && !byHost.has(host)) continue;
    byHost.set(host, (byHost.get(host) ?? 0) + script.duration);
  }
});
// Browsers before 123 know the tasks alone, without their scripts.
const tasks = knows(LONG_FRAME)
  ? () => {}
  : observe<PerformanceEntry>("longtask", ({ startTime, duration }) =>
      add(startTime, duration - LONG_MS, duration),
    );

function hostOf(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return "";
  return new URL(address).hostname.slice(0, MAX_HOST_LENGTH);
}

/** @param fcp before it there is nothing on the screen that could be touched: as in Lighthouse's blocking time */
export function longFramesSeen(fcp: number | null): SeenLoad["blocked"] {
  frames();
  tasks();
  const after = long.filter(({ begin }) => fcp !== null && begin >= fcp);
  const hosts: HostTime[] = [...byHost].map(([host, ms]) => ({ host, ms }));
  return {
    ms: after.reduce((sum, { blockedMs }) => sum + blockedMs, 0),
    longestMs: Math.max(0, ...long.map(({ ms }) => ms)),
    byHost: hosts.sort((one, other) => other.ms - one.ms).slice(0, MAX_TOLD),
  };
}
