// What the Worker weighs as it is uploaded: Cloudflare refuses more than 3 MB on the free plan, and reads all of the entry at every start.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const BUILT = "build/server";
/** `import{a as b}from"./assets/c.js"`, `import"./d.js"`; not `import("./e.js")`. */
const STATIC_IMPORT = /(?:^|[;}\n])(?:import|export)(?:[\w$\s{},*]+from)?\s*"(\.[^"]+)"/g;

/** kB, compressed by gzip. */
export function uploadWeight(): { upload: number; start: number } {
  return { upload: weigh(globSync("**/*.js", { cwd: BUILT }).sort()), start: weigh([...startFiles()]) };
}

/** The entry and all that it imports before it answers anything. */
export function startFiles(files = new Set(["index.js"])): Set<string> {
  for (const file of files)
    for (const [, to = ""] of readFileSync(path.join(BUILT, file), "utf8").matchAll(STATIC_IMPORT))
      files.add(path.join(path.dirname(file), to));
  return files;
}

function weigh(files: readonly string[]): number {
  const bytes = Buffer.concat(files.map((file) => readFileSync(path.join(BUILT, file))));
  return Math.round(gzipSync(bytes).byteLength / 1024);
}
