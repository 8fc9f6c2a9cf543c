// Runs the project's tools as child processes.
import { spawn } from "node:child_process";

export interface CommandResult {
  code: number;
  /** stdout and stderr; empty when they went to the terminal. */
  output: string;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Collect the output instead of showing it. */
  quiet?: boolean;
  /** A hanging tool is stopped after this many milliseconds. */
  timeout?: number;
}

/** Runs a tool from node_modules/.bin (scripts/run.mjs put it first in PATH) and waits for its end. Never throws. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { env, quiet = false, timeout } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      timeout,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
    }
    const finish = (code: number, note = "") =>
      resolve({ code, output: Buffer.concat(chunks).toString() + note });
    child.on("error", (error) => finish(127, `${command}: ${error.message}\n`));
    child.on("close", (code, signal) =>
      code === null ? finish(1, `\n${command} was stopped by ${signal}\n`) : finish(code),
    );
  });
}
