// Reads what project files import and export, with a real parser. Types count as imports, marked as such.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** Project path of the importing file. */
  from: string;
  /** Project path of a file, or the name of a package as written. */
  to: string;
  isTypeOnly: boolean;
}

export interface SourceFile {
  path: string;
  imports: Import[];
}

/** Folders behind the package imports (`#contract/…`) of package.json. */
const AREAS: Record<string, string> = {
  "#contract/": "app/contract/",
  "#content/": "app/content/",
  "#app/": "app/",
  "#worker/": "worker/",
  "#scripts/": "scripts/",
  "#test/": "test/",
};

/** All TypeScript files of the given folders, parsed. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !file.endsWith(".d.ts"))
    .map((file) => parseSource(file, readFileSync(file, "utf8")));
}

/** One file, also one that exists in memory only. */
export function parseSource(file: string, text: string): SourceFile {
  const { module } = parseSync(path.basename(file), text);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: file,
    to: resolve(file, moduleRequest.value),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end).match(/^["'`]([^"'`$]+)["'`]$/);
    if (literal) imports.push({ from: file, to: resolve(file, literal[1] as string), isTypeOnly: false });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest)
      imports.push({ from: file, to: resolve(file, moduleRequest.value), isTypeOnly: isType });
  }
  return {
    path: file,
    imports,
  };
}

/** All imports that load when the file loads, its own and those of what it imports; types load nothing. */
export function reachedFrom(file: SourceFile, files: readonly SourceFile[]): Import[] {
  const byPath = new Map(files.map((one) => [one.path, one]));
  const seen = new Set<SourceFile>([file]);
  for (const { imports } of seen) {
    for (const { to, isTypeOnly } of imports) {
      const next = byPath.get(to);
      if (next && !isTypeOnly) seen.add(next);
    }
  }
  return [...seen].flatMap(({ imports }) => imports.filter(({ isTypeOnly }) => !isTypeOnly));
}

function resolve(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith(".")) return path.normalize(path.join(path.dirname(from), bare));
  const area = Object.keys(AREAS).find((prefix) => bare.startsWith(prefix));
  return area ? (AREAS[area] as string) + bare.slice(area.length) : bare;
}
