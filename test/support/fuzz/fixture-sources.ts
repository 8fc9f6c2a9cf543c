// The pages of test/fixtures/pages as bytes, read from disk. Node only.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const PAGES = path.join(import.meta.dirname, "../../fixtures/pages");

export function fixtureSources(): Uint8Array[] {
  const files = globSync("**/*.html", { cwd: PAGES }).sort();
  return files.map((file) => new Uint8Array(readFileSync(path.join(PAGES, file))));
}
