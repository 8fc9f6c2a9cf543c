// Brotli sizes of a built page, as the budgets of ARCHITECTURE.md count them.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** All in bytes after brotli. */
export interface PageSizes {
  /** With its inlined CSS. */
  html: number;
  /** The inlined CSS alone. */
  css: number;
  /** The starter: what runs before load. */
  starter: number;
  /** Everything the page fetches for itself once it starts; late parts not counted. */
  script: number;
}

export function pageSizes(client: string, page: string): PageSizes {
  const html = readFileSync(path.join(client, page, "index.html"), "utf8");
  const modules = html.match(/data-modules="([^"]*)"/)?.[1]?.split(" ") ?? [];
  return {
    html: brotliBytes(html),
    css: brotliBytes(html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? ""),
    starter: brotliBytes(html.match(/<script>([\s\S]*?)<\/script><\/head>/)?.[1] ?? ""),
    script: modules
      .map((name) => brotliBytes(readFileSync(path.join(client, name))))
      .reduce((sum, bytes) => sum + bytes, 0),
  };
}

function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
