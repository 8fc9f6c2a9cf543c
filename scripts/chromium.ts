// Finds a Chromium for screenshots and browser tests, and installs one where that is possible. How it is started: browser/.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
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

const HINT = `Kein Chromium gefunden. Die Website läuft, aber ohne Design-Bewertung und Browsertests.
Abhilfe: Chromium oder Chrome installieren (Debian: apt-get install chromium) oder CHROME_PATH=/pfad/zu/chrome setzen.
No Chromium found. The site runs, but without design rating and browser tests. Install Chromium or set CHROME_PATH.`;

/** Path of an executable Chromium: CHROME_PATH first, then what is installed; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH) return isExecutable(env.CHROME_PATH) ? env.CHROME_PATH : null;
  return [...listCandidates(COMMANDS, env), ...FIXED_PLACES].find(isExecutable) ?? null;
}

/** As findChromium, but prefers the one without a window. */
export function findWindowlessChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH) return findChromium(env);
  return listCandidates([WINDOWLESS], env).find(isExecutable) ?? findChromium(env);
}

function listCandidates(commands: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/**
 * A Chromium for this machine, installed from Debian's packages where we are root there. Null with a hint on the console when none can be had.
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
  return chromium;
}

/** As provideChromium, for browser tests: the one without a window beside it where it can be had. */
export function provideTestChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const chromium = provideChromium(env);
  if (
    chromium &&
    !env.CHROME_PATH &&
    isDebianRoot() &&
    !listCandidates([WINDOWLESS], env).some(isExecutable)
  ) {
    console.log("Installiere Chromium ohne Fenster für die Browsertests, einmalig …");
    installPackage(WINDOWLESS);
  }
  return chromium && findWindowlessChromium(env);
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync("/etc/os-release") &&
    /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

function installPackage(name: string): void {
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", name],
  ])
    aptGet(args);
}

/**
 * Waits while another installer holds one of apt's locks: its own option does so for dpkg's lock alone.
 * @param wait.pauseMs between two attempts
 */
export function aptGet(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  wait = { limitMs: 10 * 60_000, pauseMs: 2_000 },
): boolean {
  const deadline = Date.now() + wait.limitMs;
  for (;;) {
    const { status, stderr } = spawnSync("apt-get", args, {
      env: { ...env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" },
      encoding: "utf8",
    });
    if (status === 0) return true;
    if (!/Could not get lock|Unable to acquire the dpkg/.test(stderr) || Date.now() > deadline) {
      console.error(`apt-get ${args[0]}: ${stderr?.trim() || `exit code ${status}`}`);
      return false;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait.pauseMs);
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
