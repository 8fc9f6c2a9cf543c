// Finds a Chromium for screenshots and browser tests, installs one where that is possible, and hands it to local Browser Rendering.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without a window: half the time per page in tests. Some systems do not have it. */
const WINDOWLESS = "chromium-headless-shell";
const FIXED_PLACES = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where Miniflare looks for the one Chrome version it knows before it would download it (its BROWSER_VERSION). */
const RENDERING_CHROME = `chrome/linux${process.arch === "arm64" ? "_arm" : ""}-126.0.6478.182/chrome-linux64/chrome`;
/** A real Chrome has some hundred megabytes: tell the two apart without reading it. */
const MAX_WRAPPER_BYTES = 10_000;
const WRAPPER_MARK = "# Written by scripts/chromium.ts of Pättken.";

const HINT = `Kein Chromium gefunden. Die Website läuft, aber ohne Design-Bewertung und Browsertests.
Abhilfe: Chromium oder Chrome installieren (Debian: apt-get install chromium) oder CHROME_PATH=/pfad/zu/chrome setzen.
No Chromium found. The site runs, but without design rating and browser tests. Install Chromium or set CHROME_PATH.`;

/** Path of an executable Chromium: CHROME_PATH first, then what is installed; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH) return isExecutable(env.CHROME_PATH) ? env.CHROME_PATH : null;
  return [...placesOf(COMMANDS, env), ...FIXED_PLACES].find(isExecutable) ?? null;
}

/** As findChromium, but prefers the one without a window. */
export function findWindowlessChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH) return findChromium(env);
  return placesOf([WINDOWLESS], env).find(isExecutable) ?? findChromium(env);
}

function placesOf(commands: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/**
 * A Chromium for this machine, installed from Debian's packages where we are root there, and made known to
 * Miniflare. Null with a hint on the console when none can be had.
 */
export function provideChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH && !isExecutable(env.CHROME_PATH)) {
    console.error(`CHROME_PATH=${env.CHROME_PATH} ist keine ausführbare Datei. / is not an executable file.`);
  }
  let chromium = findChromium(env);
  if (!chromium && !env.CHROME_PATH && isDebianRoot()) {
    console.log("Installiere Chromium aus den Debian-Paketen, einmalig …");
    installPackage("chromium");
    chromium = findChromium(env);
  }
  if (!chromium) {
    console.error(HINT);
    return null;
  }
  offerWindowless(env);
  return chromium;
}

/** The one without a window starts in half the time, and a tab there gets its frames whatever else is open. */
function offerWindowless(env: NodeJS.ProcessEnv): void {
  const chromium = findWindowlessChromium(env);
  if (chromium && process.platform === "linux") offerToMiniflare(chromium, cacheFolder(env));
}

/** As provideChromium, for browser tests: the one without a window beside it where it can be had. */
export function provideTestChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const chromium = provideChromium(env);
  if (chromium && !env.CHROME_PATH && isDebianRoot() && !placesOf([WINDOWLESS], env).some(isExecutable)) {
    console.log("Installiere Chromium ohne Fenster für die Browsertests, einmalig …");
    installPackage(WINDOWLESS);
    offerWindowless(env);
  }
  return chromium && findWindowlessChromium(env);
}

/** Content of the wrapper that stands in for Miniflare's own Chrome. Root has no sandbox, all others keep it. */
export function wrapperScript(chromium: string): string {
  return [
    "#!/bin/sh",
    WRAPPER_MARK,
    '[ "$(id -u)" = 0 ] && set -- --no-sandbox "$@"',
    `exec '${chromium.replaceAll("'", "'\\''")}' "$@"`,
    "",
  ].join("\n");
}

/** Puts the wrapper into Miniflare's cache; a real Chrome that is already there stays. */
export function offerToMiniflare(chromium: string, cache: string): string {
  const file = path.join(cache, RENDERING_CHROME);
  if (existsSync(file) && !isOurWrapper(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wrapperScript(chromium));
  chmodSync(file, 0o755);
  return file;
}

function isOurWrapper(file: string): boolean {
  return statSync(file).size < MAX_WRAPPER_BYTES && readFileSync(file, "utf8").includes(WRAPPER_MARK);
}

function cacheFolder(env: NodeJS.ProcessEnv): string {
  return path.join(env.XDG_CACHE_HOME || path.join(os.homedir(), ".cache"), ".wrangler");
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync("/etc/os-release") &&
    /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

function installPackage(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", name],
  ]) {
    const { status, stderr } = spawnSync("apt-get", args, { env, encoding: "utf8" });
    if (status !== 0) console.error(`apt-get ${args[0]}: ${stderr?.trim() || `exit code ${status}`}`);
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
