// Pages on loopback, given as text: what a test lets the site analyse.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface PageServer {
  /** "http://127.0.0.1:41234" */
  origin: string;
  close: () => Promise<void>;
}

const TYPES: Record<string, string> = { ".js": "text/javascript", ".svg": "image/svg+xml" };

/** @param pages by path: "/": "<!doctype html>…", "/app.js": "…" */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<PageServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
    const type = TYPES[/\.\w+$/.exec(pathname)?.[0] ?? ""] ?? "text/html";
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": `${type}; charset=utf-8` });
    response.end(body ?? "not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
