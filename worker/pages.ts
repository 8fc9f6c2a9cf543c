// The site's own pages. Built pages are static assets and never reach this file: it renders them once at build time
// and during development, and answers unknown paths with the built not-found page. The contact page is also the ground of
// the answer to a form without script.
import { createRequestHandler } from "react-router";

const NOT_FOUND_PAGE = "/404";
const CONTACT_PAGE = "/kontakt";
/** A missing file of the build: a script or picture of an older version, asked for by no human. */
const MISSING_FILE = /^\/(assets|images)\//;

export async function servePage(request: Request, assets: Fetcher): Promise<Response> {
  if (MISSING_FILE.test(new URL(request.url).pathname)) return new Response("Not found\n", { status: 404 });
  const built = await assets.fetch(new URL(NOT_FOUND_PAGE, request.url));
  if (built.ok) return new Response(built.body, { status: 404, headers: built.headers });
  return render(request);
}

/** The contact page with the headers it is served with, whatever the request was for. */
export async function contactPage(request: Request, assets: Fetcher): Promise<Response> {
  const url = new URL(CONTACT_PAGE, request.url);
  const built = await assets.fetch(url);
  return built.ok ? built : render(new Request(url));
}

async function render(request: Request): Promise<Response> {
  const build = await import("virtual:react-router/server-build");
  return createRequestHandler(build, import.meta.env.MODE)(request);
}
