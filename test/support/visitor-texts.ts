// Every text a visitor can get, for the tests that read them all: as written in the sources, and as evaluated.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { withValues } from "#content/blog/values.ts";

export interface WrittenText {
  file: string;
  text: string;
  /** Name of the property it is the value of, or null. */
  property: string | null;
}

/** Texts of the site, the findings, the rating, the calculator. */
const sources = [
  "app/content/**/*.ts",
  "worker/seo/{audits,legal,site-crawl,engine,robots}/**/*.ts",
  "worker/design/{*,gauges/*}.ts",
  "worker/chat/*.ts",
  "worker/routes/**/*.ts",
  "worker/{pricing,contact,mail}/**/*.ts",
] as const;
/** Made by a script of what the others say. */
const notForVisitors = /truth-figures/;
/** A word of two letters, then another: names of headers, classes and paths are no sentences. */
const SENTENCE = /\p{L}{2,}[,:]? \p{L}/u;

/** String literals and the fixed pieces of templates that hold words. */
export function writtenTexts(): WrittenText[] {
  const files = sources.flatMap((pattern) => globSync(pattern)).filter((file) => !notForVisitors.test(file));
  return [...files.flatMap(literalsOf), ...articleTexts()];
}

interface SyntaxNode {
  type: string;
  key?: SyntaxNode;
  name?: string;
  value?: unknown;
}

function literalsOf(file: string): WrittenText[] {
  const { program } = parseSync(path.basename(file), readFileSync(file, "utf8"));
  const found: WrittenText[] = [];
  const visit = (node: unknown, property: string | null): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, property);
    if (!isNode(node) || node.type === "ImportDeclaration") return;
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text)) found.push({ file, text, property });
    const name = node.type === "Property" ? String(node.key?.name ?? node.key?.value) : property;
    for (const child of Object.values(node)) visit(child, name);
  };
  visit(program, null);
  return found;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Of a string, or of a piece of a template. */
function textOf({ type, value }: SyntaxNode): string | null {
  if (type === "Literal") return typeof value === "string" ? value : null;
  return type === "TemplateElement" ? (value as { cooked: string }).cooked : null;
}

function articleTexts(): WrittenText[] {
  return globSync("app/content/**/*.mdx").map((file) => ({
    file,
    text: readFileSync(file, "utf8").replace(/^import .*$/gm, ""),
    property: null,
  }));
}

/** Articles as readers get them, and what the modules of app/content say once evaluated. */
export function evaluatedTexts(modules: Record<string, unknown>): { file: string; text: string }[] {
  return [
    ...Object.entries(modules).flatMap(([file, module]) => textsIn(module).map((text) => ({ file, text }))),
    ...articleTexts().map(({ file, text }) => ({
      file,
      text: withValues(text).replaceAll("&nbsp;", "\u00a0"),
    })),
  ].map(({ file, text }) => ({ file, text: text.replaceAll("\u00a0", " ") }));
}

/** Sentences in pieces are read as one; functions are called with marks for what they are told. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return callable(value as (...given: string[]) => unknown);
  if (Array.isArray(value) && value.some((piece) => typeof piece === "string")) {
    const whole = value.map((piece) => (typeof piece === "string" ? piece : (piece?.name ?? ""))).join("");
    return value.every((piece) => typeof piece === "string") ? [...value] : [whole];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function callable(value: (...given: string[]) => unknown): string[] {
  try {
    return textsIn(value("…", "…", "…"));
  } catch {
    return [];
  }
}
