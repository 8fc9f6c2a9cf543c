// Measures how long browsers ran, by the child processes of the served site.
import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** A rating takes at least twenty times as long. */
const POLL_MS = 250;

export interface BrowserClock {
  /** All browsers together. */
  seconds: () => number;
  stop: () => void;
}

/** Counts the browsers below this process, from now on. */
export function startBrowserClock(): BrowserClock {
  let ms = 0;
  let isOn = true;
  const run = async () => {
    for (let last = performance.now(); isOn; await pause(POLL_MS)) {
      const count = countBrowsers(process.pid, await processes());
      const now = performance.now();
      ms += count * (now - last);
      last = now;
    }
  };
  run();
  return {
    seconds: () => ms / 1000,
    stop: () => {
      isOn = false;
    },
  };
}

export interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** One per browser: Chromium's helper processes carry a --type, and wrapper scripts are not Chromium. */
export function countBrowsers(root: number, all: readonly Process[]): number {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const count = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + (isBrowser(child) ? 1 : count(child.pid)), 0);
  return count(root);
}

function isBrowser({ command }: Process): boolean {
  const [program = ""] = command.split(" ");
  return (
    /chrom(?:e|ium)/i.test(program) && command.includes("--user-data-dir=") && !command.includes("--type=")
  );
}

async function processes(): Promise<Process[]> {
  const { stdout } = await execute("ps", ["-eo", "pid=,ppid=,args="], { maxBuffer: 64 << 20 });
  return stdout.split("\n").flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
