// Finds out by trial, once, with how few privileges the Chromium of this machine runs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { clearHome, createHome } from "./home.ts";
import {
  type Confinement,
  HOME_VARIABLE,
  noteIn,
  PROXY_VARIABLE,
  placeWrapper,
  refusingScript,
  wrapperScript,
} from "./wrapper.ts";

const USER = "nobody";
/** The first start after an installation reads several hundred megabytes. */
const TRIAL_MS = 30_000;
/** Nobody listens there; about:blank needs no network. */
const NO_PROXY = "127.0.0.1:9";
/** They decide whether unprivileged users may create the namespaces of a sandbox. */
const KERNEL_SETTINGS = [
  "/proc/sys/user/max_user_namespaces",
  "/proc/sys/kernel/unprivileged_userns_clone",
  "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
];

/**
 * Installs the wrapper for this Chromium, with as few privileges as it starts with, in Miniflare's cache folder. The result is
 * kept in the wrapper until Chromium, kernel or user change.
 * @param chromium null: a script that refuses
 * @param flags besides the confining ones
 * @returns how it runs; null when it does not start at all
 */
export async function installConfined(
  chromium: string | null,
  cache: string,
  flags: readonly string[] = [],
): Promise<Confinement | null> {
  if (chromium === null) return refused(cache);
  const circumstances = [circumstancesOf(chromium), ...flags].join(" ");
  const known = readNote(noteIn(cache));
  if (known?.circumstances === circumstances) return known.confinement;
  for (const confinement of listConfinements()) {
    const note = JSON.stringify({ confinement, circumstances });
    const script = wrapperScript(chromium, confinement, { note, flags });
    if (!(await starts(script))) continue;
    placeWrapper(cache, script);
    return confinement;
  }
  return refused(cache);
}

function refused(cache: string): null {
  placeWrapper(cache, refusingScript());
  return null;
}

/** From the fewest privileges to the most. */
export function listConfinements(isRoot = process.getuid?.() === 0): Confinement[] {
  const own = { account: null, noNewPrivileges: false };
  if (!isRoot) return [true, false].map((hasSandbox) => ({ ...own, hasSandbox }));
  const account = unprivilegedAccount();
  const asRoot = { ...own, hasSandbox: false };
  if (!account) return [asRoot];
  return [
    { account, noNewPrivileges: true, hasSandbox: true },
    { account, noNewPrivileges: false, hasSandbox: true },
    { account, noNewPrivileges: true, hasSandbox: false },
    asRoot,
  ];
}

/** One German sentence for who starts the site. */
export function describeConfinement(confinement: Confinement | null): string {
  if (!confinement) return "Chromium für fremde Seiten startet nicht: keine Design-Bewertung.";
  const user = confinement.account ? USER : os.userInfo().username;
  const { hasSandbox } = confinement;
  const why = user === "root" ? "als anderer Benutzer startet es nicht" : "der Kernel erlaubt keine";
  return `Chromium für fremde Seiten: Benutzer ${user}, ${hasSandbox ? "mit Sandbox" : `ohne Sandbox (${why})`}, Netz nur über den Wächter.`;
}

function unprivilegedAccount(): Confinement["account"] {
  const setpriv = (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, "setpriv"))
    .find(isExecutable);
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readIfThere("/etc/passwd")) ?? [];
  return setpriv && uid && gid ? { uid: Number(uid), gid: Number(gid), setpriv } : null;
}

/** Whether the script shows a page; tried beside the wrapper that other servers may be using. */
function starts(script: string): Promise<boolean> {
  const home = createHome();
  const wrapper = placeWrapper(home, script);
  const env = { ...process.env, [PROXY_VARIABLE]: NO_PROXY, [HOME_VARIABLE]: home };
  const args = ["--headless", "--disable-gpu", "--dump-dom", "about:blank"];
  const child = spawn(wrapper, args, { env, detached: true, stdio: ["ignore", "pipe", "ignore"] });
  const timer = setTimeout(() => clearHome(home), TRIAL_MS);
  let output = "";
  child.stdout.on("data", (part: Buffer) => {
    output += part;
  });
  return new Promise((resolve) => {
    child.on("error", () => {});
    child.on("close", () => {
      clearTimeout(timer);
      clearHome(home);
      resolve(output.includes("<html"));
    });
  });
}

function circumstancesOf(chromium: string): string {
  const { size, mtimeMs } = statSync(chromium);
  const kernel = [os.release(), ...KERNEL_SETTINGS.map((file) => readIfThere(file).trim())].join(" ");
  const script = wrapperScript(chromium, { account: null, noNewPrivileges: false, hasSandbox: true });
  const digest = createHash("sha256").update(script).digest("hex");
  return [digest, chromium, size, mtimeMs, process.getuid?.(), kernel].join(" ");
}

function readNote(note: string | null): { confinement: Confinement; circumstances: string } | null {
  try {
    return note === null ? null : JSON.parse(note);
  } catch {
    return null;
  }
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
