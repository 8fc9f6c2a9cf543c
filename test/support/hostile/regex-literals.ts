// Finds the regular expressions of source files with a real parser.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

export interface RegexLiteral {
  /** Project path. */
  file: string;
  pattern: string;
  flags: string;
}

export interface RegexUse {
  literals: RegexLiteral[];
  /** Files that put a regular expression together while they run. */
  builders: string[];
}

export function regexesIn(folder: string): RegexUse {
  const use: RegexUse = { literals: [], builders: [] };
  for (const file of globSync(`${folder}/**/*.ts`).sort()) {
    const text = readFileSync(file, "utf8");
    walk(parseSync(path.basename(file), text).program, (node) => {
      if (node.regex) use.literals.push({ file, ...node.regex });
      if (/^(?:New|Call)Expression$/.test(node.type) && node.callee?.name === "RegExp")
        use.builders.push(file);
    });
  }
  return use;
}

interface Node {
  type: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && typeof value.type === "string") visit(value as Node);
  for (const inner of Object.values(value)) walk(inner, visit);
}
