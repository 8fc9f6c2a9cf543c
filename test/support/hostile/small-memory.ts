// Analyses in a Node of little memory: a child process, started again when it has died.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import path from "node:path";
import { createInterface, type Interface } from "node:readline";

export interface SmallAnalysis {
  /** Null where there is a report. */
  code: string | null;
  /** Of the report as JSON. */
  characters: number;
  notes: string[];
  ms: number;
  /** Of the whole process, since it began. */
  peakMiB: number;
}

export interface SmallMemory {
  /** "died" when the process ended instead of answering. */
  analyse: (url: string, keywords?: readonly string[]) => Promise<SmallAnalysis | "died">;
  stop: () => void;
}

/** Bytes: headers of 64 kB are an attack, too. */
const MAX_HEADERS = 1_000_000;

export function analysesIn(oldSpaceMiB: number): SmallMemory {
  let running: { child: ChildProcessWithoutNullStreams; lines: Interface } | null = null;
  const start = () => {
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${oldSpaceMiB}`,
        `--max-http-header-size=${MAX_HEADERS}`,
        path.join(import.meta.dirname, "analyse-hostile.ts"),
      ],
      { cwd: path.join(import.meta.dirname, "../../..") },
    );
    child.stderr.resume();
    child.stdin.on("error", () => {});
    return { child, lines: createInterface({ input: child.stdout }) };
  };
  return {
    analyse: (url, keywords = []) => {
      running ??= start();
      const { child, lines } = running;
      return new Promise((resolve) => {
        const died = () => {
          running = null;
          resolve("died");
        };
        child.once("close", died);
        lines.once("line", (line) => {
          child.off("close", died);
          resolve(JSON.parse(line) as SmallAnalysis);
        });
        child.stdin.write(`${JSON.stringify({ url, keywords })}\n`);
      });
    },
    stop: () => {
      running?.child.kill();
      running = null;
    },
  };
}
