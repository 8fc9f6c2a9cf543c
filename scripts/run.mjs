// Entry of every npm script: `node scripts/run.mjs NAME [ARGUMENTS]`. Needs Node 20 and npm, nothing else:
// installs what is missing, then runs scripts/NAME.ts on the project's own Node from node_modules.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { missingInstall } from "./install.mjs";
import { claimTemporaryFolder } from "./temporary-folder.mjs";

const OLDEST_NODE = 20;
const PARENT_CHECK_MS = 1_000;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, "node_modules/.bin");
const [name = "", ...args] = process.argv.slice(2);
const script = path.join(root, "scripts", `${name}.ts`);

/**
 * No tool reports home, looks for updates or fetches sample data: a second start works without a network. Nor does one keep traces,
 * which name every analysed address, or show what is stored.
 */
const QUIET = {
  DO_NOT_TRACK: "1",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  X_LOCAL_OBSERVABILITY: "false",
  X_LOCAL_EXPLORER: "false",
};

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(
    `Node ${process.versions.node} ist zu alt, nötig ist ${OLDEST_NODE} oder neuer. / Node ${OLDEST_NODE} or newer is needed.`,
  );
}
if (!/^[a-z-]+$/.test(name) || !existsSync(script)) fail(`There is no script "${name}".`);

const reason = missingInstall(root);
if (reason) install(reason);
claimTemporaryFolder();

const child = spawn(path.join(bin, "node"), [script, ...args], {
  cwd: root,
  stdio: "inherit",
  env: { ...QUIET, ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => child.kill(signal));
}
// npm passes signals on (package.json says `exec`, else they would end at its shell), but a killed npm cannot.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill(), PARENT_CHECK_MS).unref();
}
child.on("exit", (code, signal) => {
  process.exit(code ?? 128 + os.constants.signals[signal ?? "SIGTERM"]);
});

/**
 * Takes the locked versions. Not `npm ci`: it refuses a lock file that lacks the packages of other platforms, as one
 * made against a partial registry does.
 * @param {string} why
 */
function install(why) {
  console.log(`Installiere Pakete (${why}) …`);
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit" });
  if (status !== 0) fail("npm install ist fehlgeschlagen (Meldungen oben). / npm install failed, see above.");
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
