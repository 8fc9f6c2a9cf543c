// Serves the oracle's pages and the packages they use, on loopback.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { oraclePage, type Setup, setups, specialPages, type ToolName, tools } from "./oracle-pages.ts";

const PACKAGES = path.resolve(import.meta.dirname, "../../../node_modules");
const SERVED = /^\/(?:klaro|vanilla-cookieconsent|tarteaucitronjs|orejime)\/[\w./-]+\.(js|css)$/;
const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css" };

export interface OracleSite {
  origin: string;
  stop: () => Promise<void>;
}

export async function startOracleSite(): Promise<OracleSite> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const type = SERVED.exec(pathname)?.[1];
    if (type !== undefined && !pathname.includes("..")) {
      const body = await readFile(path.join(PACKAGES, pathname)).catch(() => null);
      if (body) return void response.writeHead(200, { "Content-Type": TYPES[type] ?? "" }).end(body);
    }
    const html = pageAt(pathname);
    response.writeHead(html ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(html ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function pageAt(pathname: string): string | null {
  const [, first = "", second = ""] = pathname.split("/");
  if (tools.includes(first as ToolName) && setups.includes(second as Setup)) {
    return oraclePage(first as ToolName, second as Setup);
  }
  return specialPages[first] ?? null;
}
