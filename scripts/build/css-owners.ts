// Lets finish-pages.ts split the build's one stylesheet: marks where each CSS file begins, and records which files each entry
// can need.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** For finish-pages.ts alone; not served. */
export const CSS_OWNERS_FILE = "build/css-owners.json";
export const CSS_MARK = /\.css-file-(\d+)\{order:\d+\}/g;

/** By file name of an entry in assets/: numbers of the CSS files it can need, late parts included. */
export type CssOwners = Record<string, number[]>;

export function cssOwners(): Plugin {
  const numbers = new Map<string, number>();

  return {
    name: "css-owners",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const number = numbers.get(id) ?? numbers.size;
        numbers.set(id, number);
        return { code: `.css-file-${number}{order:${number}}\n${code}`, map: null };
      },
    },
    generateBundle(_, bundle) {
      const owners: CssOwners = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
        const needed = [...reachable(chunk.facadeModuleId, (id) => this.getModuleInfo(id))];
        owners[path.basename(chunk.fileName)] = needed.flatMap((id) => numbers.get(id) ?? []);
      }
      mkdirSync(path.dirname(CSS_OWNERS_FILE), { recursive: true });
      writeFileSync(CSS_OWNERS_FILE, JSON.stringify(owners));
    },
  };
}

interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** `entry` and all modules that it imports, statically or dynamically. */
function reachable(entry: string, read: (id: string) => Imports | null): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const imports = read(id);
    for (const next of [...(imports?.importedIds ?? []), ...(imports?.dynamicallyImportedIds ?? [])])
      found.add(next);
  }
  return found;
}
