// The pages that `npm run bench -- design` rates, on one loopback server of their own: the site refuses to rate its own host.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { CONTENT_TYPES } from "../content-types.ts";
import { demoSlugs } from "../demo-sites.ts";

const SITE = "build/client";
const FIXTURES = "test/fixtures/pages";
const FIXTURE_FOLDER = "design";

/** Paths on the server: the home page, the five sample sites, the twelve fixture pages. */
export const ratedPaths: readonly string[] = [
  "/",
  ...demoSlugs.map((slug) => `/demos/${slug}/`),
  ...readdirSync(path.join(FIXTURES, FIXTURE_FOLDER)).map((file) => `/${FIXTURE_FOLDER}/${file}`),
];

export interface PageServer {
  origin: string;
  close: () => void;
}

/** Plain HTTP: no browser would trust a certificate made here. */
export async function serveRatedPages(): Promise<PageServer> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const folder = pathname.startsWith(`/${FIXTURE_FOLDER}/`) ? FIXTURES : SITE;
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const body = contentOf(path.join(folder, path.posix.normalize(decodeURIComponent(name))));
    const type = CONTENT_TYPES[path.extname(name)] ?? "application/octet-stream";
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

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
