// Records which files of packages end up in the bundles of browser and Worker: what licences/write-licences.ts has to name.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** One file per bundle, `client` and `ssr`; not served. */
const RECORD = "build/bundled-modules-*.json";

export function bundledModules(): Plugin {
  return {
    name: "bundled-modules",
    apply: "build",
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
      const files = ids.filter((id) => id.includes("/node_modules/") && !id.startsWith("\0"));
      const record = RECORD.replace("*", this.environment.name);
      mkdirSync(path.dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(files.map((id) => path.relative("", id)).sort()));
    },
  };
}

/** Of the last build, as paths from the project's root. */
export function readBundledModules(): string[] {
  const records = globSync(RECORD);
  if (records.length < 2) throw new Error(`${RECORD}: the bundles of browser and Worker are not both there.`);
  return records.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as string[]);
}

/** `node_modules/a/node_modules/@b/c/dist/d.js` → `node_modules/a/node_modules/@b/c`. */
export function packageFolder(file: string): string {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  if (folder === undefined) throw new Error(`${file} is of no package.`);
  return folder;
}
