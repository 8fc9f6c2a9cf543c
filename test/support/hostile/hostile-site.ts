// A web server whose page, headers and side files change from analysis to analysis.
import { createServer } from "node:http";
import { type FixtureCase, filesOf } from "../seo/fixture-pages.ts";

export interface HostileFiles {
  page: string | Uint8Array;
  headers?: Record<string, string>;
  setCookies?: string[];
  imprint?: string;
  robotsTxt?: string | null;
  sitemap?: string | null;
}

export interface HostileSite {
  /** Serves these files from now on; returns the address of the page. */
  serve: (files: HostileFiles) => string;
  stop: () => Promise<void>;
}

/** Headers that would say something else about what is sent here. */
const NOT_SENT = new Set(["content-encoding", "date"]);

export function hostileFiles(one: FixtureCase): HostileFiles {
  return filesOf(one);
}

export async function startHostileSite(): Promise<HostileSite> {
  let files: HostileFiles = { page: "" };
  const server = createServer((request, response) => {
    response.on("error", () => {});
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const side: Record<string, string | null | undefined> = {
      "/robots.txt": files.robotsTxt,
      "/sitemap.xml": files.sitemap,
      "/impressum": files.imprint,
    };
    if (pathname === "/") return void response.writeHead(200, headersOf(files)).end(files.page);
    const text = side[pathname];
    if (text === undefined || text === null) return void response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": pathname === "/impressum" ? "text/html" : "text/plain" })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The hostile site has no port");
  return {
    serve: (next) => {
      files = next;
      return `http://127.0.0.1:${address.port}/`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One after the other, as some names are those of what objects inherit. */
function headersOf({ headers = {}, setCookies = [] }: HostileFiles): string[] {
  const own = Object.entries({ "content-type": "text/html; charset=utf-8", ...headers });
  return [
    ...own.filter(([name]) => !NOT_SENT.has(name)).flat(),
    ...setCookies.flatMap((cookie) => ["set-cookie", cookie]),
  ];
}
