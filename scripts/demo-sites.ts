// The sample websites in public/demos as they lie on disk: what pictures and response headers are made from.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projects } from "#content/portfolio.ts";

/** Names of the folders, which are the slugs of the projects. */
export const demoSlugs: readonly string[] = projects.map(({ slug }) => slug);

/** Where pictures of them lie, with the fingerprints they were made from. */
export const SHOTS_FOLDER = "public/images/projects";
export const FINGERPRINTS = `${SHOTS_FOLDER}/made-from.json`;

/** SHA-256 over names and contents of all files of a sample website. */
export function demoFingerprint(slug: string, demos = "public/demos"): string {
  const folder = path.join(demos, slug);
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort(byPath)) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function byPath(a: { parentPath: string; name: string }, b: { parentPath: string; name: string }): number {
  return path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1;
}
