// One temporary folder for all that a command starts: Chromium, workerd and Vite leave files behind when they are killed.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const PREFIX = "paettken-run-";
/** Names the folder to child processes, which then share it. */
const VARIABLE = "PAETTKEN_TMPDIR";
/** The user that a browser runs as must get to its profile in here. */
const PASSABLE = 0o711;

/**
 * Points TMPDIR of this process and its children at a folder of its own, removed at its end. Nothing where a parent has done so.
 * A killed process cannot remove its folder: the next one does.
 */
export function claimTemporaryFolder() {
  const current = process.env.TMPDIR;
  if (current !== undefined && current === process.env[VARIABLE]) return;
  const base = os.tmpdir();
  for (const name of readdirSync(base)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) remove(path.join(base, name));
  }
  const folder = mkdtempSync(path.join(base, `${PREFIX}${process.pid}-`));
  chmodSync(folder, PASSABLE);
  process.env.TMPDIR = folder;
  process.env[VARIABLE] = folder;
  process.on("exit", () => remove(folder));
}

/** The system's temporary folder, for what must outlive the command: the next one clears it. */
export function systemTemporaryFolder() {
  const current = os.tmpdir();
  return current === process.env[VARIABLE] ? path.dirname(current) : current;
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} folder */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // Another user's, or a process still writes into it: the next command comes by again.
  }
}
