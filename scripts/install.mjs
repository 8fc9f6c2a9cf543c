// Whether node_modules matches package-lock.json. Plain JavaScript for Node 20: runs before anything is installed.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/**
 * Why an installation is needed, or null when the installed packages match the lock file.
 * npm writes node_modules/.package-lock.json as the last step of an installation, so it stands for a complete one.
 * @param {string} root project folder
 * @returns {string | null}
 */
export function missingInstall(root) {
  const installedFile = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return "nothing is installed yet";
  if (!existsSync(path.join(root, "node_modules/.bin/node"))) return "the project's Node is missing";
  return lockDifference(readLock(path.join(root, "package-lock.json")), readLock(installedFile));
}

/**
 * First package whose installed version differs from the locked one, as a sentence; null without a difference.
 * Optional packages of other platforms are locked but not installed.
 * @param {LockFile} locked
 * @param {LockFile} installed
 * @returns {string | null}
 */
export function lockDifference(locked, installed) {
  const found = installed.packages ?? {};
  for (const [folder, wanted] of Object.entries(locked.packages ?? {})) {
    if (folder === "") continue;
    const present = found[folder];
    if (!present && wanted.optional) continue;
    if (!present) return `${folder} is missing`;
    if (present.version !== wanted.version)
      return `${folder} is ${present.version}, wanted is ${wanted.version}`;
  }
  return null;
}

/**
 * @param {string} file
 * @returns {LockFile}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
