// The site's own pages. Built pages are static assets and never reach this file: it renders them once at build time
// and during development, and answers unknown paths with the built not-found page.
import { createRequestHandler } from "react-router";

const NOT_FOUND_PAGE = "/404";
/** A missing file of the build: a script or picture of an older version, asked for by no human. */
const MISSING_FILE = /^\/(assets|images)\//;

export async function servePage(request: Request, assets: Fetcher): Promise<Response> {
  if (MISSING_FILE.test(new URL(request.url).pathname)) return new Response("Not found\n", { status: 404 });
  const built = await assets.fetch(new URL(NOT_FOUND_PAGE, request.url));
  if (built.ok) return new Response(built.body, { status: 404, headers: built.headers });
  const build = await import("virtual:react-router/server-build");
  return createRequestHandler(build, import.meta.env.MODE)(request);
}
