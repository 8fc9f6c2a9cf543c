// The site's own pages: rendered at build time and in development; deployed, only the not-found and contact pages come from here.
import { createRequestHandler } from "react-router";

const NOT_FOUND_PAGE = "/404";
const CONTACT_PAGE = "/kontakt";
/** A file of an older build, requested by no human. */
const MISSING_FILE = /^\/(assets|images)\//;

export async function servePage(request: Request, assets: Fetcher): Promise<Response> {
  if (MISSING_FILE.test(new URL(request.url).pathname)) return new Response("Not found\n", { status: 404 });
  const built = await assets.fetch(new URL(NOT_FOUND_PAGE, request.url));
  if (built.ok) return new Response(built.body, { status: 404, headers: built.headers });
  return render(request);
}

export async function contactPage(request: Request, assets: Fetcher): Promise<Response> {
  const url = new URL(CONTACT_PAGE, request.url);
  const built = await assets.fetch(url);
  return built.ok ? built : render(new Request(url));
}

async function render(request: Request): Promise<Response> {
  const build = await import("virtual:react-router/server-build");
  return createRequestHandler(build, import.meta.env.MODE)(request);
}
