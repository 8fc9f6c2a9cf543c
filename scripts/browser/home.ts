// The folder for profiles and all other files of a server's browsers. Nothing of it stays, even after a kill.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { isRunning, systemTemporaryFolder } from "../temporary-folder.mjs";

const PREFIX = "paettken-browser-";
/** Others may traverse, not list: the user that a browser runs as needs its own folder in here. */
const PASSABLE = 0o711;
const OTHERS_MAY_PASS = 0o001;

/** In the temporary folder or, where other users cannot reach it, in /tmp. Removes leftovers of killed servers. */
export function createHome(): string {
  const temporary = systemTemporaryFolder();
  const base = [temporary, "/tmp"].find(isPassable) ?? temporary;
  for (const name of listFolder(base)) {
    const server = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (server && !isRunning(Number(server))) clearHome(path.join(base, name));
  }
  const home = mkdtempSync(path.join(base, `${PREFIX}${process.pid}-`));
  chmodSync(home, PASSABLE);
  return home;
}

/** Kills the browsers that still run from the folder, and removes it. */
export function clearHome(home: string): void {
  // Named after the process id of its wrapper.
  for (const name of listFolder(home)) endBrowser(Number(name), home);
  try {
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // Another user's, or a browser that takes longer to exit: the next start tries again.
  }
}

function endBrowser(pid: number, home: string): void {
  // The number may belong to another process by now.
  const profile = `--user-data-dir=${home}/${pid}/`;
  if (!listFolder("/proc").some((process) => wordsOf(process).includes(profile))) return;
  try {
    // Miniflare gives each browser a process group of its own.
    process.kill(-pid, "SIGKILL");
  } catch {
    // Gone already.
  }
}

function wordsOf(process: string): string {
  try {
    return readFileSync(`/proc/${process}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function isPassable(folder: string): boolean {
  if ((statSync(folder).mode & OTHERS_MAY_PASS) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || isPassable(parent);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
