// The sample websites in public/demos, source of their pictures and response headers.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projects } from "#content/portfolio/portfolio.ts";

/** Folder names, equal to the slugs of the projects. */
export const demoSlugs: readonly string[] = projects.map(({ slug }) => slug);

/** Folder of their pictures, with the fingerprints of their sources. */
export const SHOTS_FOLDER = "public/images/projects";
export const FINGERPRINTS = `${SHOTS_FOLDER}/made-from.json`;

/** SHA-256 over names and contents of all files of a sample website. */
export function fingerprintDemo(slug: string, demos = "public/demos"): string {
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
