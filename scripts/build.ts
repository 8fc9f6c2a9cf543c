// Builds the site: Worker and prerendered pages by React Router, pages that paint without script by finish-pages.ts, the uploaded Worker by finish-worker.ts.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CommandResult, runCommand } from "./command.ts";
import { findOpenOwnerData } from "./placeholders.ts";

/** Everything that decides what a build looks like. */
const INPUTS = [
  "app/**/*",
  "worker/**/*",
  "public/**/*",
  "scripts/{build.ts,build/**/*}",
  "{vite,react-router,uno}.config.ts",
  "{wrangler.toml,tsconfig.base.json,package.json,package-lock.json}",
];
const STAMP = "build/inputs.sha256";
const PATIENT = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${new URL("build/patient-prerender.mjs", import.meta.url)}`,
};

/**
 * Builds for the environment named by CLOUDFLARE_ENV (none: local use). False when a step failed.
 * Production refuses placeholders in the owner's data unless VITE_PREVIEW makes it a preview.
 * @param quiet collect the output and show it only on failure
 */
export async function build(quiet = false): Promise<boolean> {
  const open = refusedOwnerData(process.env);
  if (open.length > 0) {
    console.error(`${open.join("\n")}\nMit Platzhaltern wird nicht für die Produktion gebaut.`);
    return false;
  }
  const inputs = fingerprint();
  rmSync("build", { recursive: true, force: true });
  for (const [command, ...args] of [
    ["react-router", "build"],
    ["node", "scripts/build/finish-pages.ts"],
    ["node", "scripts/build/finish-worker.ts"],
  ] as const) {
    const { code, output } = await againIfSlow(() =>
      runCommand(command, args, { quiet: true, env: PATIENT }),
    );
    if (!quiet || code !== 0) console.error(output);
    if (code !== 0) return false;
  }
  writeFileSync(STAMP, inputs);
  return true;
}

/** A machine with other work may still be too slow for `patient-prerender.mjs`; a second build finds warm caches. */
export async function againIfSlow(run: () => Promise<CommandResult>): Promise<CommandResult> {
  const first = await run();
  return first.code !== 0 && /Prerender: Request .*time(?:d )?out/.test(first.output) ? run() : first;
}

/** What keeps a build for this environment from starting, one line each. */
export function refusedOwnerData({ CLOUDFLARE_ENV, VITE_PREVIEW }: NodeJS.ProcessEnv): string[] {
  return CLOUDFLARE_ENV === "production" && !VITE_PREVIEW ? findOpenOwnerData() : [];
}

/** Whether the build on disk was made from the files as they are now. */
export function isBuildFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

function fingerprint(): string {
  const hash = createHash("sha256").update(`${process.env.CLOUDFLARE_ENV}, ${process.env.VITE_PREVIEW}`);
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern)).sort()) {
    if (!statSync(file).isFile()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

if (process.argv[1] === path.resolve(import.meta.filename)) {
  process.exitCode = (await build()) ? 0 : 1;
}
