// Pages on a loopback server of their own: the site refuses to visit its own host. Plain HTTP: no browser would trust a certificate made here.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { CONTENT_TYPES } from "../serving/content-types.ts";

/** The built site, whose home page and sample sites are good pages to visit. */
export const SITE = "build/client";

export interface PageServer {
  origin: string;
  close: () => void;
}

/** @param find body of a path; null: not found */
export async function serveLoopback(find: (pathname: string) => Buffer | string | null): Promise<PageServer> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const body = find(pathname);
    const type = CONTENT_TYPES[path.extname(pathname) || ".html"] ?? "application/octet-stream";
    if (body === null) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A file below a folder, the index of a path that ends in a slash; null where there is none. */
export function readServed(folder: string, pathname: string): Buffer | null {
  const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  try {
    return readFileSync(path.join(folder, path.posix.normalize(decodeURIComponent(name))));
  } catch {
    return null;
  }
}
